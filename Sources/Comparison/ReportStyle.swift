/// How a report looks, on light and on dark ground.
enum ReportStyle {
  static let css = """
    :root {
      color-scheme: light dark;
      --ground: #f6f7f9; --card: #ffffff; --ink: #16181d; --soft: #5b6270; --rule: #dfe2e8;
      --good: #0f7b46; --good-ground: #e5f5ec; --bad: #c0202f; --bad-ground: #fdebec;
      --interior: #1f5fd0; --band: #b4610a; --mean: #6b4fc4; --check: #e3e5ea;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #101216; --card: #191c22; --ink: #eceef2; --soft: #9aa2b1; --rule: #2d323c;
        --good: #5fd39a; --good-ground: #122a1f; --bad: #ff8089; --bad-ground: #351a1e;
        --interior: #78a9ff; --band: #f3a951; --mean: #b39dfb; --check: #262a32;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.5 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
    main { max-width: 1240px; margin: 0 auto; padding: 40px 32px 64px; }
    h1 { font-size: 26px; line-height: 1.25; margin: 0 0 20px; letter-spacing: -0.01em;
      overflow-wrap: anywhere; }
    h2 { font-size: 17px; margin: 0 0 14px; }
    h3 { font-size: 15px; margin: 0; display: flex; gap: 10px; align-items: center; flex-wrap: wrap; }
    p { margin: 0; }
    section, details { background: var(--card); border: 1px solid var(--rule); border-radius: 12px;
      padding: 22px 24px; margin-top: 20px; }
    .verdict { display: flex; gap: 16px; align-items: flex-start; padding: 18px 22px;
      border-radius: 12px; }
    .verdict.passed { background: var(--good-ground); --tone: var(--good); }
    .verdict.failed { background: var(--bad-ground); --tone: var(--bad); }
    .verdict strong { font-size: 18px; color: var(--tone); }
    .verdict svg { flex: none; width: 28px; height: 28px; border-radius: 50%; background: var(--tone);
      fill: none; stroke: var(--card); stroke-width: 2.5; stroke-linecap: round;
      stroke-linejoin: round; padding: 3px; }
    .objection { font-weight: 600; }
    .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
      gap: 14px 28px; margin: 20px 2px 0; }
    dt { color: var(--soft); font-size: 13px; }
    dd { margin: 0; overflow-wrap: anywhere; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th { font-weight: 500; color: var(--soft); font-size: 13px; }
    th, td { padding: 7px 10px; text-align: right; white-space: nowrap; }
    th[colspan] { text-align: center; }
    thead tr:first-child th[colspan] { border-bottom: 1px solid var(--rule); }
    tr > th:first-child:not(.channel) { text-align: left; padding-left: 0; }
    tr > :last-child:not(.channel) { padding-right: 0; }
    tbody th { color: var(--ink); }
    tbody tr { border-top: 1px solid var(--rule); }
    .over { color: var(--bad); font-weight: 600; }
    .legend { display: flex; gap: 20px; color: var(--soft); font-size: 13px; margin-bottom: 6px;
      flex-wrap: wrap; }
    .key::before { content: ""; display: inline-block; width: 18px; height: 0; margin-right: 7px;
      vertical-align: middle; border-top: 2px solid var(--soft); }
    .key.interior::before { border-color: var(--interior); }
    .key.band::before { border-color: var(--band); }
    .key.limit::before { border-top-style: dashed; }
    .key.bad::before { height: 12px; border: 0; background: var(--bad); opacity: 0.18; }
    .plot { display: block; width: 100%; min-width: 640px; }
    .plot text { fill: var(--soft); font-size: 12px; }
    .plot .caption { fill: var(--ink); }
    .plot .grid, .plot .tick { stroke: var(--rule); fill: none; }
    .plot .line { fill: none; stroke-width: 1.75; stroke-linejoin: round; }
    .plot .limit { fill: none; stroke-dasharray: 5 4; stroke-width: 1.25; }
    .plot .interior { stroke: var(--interior); } .plot .band { stroke: var(--band); }
    .plot .mean { stroke: var(--mean); }
    .plot text.interior { fill: var(--interior); stroke: none; }
    .plot text.band { fill: var(--band); stroke: none; }
    .plot .failure { fill: var(--bad); opacity: 0.16; }
    .plot .hit { fill: transparent; }
    .plot .hit:hover { fill: var(--soft); opacity: 0.25; }
    article + article { border-top: 1px solid var(--rule); margin-top: 26px; padding-top: 22px; }
    .numbers { color: var(--soft); font-size: 13px; margin: 4px 0 14px; }
    .chip { font-size: 12px; font-weight: 600; padding: 2px 10px; border-radius: 99px; }
    .chip.passed { color: var(--good); background: var(--good-ground); }
    .chip.failed { color: var(--bad); background: var(--bad-ground); }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
      gap: 18px; align-items: start; }
    figure { margin: 0; min-width: 0; }
    figcaption { color: var(--soft); font-size: 13px; margin-top: 7px; overflow-wrap: anywhere; }
    .view { border-radius: 6px; overflow: hidden; outline: 1px solid var(--rule);
      background: repeating-conic-gradient(var(--check) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px; }
    .view img { display: block; width: 100%; height: auto; }
    .view:has(.mark) { position: relative; }
    .mark { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none;
      fill: none; stroke: #fff; stroke-width: 2; }
    .mark .halo { stroke: #000; stroke-width: 4; opacity: 0.6; }
    .pixels { image-rendering: pixelated; }
    .wipe figcaption { display: flex; justify-content: space-between; }
    .stage { position: relative; }
    .stage img + img { position: absolute; inset: 0; height: 100%;
      clip-path: inset(0 calc(100% - var(--at, 50%)) 0 0); }
    .stage img:first-child { clip-path: inset(0 0 0 var(--at, 50%)); }
    .bar { position: absolute; top: 0; bottom: 0; left: var(--at, 50%); width: 2px;
      margin-left: -1px; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.45);
      pointer-events: none; }
    .bar::after { content: "◂ ▸"; position: absolute; top: 50%; left: 50%; width: 34px;
      height: 34px; margin: -17px; border-radius: 50%; background: #fff; color: #16181d;
      font-size: 12px; line-height: 34px; text-align: center;
      box-shadow: 0 1px 5px rgb(0 0 0 / 0.5); }
    .stage input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
      cursor: ew-resize; }
    .stage:focus-within { outline: 3px solid var(--interior); outline-offset: 2px; }
    .detail { display: flex; gap: 28px; align-items: center; margin-top: 18px; flex-wrap: wrap; }
    .parts { display: flex; gap: 8px; align-items: start; }
    .parts img { display: block; flex: 0 1 168px; width: 168px; min-width: 0; height: auto; border-radius: 6px; outline: 1px solid var(--rule);
      background: repeating-conic-gradient(var(--check) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px; }
    .detail table { width: auto; }
    caption { text-align: left; color: var(--soft); font-size: 13px; padding-bottom: 6px; }
    summary { cursor: pointer; font-weight: 600; }
    details p { color: var(--soft); margin-top: 10px; max-width: 76ch; }
    @media (max-width: 640px) { main { padding: 24px 14px 40px; } section { padding: 16px; } }
    """
}
