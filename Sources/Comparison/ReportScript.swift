/// What moves in a report: the wipes. Without it everything else is there all the same.
enum ReportScript {
  /// Shows each wipe with the pictures of its frame, and keeps its line where the slider is. A
  /// fragment such as `#wipe=25` sets all sliders to that percentage.
  static let javaScript = """
    'use strict';
    for (const wipe of document.querySelectorAll('.wipe')) {
      const article = wipe.closest('article');
      for (const image of wipe.querySelectorAll('img')) {
        image.src = article.querySelector(`img[data-role="${image.dataset.from}"]`).src;
      }
      const slider = wipe.querySelector('input');
      const show = () => wipe.style.setProperty('--at', slider.value + '%');
      slider.addEventListener('input', show);
      wipe.hidden = false;
      show();
    }
    const follow = () => {
      const match = /^#wipe=(\\d+(\\.\\d+)?)$/.exec(location.hash);
      if (!match) return;
      for (const slider of document.querySelectorAll('.wipe input')) {
        slider.value = match[1];
        slider.dispatchEvent(new Event('input'));
      }
    };
    addEventListener('hashchange', follow);
    follow();
    """
}
