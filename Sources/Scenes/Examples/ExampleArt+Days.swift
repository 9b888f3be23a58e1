extension ExampleArt {
  /// The sea in the morning.
  static let dawn = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 400' font-family='Inter'>
    <defs>
    <linearGradient id='sky' x2='0' y2='1'>
    <stop offset='0' stop-color='#5b86c4'/><stop offset='.5' stop-color='#f6b7a2'/>
    <stop offset='1' stop-color='#fff0cf'/>
    </linearGradient>
    <linearGradient id='sea' x2='0' y2='1'>
    <stop offset='0' stop-color='#f2b8a0'/><stop offset='.25' stop-color='#7fa6c9'/>
    <stop offset='1' stop-color='#1f4f7d'/>
    </linearGradient>
    </defs>
    <rect width='640' height='400' fill='url(#sky)'/>
    <circle cx='430' cy='212' r='58' fill='#fff6df'/>
    <path d='M0 214 L60 196 L120 206 L190 178 L260 206 L330 214 Z' fill='#8d86a8'/>
    <rect y='214' width='640' height='186' fill='url(#sea)'/>
    <g fill='#fff3d6'>
    <rect x='384' y='222' width='92' height='3' rx='1.5' opacity='.9'/>
    <rect x='396' y='236' width='68' height='3' rx='1.5' opacity='.7'/>
    <rect x='376' y='252' width='108' height='3.5' rx='1.7' opacity='.55'/>
    <rect x='402' y='272' width='56' height='4' rx='2' opacity='.45'/>
    <rect x='388' y='296' width='84' height='4' rx='2' opacity='.35'/>
    <rect x='410' y='324' width='40' height='4' rx='2' opacity='.3'/>
    </g>
    <path d='M0 300 C80 286 160 312 240 300 S400 286 480 302 S600 306 640 296 V400 H0 Z'
     fill='#17406a' opacity='.55'/>
    <path d='M0 346 C100 330 180 362 300 344 S520 336 640 352 V400 H0 Z' fill='#0f2f55' opacity='.8'/>
    <g fill='#12233f'>
    <path d='M150 286 h74 l-12 18 h-50 Z'/><path d='M184 210 V282 H240 C226 256 208 230 184 210 Z'/>
    <path d='M179 226 V282 H146 C152 262 164 242 179 226 Z'/>
    </g>
    <g fill='none' stroke='#2c3f63' stroke-width='2.5' stroke-linecap='round'>
    <path d='M300 104 q10 -10 18 0 q8 -10 18 0'/><path d='M346 82 q8 -8 14 0 q6 -8 14 0'/>
    </g>
    <text x='36' y='56' fill='#fff' font-size='13' letter-spacing='5' opacity='.9'>ONE</text>
    <text x='34' y='96' fill='#fff' font-size='38' font-weight='800' letter-spacing='-1'>First light</text>
    </svg>
    """)

  /// A desert at noon.
  static let noon = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 400' font-family='Inter'>
    <defs>
    <linearGradient id='sky' x2='0' y2='1'>
    <stop offset='0' stop-color='#1fa3c4'/><stop offset='1' stop-color='#ffe8b6'/>
    </linearGradient>
    <linearGradient id='far' x2='0' y2='1'>
    <stop offset='0' stop-color='#e29a5c'/><stop offset='1' stop-color='#f3c07f'/>
    </linearGradient>
    <linearGradient id='mid' x2='1' y2='1'>
    <stop offset='0' stop-color='#f0a04b'/><stop offset='1' stop-color='#d9733a'/>
    </linearGradient>
    <linearGradient id='near' x2='1' y2='.6'>
    <stop offset='0' stop-color='#c9552d'/><stop offset='1' stop-color='#8f3423'/>
    </linearGradient>
    </defs>
    <rect width='640' height='400' fill='url(#sky)'/>
    <circle cx='500' cy='92' r='44' fill='#fffbe6'/>
    <path d='M0 232 H70 L84 168 H150 L164 208 H210 L224 150 H262 L280 232 H640 V300 H0 Z'
     fill='url(#far)'/>
    <path d='M0 270 C120 220 220 250 320 280 S560 230 640 250 V400 H0 Z' fill='url(#mid)'/>
    <path d='M320 280 C400 300 480 330 640 300 V250 C560 230 420 250 320 280 Z' fill='#b85a30'
     opacity='.5'/>
    <path d='M0 340 C160 270 280 330 380 350 S560 340 640 320 V400 H0 Z' fill='url(#near)'/>
    <g fill='#2f5d4a'>
    <path d='M470 334 V236 a12 12 0 0 1 24 0 V334 Z'/>
    <path d='M474 300 h-26 a12 12 0 0 1 -12 -12 V264 a8 8 0 0 1 16 0 v20 h22 Z'/>
    <path d='M490 284 h22 V256 a8 8 0 0 1 16 0 v32 a12 12 0 0 1 -12 12 h-26 Z'/>
    <path d='M556 338 v-46 a7 7 0 0 1 14 0 v46 Z'/>
    </g>
    <text x='36' y='56' fill='#fff' font-size='13' letter-spacing='5' opacity='.9'>TWO</text>
    <text x='34' y='96' fill='#fff' font-size='38' font-weight='800' letter-spacing='-1'>High noon</text>
    </svg>
    """)
}
