extension ExampleArt {
  /// A forest in the mist.
  static let dusk = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 400' font-family='Inter'>
    <defs>
    <linearGradient id='sky' x2='0' y2='1'>
    <stop offset='0' stop-color='#123a3a'/><stop offset='.6' stop-color='#4f9a83'/>
    <stop offset='1' stop-color='#f5e6a8'/>
    </linearGradient>
    <linearGradient id='mist' x2='0' y2='1'>
    <stop offset='0' stop-color='#d9efd0' stop-opacity='0'/>
    <stop offset='1' stop-color='#e9f3cf' stop-opacity='.75'/>
    </linearGradient>
    </defs>
    <rect width='640' height='400' fill='url(#sky)'/>
    <circle cx='170' cy='230' r='40' fill='#fdf3bf'/>
    <path d='M0 262 L80 214 L150 250 L240 176 L330 246 L420 190 L520 250 L640 206 V400 H0 Z'
     fill='#3f8574'/>
    <rect y='220' width='640' height='110' fill='url(#mist)'/>
    <path d='M-8 400 V306 l16 -49 l16 49 l14 -55 l14 55 l20 -39 l20 39 l14 -34 l14 34 l13 -55 l13 55
     l17 -33 l17 33 l16 -63 l16 63 l18 -47 l18 47 l15 -36 l15 36 l17 -43 l17 43 l13 -46 l13
     46 l17 -42 l17 42 l15 -49 l15 49 l17 -53 l17 53 l14 -51 l14 51 l19 -62 l19 62 l16 -41
     l16 41 l16 -60 l16 60 l17 -35 l17 35 l17 -30 l17 30 l17 -66 l17 66 V400 Z'
     fill='#1f5a50'/>
    <rect y='296' width='640' height='70' fill='url(#mist)' opacity='.6'/>
    <path d='M-8 400 V368 l30 -92 l30 92 l23 -90 l23 90 l27 -48 l27 48 l25 -63 l25 63 l28 -54 l28 54
     l25 -64 l25 64 l21 -50 l21 50 l23 -52 l23 52 l19 -41 l19 41 l19 -65 l19 65 l29 -53 l29
     53 l27 -70 l27 70 l29 -66 l29 66 l30 -57 l30 57 V400 Z'
     fill='#0d2f2e'/>
    <text x='36' y='56' fill='#fff' font-size='13' letter-spacing='5' opacity='.9'>THREE</text>
    <text x='34' y='96' fill='#fff' font-size='38' font-weight='800' letter-spacing='-1'>Slow dusk</text>
    </svg>
    """)

  /// Mountains under northern lights.
  static let night = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 400' font-family='Inter'>
    <defs>
    <linearGradient id='sky' x2='0' y2='1'>
    <stop offset='0' stop-color='#070b24'/><stop offset='.7' stop-color='#232a63'/>
    <stop offset='1' stop-color='#514a8f'/>
    </linearGradient>
    <linearGradient id='aurora' x2='0' y2='1'>
    <stop offset='0' stop-color='#7cf5c8' stop-opacity='0'/>
    <stop offset='.6' stop-color='#5de0b9' stop-opacity='.55'/>
    <stop offset='1' stop-color='#6f8cff' stop-opacity='0'/>
    </linearGradient>
    <filter id='soft' x='-10%' width='120%' y='-20%' height='140%'>
    <feGaussianBlur stdDeviation='9'/>
    </filter>
    <mask id='crescent'>
    <circle cx='530' cy='96' r='34' fill='#fff'/><circle cx='545' cy='88' r='29' fill='#000'/>
    </mask>
    </defs>
    <rect width='640' height='400' fill='url(#sky)'/>
    <path d='M-120 250 C40 90 170 230 270 120 S470 40 760 190 V280 C520 150 420 250 300 225
     S90 210 -120 350 Z' fill='url(#aurora)' filter='url(#soft)'/>
    <path d='M-120 220 C90 130 200 190 330 90 S520 110 760 60 V150 C540 170 430 120 330 170
     S80 240 -120 280 Z' fill='url(#aurora)' opacity='.6' filter='url(#soft)'/>
    <g fill='#fff'>
    <circle cx='60' cy='150' r='1.4'/><circle cx='120' cy='180' r='1'/><circle cx='250' cy='60' r='1.6'/>
    <circle cx='310' cy='140' r='1'/><circle cx='360' cy='50' r='1.3'/><circle cx='410' cy='120' r='1.8'/>
    <circle cx='450' cy='60' r='1'/><circle cx='590' cy='60' r='1.5'/><circle cx='610' cy='190' r='1'/>
    <circle cx='470' cy='190' r='1.2'/><circle cx='200' cy='130' r='1.2'/><circle cx='20' cy='60' r='1.2'/>
    </g>
    <rect x='490' y='56' width='80' height='80' fill='#f4f1de' mask='url(#crescent)'/>
    <path d='M0 300 L90 226 L140 262 L230 180 L320 280 L410 220 L500 290 L570 244 L640 296 V400 H0 Z'
     fill='#1b2052'/>
    <path d='M230 180 L262 216 L240 228 L222 214 L204 204 Z M410 220 L434 240 L412 250 L392 232 Z'
     fill='#c9d2ff' opacity='.7'/>
    <path d='M0 336 C120 300 240 350 360 330 S560 310 640 340 V400 H0 Z' fill='#0c1033'/>
    <path d='M270 340 l26 -24 l26 24 v26 h-52 Z' fill='#05071c'/>
    <rect x='288' y='342' width='16' height='14' fill='#ffd67a'/>
    <text x='36' y='56' fill='#fff' font-size='13' letter-spacing='5' opacity='.9'>FOUR</text>
    <text x='34' y='96' fill='#fff' font-size='38' font-weight='800' letter-spacing='-1'>Still night</text>
    </svg>
    """)
}
