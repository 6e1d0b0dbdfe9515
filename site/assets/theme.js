/** Light or dark: what the reader chose here, otherwise as the system. Runs before the page is drawn. */
{
  const page = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const read = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null; // storage is off
    }
  };
  const isDark = () => (page.dataset.theme ? page.dataset.theme === 'dark' : dark.matches);
  const chosen = read();
  if (chosen === 'dark' || chosen === 'light') page.dataset.theme = chosen;

  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('#theme');
    const show = () => button.setAttribute('aria-pressed', String(isDark()));
    show();
    dark.addEventListener('change', show);
    button.addEventListener('click', () => {
      page.dataset.theme = isDark() ? 'light' : 'dark';
      try {
        localStorage.setItem('theme', page.dataset.theme);
      } catch {}
      show();
    });
    // on a narrow screen the menu is above the page
    if (matchMedia('(max-width: 60rem)').matches) document.querySelector('nav details').open = false;
  });
}
