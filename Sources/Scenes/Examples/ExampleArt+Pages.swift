extension ExampleArt {
  /// A magazine page across two sides: a landscape, and a text.
  static let page = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1120 800' font-family='Inter'>
    <defs>
    <linearGradient id='sky' x2='0' y2='1'>
    <stop offset='0' stop-color='#1d2b53'/><stop offset='.45' stop-color='#7a4e8a'/>
    <stop offset='.75' stop-color='#f0857a'/><stop offset='1' stop-color='#ffd9a0'/>
    </linearGradient>
    <linearGradient id='a' x2='0' y2='1'>
    <stop offset='0' stop-color='#8a5a94'/><stop offset='1' stop-color='#d98a8a'/>
    </linearGradient>
    <linearGradient id='b' x2='0' y2='1'>
    <stop offset='0' stop-color='#4a3f78'/><stop offset='1' stop-color='#8b5f95'/>
    </linearGradient>
    <linearGradient id='c' x2='0' y2='1'>
    <stop offset='0' stop-color='#251f4a'/><stop offset='1' stop-color='#4d3f78'/>
    </linearGradient>
    <radialGradient id='sun'>
    <stop offset='0' stop-color='#fff6d8'/><stop offset='.6' stop-color='#ffe3a8'/>
    <stop offset='1' stop-color='#ffcf8f'/>
    </radialGradient>
    <radialGradient id='glow'>
    <stop offset='0' stop-color='#ffe9b8' stop-opacity='.7'/>
    <stop offset='1' stop-color='#ffe9b8' stop-opacity='0'/>
    </radialGradient>
    </defs>
    <rect width='1120' height='800' fill='#faf6ee'/>
    <rect width='560' height='800' fill='url(#sky)'/>
    <circle cx='330' cy='420' r='230' fill='url(#glow)'/>
    <circle cx='330' cy='420' r='92' fill='url(#sun)'/>
    <g fill='#fff' opacity='.8'>
    <circle cx='90' cy='90' r='2'/><circle cx='180' cy='150' r='1.5'/>
    <circle cx='260' cy='60' r='2'/><circle cx='420' cy='110' r='1.5'/>
    <circle cx='500' cy='60' r='2.2'/><circle cx='60' cy='220' r='1.4'/>
    <circle cx='470' cy='210' r='1.6'/><circle cx='350' cy='180' r='1.2'/>
    </g>
    <path d='M0 520 L90 430 L150 490 L250 380 L340 500 L420 420 L560 540 V800 H0 Z' fill='url(#a)'/>
    <path d='M250 380 L282 423 L258 440 L236 420 L222 411 Z M90 430 L112 452 L92 462 L72 448 Z'
     fill='#fbe4d8' opacity='.75'/>
    <path d='M0 600 C90 540 150 610 250 570 S430 520 560 610 V800 H0 Z' fill='url(#b)'/>
    <path d='M0 690 C130 620 220 720 330 670 S500 650 560 700 V800 H0 Z' fill='url(#c)'/>
    <g fill='#1a1538'>
    <path d='M70 720 l14 -52 l14 52 Z M96 728 l17 -66 l17 66 Z M428 712 l15 -58 l15 58 Z'/>
    <path d='M456 722 l12 -44 l12 44 Z M480 716 l18 -70 l18 70 Z'/>
    </g>
    <text x='44' y='752' fill='#fff' font-size='15' letter-spacing='3' opacity='.85'>PLATE 7</text>
    <text x='44' y='774' fill='#fff' font-size='15' opacity='.85'>Evening, from the long ridge</text>
    <text x='620' y='92' fill='#c4453c' font-size='17' font-weight='bold' letter-spacing='4'>PAPER</text>
    <text x='616' y='164' fill='#1d2240' font-size='68' font-weight='800'
     letter-spacing='-2'>A page</text>
    <text x='616' y='236' fill='#1d2240' font-size='68' font-weight='800'
     letter-spacing='-2'>has two sides</text>
    <rect x='620' y='262' width='64' height='6' fill='#c4453c'/>
    <g fill='#3a3d52' font-size='14.5'>
    <text x='620' y='316'>Halve a sheet and it keeps</text>
    <text x='620' y='337'>its shape. Halve it again</text>
    <text x='620' y='358'>and it begins to argue:</text>
    <text x='620' y='379'>every fold doubles what the</text>
    <text x='620' y='400'>next one has to bend. The</text>
    <text x='620' y='421'>seventh takes both hands,</text>
    <text x='620' y='442'>and most sheets give up</text>
    <text x='620' y='463'>there. A crease is a small</text>
    <text x='620' y='484'>injury. Along one line the</text>
    <text x='620' y='505'>fibres are stretched outside</text>
    </g>
    <g fill='#3a3d52' font-size='14.5'>
    <text x='852' y='316'>and pressed inside, and they</text>
    <text x='852' y='337'>never quite forget it. That</text>
    <text x='852' y='358'>is why a map finds its way</text>
    <text x='852' y='379'>back into the glove box.</text>
    <text x='852' y='400'>Light knows it too. The half</text>
    <text x='852' y='421'>that turns to the window</text>
    <text x='852' y='442'>brightens, the other one</text>
    <text x='852' y='463'>falls into shade, and the</text>
    <text x='852' y='484'>eye reads the angle from</text>
    <text x='852' y='505'>nothing but the difference.</text>
    </g>
    <rect x='620' y='530' width='440' height='1.5' fill='#1d2240' opacity='.25'/>
    <g fill='#1d2240' font-size='30' font-weight='600' font-style='italic'>
    <text x='620' y='584'>“Every fold remembers</text>
    <text x='620' y='620'>the hand that made it.”</text>
    </g>
    <text x='1060' y='760' fill='#8b8c9a' font-size='14' text-anchor='end'>7</text>
    </svg>
    """)

  /// A card of circles and a greeting.
  static let card = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 420' font-family='Inter'>
    <rect width='300' height='420' fill='#f3e9d7'/>
    <circle cx='150' cy='150' r='104' fill='#e2553d'/>
    <path d='M46 150 a104 104 0 0 1 208 0 Z' fill='#f2a63b'/>
    <path d='M150 46 a104 104 0 0 1 104 104 H150 Z' fill='#2b4c7e'/>
    <circle cx='98' cy='98' r='22' fill='#f3e9d7'/>
    <path d='M46 150 a52 52 0 0 0 104 0 Z' fill='#1f8a83'/>
    <circle cx='202' cy='202' r='16' fill='#f2a63b'/>
    <g stroke='#22304f' stroke-width='3'>
    <path d='M30 292 H270'/><path d='M30 302 H190'/>
    </g>
    <text x='28' y='350' fill='#22304f' font-size='40' font-weight='800' letter-spacing='-1'>Open me</text>
    <text x='30' y='384' fill='#22304f' font-size='13'>Half a page, and the other half.</text>
    </svg>
    """)
}
