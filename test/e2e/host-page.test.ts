import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CheckoutRequest, Tamarack } from '../../sdk/index';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile();

/** Opens a merchant's page with only the loader. */
async function openBare(path = '/', prepare?: (tab: Page) => Promise<unknown>): Promise<Page> {
  const tab = await open.openPage(await open.openContext());
  await prepare?.(tab);
  await tab.goto(getStack().bare + path, { waitUntil: 'networkidle' });
  await tab.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  return tab;
}

const start = (tab: Page, request: CheckoutRequest = { cartTotal: 2500 }): Promise<void> =>
  tab.evaluate((given) => {
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout(given);
    tamarack.run().catch((error: { message: string; code: string }) => {
      document.title = `${error.code}: ${error.message}`;
    });
  }, request);

/** Collects each layout shift from the first render on. */
const collectShifts = (tab: Page): Promise<unknown> =>
  tab.addInitScript(() => {
    const entries: unknown[] = [];
    Object.assign(window, { collected: entries });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) entries.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });

const readShifts = (tab: Page): Promise<readonly unknown[]> =>
  tab.evaluate(() => Reflect.get(window, 'collected'));

/** The computed style and size of every element of the dialog. */
const readStyles = (tab: Page) =>
  tab.evaluate(() => {
    const toStyleText = (node: Element) => {
      const style = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      return [
        node.tagName,
        style.fontSize,
        style.fontFamily,
        style.color,
        style.display,
        style.letterSpacing,
        Math.round(width),
        Math.round(height),
      ].join(' ');
    };
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    return [...(root?.querySelectorAll('*') ?? [])].map(toStyleText);
  });

const hostHeading = (tab: Page) =>
  tab.evaluate(() => {
    const heading = document.getElementById('host') as HTMLElement;
    const { fontSize, color, display } = getComputedStyle(heading);
    return { fontSize, color, display, top: heading.getBoundingClientRect().top };
  });

describe('on a merchant’s page', () => {
  it('the dialog looks the same under a CSS reset, and the page keeps its own styles', async () => {
    const shown: string[][] = [];
    for (const path of ['/', '/?reset']) {
      const tab = await openBare(path);
      const before = await hostHeading(tab);
      await start(tab);
      const person = createApplicant({ page: tab, stack: getStack() });
      await person.arrive('start.welcome.title.cart');
      expect(await hostHeading(tab)).toEqual(before);
      shown.push(await readStyles(tab));
    }
    expect(shown[0]?.length).toBeGreaterThan(30);
    expect(shown[1]).toEqual(shown[0]);
  });

  it('only the loader is downloaded before checkout(), and the page does not shift', async () => {
    const { bare, api } = getStack();
    const requested: string[] = [];
    const tab = await openBare('/', async (fresh) => {
      fresh.on('request', (request) => requested.push(request.url()));
      await collectShifts(fresh);
    });
    expect(requested.filter((url) => !url.startsWith('data:'))).toEqual([
      `${bare}/`,
      `${api}/sdk/tamarack.js`,
    ]);
    await start(tab);
    const person = createApplicant({ page: tab, stack: getStack() });
    await person.arrive('start.welcome.title.cart');
    expect(await readShifts(tab)).toEqual([]);
  });

  it.each([
    ['a script address', 'javascript:alert(1)', /invalidRequest.*http/, false],
    ['another origin', 'https://evil.example/thanks', /merchant/, true],
  ])('a redirect to %s is rejected', async (_, redirectUrl, message, shows) => {
    const tab = await openBare();
    const refused = tab.evaluate(async (url) => {
      const tamarack = window.Tamarack as Tamarack;
      try {
        tamarack.checkout({ cartTotal: 2500, seller: { redirectUrl: url } });
        await tamarack.run();
        return 'accepted';
      } catch (error) {
        const { code, message: text } = error as { code: string; message: string };
        return `${code}: ${text}`;
      }
    }, redirectUrl);
    // the second one: while the dialog loads, it has the × alone, and closing it then is no failure
    if (shows) await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).nth(1).click();
    expect(await refused).toMatch(message);
  });

  it('two checkouts in a row leave nothing behind', async () => {
    const tab = await openBare();
    for (let round = 0; round < 2; round++) {
      await start(tab);
      const person = createApplicant({ page: tab, stack: getStack() });
      await person.arrive('start.welcome.title.cart');
      await tab.evaluate(() => (window.Tamarack as Tamarack).destroy());
      await person.dialog.waitFor({ state: 'detached' });
    }
    expect(
      await tab.evaluate(() => [
        document.documentElement.style.overflow,
        document.querySelectorAll('[data-tamarack], link[rel=modulepreload]').length,
      ]),
    ).toEqual(['', 0]);
  });
});

describe('in the example shop', () => {
  it('the language can be chosen while the products are still loading', async () => {
    const tab = await open.openPage(await open.openContext());
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await tab.route('**/api/products', async (route) => {
      await held;
      await route.continue();
    });
    await tab.goto(getStack().shop);
    await tab.locator('[data-language=fr]').click();
    answer();
    await tab
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .waitFor();
  });
});
