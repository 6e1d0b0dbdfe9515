import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CheckoutRequest, Tamarack } from '../../sdk/index';
import { fonts } from '../../widget/host/warm-fonts';
import { makeModalLayer } from '../support/modal-layer';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';
import { loadTexts } from './support/texts';

const open = openBrowserForFile('isolated');

/** Opens a merchant's page with only the loader. */
async function openBare(path = '/', prepare?: (tab: Page) => Promise<unknown>): Promise<Page> {
  const tab = await open.openPage(await open.openContext());
  await prepare?.(tab);
  await tab.goto(getStack().bare + path, { waitUntil: 'networkidle' });
  await tab.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  return tab;
}

const start = (tab: Page, request: Omit<CheckoutRequest, 'mount'> = { cartTotal: 2500 }): Promise<void> =>
  tab.evaluate((given) => {
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout(given);
    tamarack.run().then(
      ({ status }) => {
        document.title = status;
      },
      (error: { message: string; code: string }) => {
        document.title = `${error.code}: ${error.message}`;
      },
    );
  }, request);

/** A modal dialog of the page with the button that opens the checkout, kept modal by other means as well. */
async function openFromModalLayer(tab: Page): Promise<Locator> {
  await tab.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<dialog id="layer"><button id="pay">Pay</button><button id="other">Other</button></dialog>',
    );
    document.querySelector<HTMLDialogElement>('#layer')?.showModal();
  });
  const layer = tab.locator('#layer');
  await layer.evaluate<unknown, undefined, HTMLElement>(makeModalLayer, undefined);
  await tab.evaluate(() => {
    document.getElementById('pay')?.addEventListener('click', () => {
      const tamarack = window.Tamarack as Tamarack;
      tamarack.checkout({ cartTotal: 2500 });
      void tamarack.run().then(({ status }) => {
        document.title = status;
      });
    });
  });
  await tab.locator('#pay').click();
  return layer;
}

/** What protects the dialog from the page is loaded. */
const waitForGuard = (tab: Page): Promise<void> =>
  tab.locator('[data-tamarack][data-turbo-temporary]').waitFor({ state: 'attached' });

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

/** Weight and size of the fonts of the dialog's text. */
const readFonts = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot as ShadowRoot;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
      const { fontWeight, fontSize } = getComputedStyle(parentElement);
      found.add(`${fontWeight} ${Number.parseFloat(fontSize)}`);
    }
    return [...found];
  });

/** Neither the page's zoom nor its direction takes the buttons out of reach or mirrors the dialog; a low window scrolls. */
async function expectReachable(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    document.body.style.zoom = '1.4';
    document.documentElement.dir = 'rtl';
  });
  const { width, height } = tab.viewportSize() ?? { width: 0, height: 0 };
  const dialog = tab.locator('dialog.shell');
  const [box, close, primary] = await Promise.all(
    [dialog, dialog.locator('button.x'), dialog.getByRole('button').last()].map((each) => each.boundingBox()),
  );
  for (const each of [box, close, primary]) {
    expect(each?.y).toBeGreaterThanOrEqual(0);
    expect((each?.y ?? Number.NaN) + (each?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  expect(close?.x).toBeGreaterThan(width / 2);
  await tab.setViewportSize({ width: 700, height: 256 });
  expect(await dialog.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
  await dialog.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  expect((await dialog.locator('.head').boundingBox())?.y).toBeLessThan(0);
  await tab.setViewportSize({ width, height });
}

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
      // the toasts come after the screen
      await tab.locator('[role=alert]').waitFor({ state: 'attached' });
      expect(await hostHeading(tab)).toEqual(before);
      shown.push(await readStyles(tab));
      expect(fonts).toEqual(expect.arrayContaining([...(await readFonts(tab))]));
      await expectReachable(tab);
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

  it('a press opens the dialog in its own task once the code is there, and gives the focus to no button first', async () => {
    const tab = await openBare();
    await tab.evaluate(() => (window.Tamarack as Tamarack).checkout({ cartTotal: 2500 }));
    const code = await tab.waitForFunction(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => /\/widget\/widget-[\w-]+\.js$/.test(name))
          ?.name,
    );
    // as a text: what is in a test the runner would import
    await tab.evaluate(`import('${await code.jsonValue()}').then(() => {})`);
    const opened = await tab.evaluate(async () => {
      const focused: string[] = [];
      document.addEventListener('focusin', (event) => {
        focused.push((event.composedPath()[0] as Element).localName);
      });
      let isTaskOver = false;
      setTimeout(() => {
        isTaskOver = true;
      });
      void (window.Tamarack as Tamarack).run();
      for (let turn = 0; turn < 100 && !document.querySelector('[data-tamarack]'); turn++) await null;
      return { isOpen: document.querySelector('[data-tamarack]') !== null, isTaskOver, first: focused[0] };
    });
    expect(opened).toEqual({ isOpen: true, isTaskOver: false, first: 'dialog' });
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

  it('checkouts in a row leave nothing behind, nor in memory', async () => {
    const tab = await openBare();
    await tab.evaluate(() => Object.assign(window, { hosts: [] }));
    for (let round = 0; round < 4; round++) {
      await start(tab);
      const person = createApplicant({ page: tab, stack: getStack() });
      await person.arrive('start.welcome.title.cart');
      await tab.evaluate(() => {
        const host = document.querySelector('[data-tamarack]') as Element;
        Reflect.get(window, 'hosts').push(new WeakRef(host));
        (window.Tamarack as Tamarack).destroy();
      });
      await person.dialog.waitFor({ state: 'detached' });
    }
    expect(
      await tab.evaluate(() => [
        document.documentElement.style.overflow,
        document.querySelectorAll('[data-tamarack], link[rel=modulepreload]').length,
      ]),
    ).toEqual(['', 0]);
    const cdp = await tab.context().newCDPSession(tab);
    const countHeld = async (): Promise<number> => {
      await cdp.send('HeapProfiler.collectGarbage');
      return tab.evaluate(
        () => (Reflect.get(window, 'hosts') as WeakRef<Element>[]).filter((host) => host.deref()).length,
      );
    };
    // React holds what it rendered last
    await expect.poll(countHeld, { timeout: 5000 }).toBeLessThanOrEqual(1);
  });
});

describe('on a page that changes around the dialog', () => {
  it('the dialog survives a move, and a page that swaps its body scrolls and can open it again', async () => {
    const tab = await openBare();
    const person = createApplicant({ page: tab, stack: getStack() });
    await start(tab);
    await person.arrive('start.welcome.title.cart');
    await waitForGuard(tab);

    await tab.evaluate(() => {
      const main = document.createElement('main');
      document.body.append(main);
      main.append(document.querySelector('[data-tamarack]') as Element);
    });
    await tab.locator('[data-tamarack] .shell:modal').waitFor();
    await person.press('start.welcome.start');
    await person.arrive('verify.verifyBusiness.title');

    await tab.evaluate(() => {
      const body = document.createElement('body');
      body.innerHTML = '<h1 id="host" style="height:3000px">Another page</h1>';
      document.body.replaceWith(body);
    });
    await expect.poll(() => tab.title()).toBe('closed');
    await tab.mouse.move(400, 300);
    await tab.mouse.wheel(0, 500);
    await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await tab.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);

    await start(tab);
    await person.dialog.getByRole('heading', { level: 1 }).waitFor();
  });

  it('the dialog works above a modal layer of the page, which has its focus and its keys back afterwards', async () => {
    const tab = await openBare();
    const t = loadTexts('en');
    const layer = await openFromModalLayer(tab);
    const dialog = tab.locator('[data-tamarack] .shell');
    const heading = (key: string) => dialog.getByRole('heading', { level: 1, name: t(key), exact: true });
    const focused = () =>
      tab.evaluate(() => {
        const { activeElement } = document;
        return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.id || activeElement?.localName;
      });
    await waitForGuard(tab);
    await heading('start.welcome.title.cart').waitFor();
    await dialog.getByRole('button', { name: t('start.welcome.start'), exact: true }).click();
    await heading('verify.verifyBusiness.title').waitFor();
    await dialog.getByText(t('verify.verifyBusiness.yes'), { exact: true }).click();
    expect(await dialog.getByRole('radio').first().isChecked()).toBe(true);

    // Tab goes around in the dialog
    const stops = new Set<string>();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await tab.keyboard.press(key);
      stops.add(await dialog.evaluate((shell) => shell.querySelector(':focus')?.outerHTML ?? 'elsewhere'));
    }
    expect(stops.size).toBeGreaterThan(3);
    expect(stops).not.toContain('elsewhere');
    await tab.keyboard.press('Escape');
    await dialog.getByRole('alertdialog').getByRole('button', { name: 'Yes, I want to leave' }).click();
    await expect.poll(() => tab.title()).toBe('abandoned');

    const dismissed = () => layer.evaluate((element: HTMLElement) => element.dataset['dismissed']);
    expect(await layer.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await dismissed()).toBeUndefined();
    expect(await focused()).toBe('pay');
    await tab.keyboard.press('Tab');
    expect(await focused()).toBe('other');
    await tab.keyboard.press('Escape');
    expect(await dismissed()).toBe('keydown');
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
