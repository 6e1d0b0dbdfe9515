import type { BrowserContext } from 'playwright-core';
import type { Stack } from '../../support/stack';

/**
 * Makes every frame of ours and the bank's page tell its page what is shown and typed in them: what the page's scripts
 * have to find, or the search is blind.
 */
export async function leakFrames(context: BrowserContext, { api, bank }: Stack): Promise<void> {
  await context.addInitScript(
    ([ours, banks]) => {
      if (
        !(location.origin === ours && location.pathname.startsWith('/frames/')) &&
        location.origin !== banks
      )
        return;
      const tell = (): void => {
        const values = [...document.querySelectorAll('input')].map(({ value }) => value);
        const page = (window.top as Window).opener ?? window.top;
        page.postMessage({ values, text: document.body?.innerText }, '*');
      };
      addEventListener('input', tell, true);
      setInterval(tell, 200);
    },
    [api, bank] as const,
  );
}
