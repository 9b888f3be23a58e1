extension ExampleArt {
  /// A heart.
  static let heart = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 30'>
    <path d='M15 24 L6.5 15.5 C3.5 12.5 4.5 7 9 7 C12 7 14 9 15 11 C16 9 18 7 21 7 C25.5 7 26.5 12.5
     23.5 15.5 Z' fill='#e0506a'/>
    </svg>
    """)

  /// A star.
  static let star = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 30'>
    <path d='M15 5 L17.9 11.9 L25.5 12.6 L19.7 17.5 L21.5 24.9 L15 21 L8.5 24.9 L10.3 17.5 L4.5 12.6
     L12.1 11.9 Z' fill='#f0a93b'/>
    </svg>
    """)

  /// A leaf.
  static let leaf = inline(
    """
    <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 30'>
    <path d='M24 6 C12 5 6 10 6 17 C6 20 7.5 22.5 10 23.5 C18 24 24 18 24 6 Z' fill='#4caf7d'/>
    <path d='M7 25 C10 18 14 14 20 10' fill='none' stroke='#2f7d57' stroke-width='1.5'
     stroke-linecap='round'/>
    </svg>
    """)
}
