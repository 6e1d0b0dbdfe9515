import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tamarack } from '../../../sdk/types';
import '../support/sdk';

const page = window as unknown as { Tamarack?: Tamarack | unknown[] };

/** Runs the script again, as a second tag would. */
const include = async (): Promise<Tamarack> => {
  vi.resetModules();
  await import('../../../sdk/global');
  return page.Tamarack as Tamarack;
};

const tag = (src = 'https://api.test/sdk/tamarack.js') => {
  const script = document.createElement('script');
  script.type = 'text/plain'; // described, never fetched
  script.setAttribute('src', src);
  script.dataset['merchantKey'] = 'pk_tag';
  document.head.append(script);
};

beforeEach(() => {
  delete page.Tamarack;
  document.head.replaceChildren();
  tag();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the script tag', () => {
  it('puts one object on the page and announces it by event and promise', async () => {
    const ready: unknown[] = [];
    window.addEventListener('tamarack-ready', (event) => ready.push((event as CustomEvent).detail), {
      once: true,
    });
    const tamarack = await include();
    expect(ready).toEqual([tamarack]);
    expect(await tamarack.ready).toBe(tamarack);
    expect(tamarack.version).toBe('9.9.9');
  });

  it('notifies late listeners', async () => {
    const tamarack = await include();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const late = vi.fn();
    tamarack.push(late);
    expect(late).toHaveBeenCalledWith(tamarack);
    expect(await tamarack.ready).toBe(tamarack);
  });

  it('is harmless when included twice', async () => {
    const first = await include();
    first.checkout({ cartTotal: 10 });
    const ready = vi.fn();
    window.addEventListener('tamarack-ready', ready, { once: true });
    expect(await include()).toBe(first);
    expect(() => first.validate()).not.toThrow();
    expect(ready).not.toHaveBeenCalled();
    window.removeEventListener('tamarack-ready', ready);
  });

  it('reads key and address from its script tag, and downloads nothing yet', async () => {
    const tamarack = await include();
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
    tamarack.checkout({ cartTotal: 10 });
    expect(() => tamarack.validate()).not.toThrow();
    expect(document.head.querySelector('link')?.href).toBe('https://api.test/sdk/en.js');
  });

  it('loads the widget of its own version where a page pins one', async () => {
    document.head.replaceChildren();
    tag('https://api.test/sdk/v9.9.9/tamarack.js');
    const tamarack = await include();
    tamarack.checkout({ cartTotal: 10 });
    const links = [...document.head.querySelectorAll('link')].map(({ href }) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toContain('https://api.test/sdk/v9.9.9/');
  });

  it('runs calls queued before it loaded, in order, and continues after one that throws', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const order: string[] = [];
    page.Tamarack = [
      ['validate'],
      () => order.push('first'),
      ['checkout', { cartTotal: 10 }],
      (tamarack: Tamarack) => {
        tamarack.validate();
        order.push('second');
      },
    ];
    await include();
    expect(order).toEqual(['first', 'second']);
    expect(report.mock.calls.map(([error]) => error.message)).toEqual(['Please run checkout first!']);
  });
});
