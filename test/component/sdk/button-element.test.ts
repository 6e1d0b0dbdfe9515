import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreateOptions } from '../../../sdk/create-tamarack';
import '../../../sdk/button/index';
import type { Tamarack, TamarackButtonElement } from '../../../sdk/types';
import { addElement } from '../support/elements';
import { createTestTamarack, dialogs, stubServer, waitForDialog } from '../support/sdk';

const page = window as unknown as { Tamarack?: Tamarack | undefined };
/** A loader that the browser downloads from nowhere; the rest of the address falls into a comment. */
const apiUrl = 'data:text/javascript,export const createTamarack = (o) => globalThis.fakeLoader(o);//rest';

let created: CreateOptions[] = [];
let posted: ReturnType<typeof stubServer>;

const add = (attributes: Readonly<Record<string, string>> = {}) => {
  const { element, root } = addElement<TamarackButtonElement>('tamarack-button', {
    amount: '900.50',
    'order-reference': 'A-7',
    'merchant-key': 'pk_button',
    'api-url': apiUrl,
    language: 'en',
    ...attributes,
  });
  const events: { type: string; detail: unknown }[] = [];
  for (const type of ['tamarack-outcome', 'tamarack-error'])
    element.addEventListener(type, ({ type, detail }: CustomEventInit & Event) =>
      events.push({ type, detail }),
    );
  const button = root.querySelector('button') as HTMLButtonElement;
  return { element, root, button, events };
};

const preloads = () => document.head.querySelectorAll('link').length;

beforeEach(() => {
  created = [];
  dialogs.length = 0;
  posted = stubServer();
  vi.stubGlobal('fakeLoader', (options: CreateOptions) => {
    created.push(options);
    return createTestTamarack({ merchantKey: options.merchantKey });
  });
});
afterEach(() => {
  page.Tamarack?.destroy();
  delete page.Tamarack;
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('before a press', () => {
  it('loads nothing until the customer points at it, then the code and no session', async () => {
    const { element } = add();
    await new Promise((resolve) => setTimeout(resolve));
    expect([created.length, preloads()]).toEqual([0, 0]);
    element.dispatchEvent(new Event('pointerenter'));
    await expect.poll(preloads).toBe(1);
    element.dispatchEvent(new Event('pointerenter'));
    expect(created).toMatchObject([{ apiUrl, merchantKey: 'pk_button' }]);
    expect(posted).toEqual([]);
  });

  it('takes the focus as intent', async () => {
    const { button } = add();
    button.focus();
    await expect.poll(preloads).toBe(1);
  });

  it('has a label in each language, which the page may replace', () => {
    const { element, root } = add();
    expect(root.textContent).toBe('Pay over time with Tamarack');
    element.setAttribute('language', 'fr-CA');
    expect(root.textContent).toBe('Payer par versements avec Tamarack');
    expect(root.querySelector('button slot')?.getAttribute('lang')).toBe('fr-CA');
  });

  it('has the language around the shadow root that it is in', () => {
    const { element, root } = add({ language: '' });
    const host = document.createElement('div');
    host.lang = 'fr';
    host.attachShadow({ mode: 'open' }).append(element);
    document.body.append(host);
    expect(root.textContent).toBe('Payer par versements avec Tamarack');
    host.remove();
  });
});

describe('its appearance', () => {
  const read = (root: ShadowRoot) =>
    root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
  const warnings: string[] = [];
  beforeEach(() => {
    warnings.length = 0;
    vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  });

  it('comes from attributes, follows them, and is the checkout’s too', async () => {
    const { element, root, button } = add({ 'brand-colour': '#0a7a4b', 'border-radius': '6' });
    await expect.poll(() => read(root)).toContain('--tamarack-main: #0a7a4b');
    expect(read(root)).toContain('--tamarack-radius-small: 4px');
    element.setAttribute('theme', 'dark');
    await expect.poll(() => read(root)).toContain('color-scheme: dark');
    expect(root.adoptedStyleSheets).toHaveLength(2);
    button.click();
    const { options } = await waitForDialog();
    expect(options.appearance).toEqual({ theme: 'dark', brandColour: '#0a7a4b', borderRadius: 6 });
    expect(warnings).toEqual([expect.stringContaining('#0a7a4b has a contrast of')]);
  });

  it('comes from the request before the attributes', async () => {
    const { element, root } = add({ 'brand-colour': '#0a7a4b' });
    element.request = { appearance: { brandColour: '#8a1c7c' } };
    await expect.poll(() => read(root)).toContain('--tamarack-main: #8a1c7c');
    element.request = async () => ({ cartTotal: 900 });
    await expect.poll(() => read(root)).toContain('--tamarack-main: #0a7a4b');
    element.removeAttribute('brand-colour');
    await expect.poll(() => read(root)).not.toContain('--tamarack-main: ');
  });

  it('warns of a wrong token by its name, and leaves it out', async () => {
    const { root } = add({ 'border-radius': '8px', theme: 'dark' });
    await expect.poll(() => read(root)).toContain('color-scheme: dark');
    expect(warnings).toEqual([
      "Tamarack: appearance.borderRadius: expected a whole number from 0 to 20, got '8px'. It is ignored.",
    ]);
    expect(read(root)).not.toContain('--tamarack-radius-small:');
  });

  it('is the default one, without any code for it, where nobody gives one', async () => {
    const { root } = add();
    await new Promise((resolve) => setTimeout(resolve));
    expect(root.adoptedStyleSheets).toHaveLength(1);
  });
});

describe('a press', () => {
  it('runs the checkout of the attributes once, and reports the outcome', async () => {
    const { element, button, events } = add({ 'redirect-url': 'https://shop.test/thanks' });
    element.request = { tracking: { utmSource: 'mail' } };
    button.click();
    button.click();
    const { options } = await waitForDialog();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(posted.map(({ body }) => body)).toMatchObject([
      {
        cartTotal: 900.5,
        orderReference: 'A-7',
        language: 'en',
        seller: { redirectUrl: 'https://shop.test/thanks' },
        tracking: { utmSource: 'mail' },
      },
    ]);
    expect(posted[0]?.url).toMatch(/\?merchantKey=pk_button$/);
    options.onEvent({ type: 'closed' });
    await expect.poll(() => events).toEqual([{ type: 'tamarack-outcome', detail: { status: 'closed' } }]);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
    expect(dialogs).toHaveLength(1);
  });

  it('calls a function for the request, and not before', async () => {
    const { element, button } = add();
    const request = vi.fn(async () => ({ cartTotal: 1200, orderReference: 'B-1' }));
    element.request = request;
    button.focus();
    await expect.poll(preloads).toBe(1);
    expect(request).not.toHaveBeenCalled();
    button.click();
    await waitForDialog();
    expect(posted.map(({ body }) => body)).toMatchObject([{ cartTotal: 1200, orderReference: 'B-1' }]);
  });

  it('uses the page’s own loader', async () => {
    page.Tamarack = createTestTamarack({ merchantKey: 'pk_page' });
    const { button } = add({ 'merchant-key': '' });
    button.click();
    await waitForDialog();
    expect(created).toEqual([]);
    expect(posted[0]?.url).toMatch(/\?merchantKey=pk_page$/);
  });

  it.each([
    ['nothing', undefined],
    ['an error of the page', new Error('no order')],
  ])('says what to do where the page’s own function rejects with %s', async (_name, reason) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { element, button, root } = add();
    element.request = () => Promise.reject(reason);
    button.click();
    await expect
      .poll(() => root.querySelector('[role=alert]')?.textContent)
      .toBe('We couldn’t open the checkout. Check your connection and ad blocker, then try again.');
  });

  it('tells the customer of a failure, unless the page does', async () => {
    const { element, button, events, root } = add({
      'api-url': 'data:text/javascript,throw new Error()//rest',
    });
    button.click();
    const alert = root.querySelector('[role=alert]');
    await expect
      .poll(() => alert?.textContent)
      .toBe('We couldn’t open the checkout. Check your connection and ad blocker, then try again.');
    expect(events).toMatchObject([{ type: 'tamarack-error', detail: { code: 'loadFailed' } }]);
    element.addEventListener('tamarack-error', (event) => event.preventDefault());
    button.click();
    await expect.poll(() => events.length).toBe(2);
    expect(alert?.textContent).toBe('');
  });

  it.each([
    '8,418.50',
    '$8418.50',
    '-5',
  ])('says what is wrong with the amount %s, to the page and on the console', async (amount) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { button, events, root } = add({ amount });
    button.click();
    await expect.poll(() => events.length).toBe(1);
    const message = `cartTotal: expected dollars from 0 to 10000000, got "${amount}"`;
    expect(events).toMatchObject([{ type: 'tamarack-error', detail: { code: 'invalidRequest', message } }]);
    await expect.poll(() => warned.mock.calls.flat()).toContain(`Tamarack: TamarackError: ${message}`);
    // what the customer cannot mend is no matter of their connection
    expect(root.querySelector('[role=alert]')?.textContent).toBe(
      'This payment method isn’t available right now. Please choose another one.',
    );
    expect(posted).toEqual([]);
  });

  it('says nothing on the console where the page prevents the default', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { button, element, events } = add({ amount: '' });
    element.addEventListener('tamarack-error', (event) => event.preventDefault());
    button.click();
    await expect.poll(() => events).toMatchObject([{ detail: { code: 'cartTotalRequired' } }]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('keeps a request that was set before the element was defined', async () => {
    const { element, button } = add();
    element.remove();
    Object.defineProperty(element, 'request', { value: { cartTotal: 77 }, configurable: true });
    document.body.append(element);
    expect(Object.hasOwn(element, 'request')).toBe(false);
    button.click();
    await waitForDialog();
    expect(posted[0]?.body['cartTotal']).toBe(77);
  });
});

describe('its attributes', () => {
  const warnings: string[] = [];
  beforeEach(() => {
    warnings.length = 0;
    vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  });

  it.each([
    ['border-raduis', 'border-radius'],
    ['brand-color', 'brand-colour'],
    ['merchantkey', 'merchant-key'],
    ['amout', 'amount'],
    ['reference', 'order-reference'],
  ])('%s warns once, with the nearest name', async (name, nearest) => {
    add({ [name]: '6' });
    add({ [name]: '6' });
    const sentence = `Tamarack: <tamarack-button> has no attribute ${name}. It is ignored. Did you mean ${nearest}?`;
    await expect.poll(() => warnings).toContain(sentence);
    await new Promise((resolve) => setTimeout(resolve));
    expect(warnings).toEqual([sentence]);
  });

  it('warns of none that the page or its framework adds', async () => {
    add({
      class: 'wide',
      id: 'pay',
      style: 'width:100%',
      lang: 'fr',
      title: 'Pay',
      slot: 'side',
      'data-theme': 'dark',
      'aria-label': 'Pay',
      'ng-reflect-amount': '900.5',
      ':amount': 'total',
      _ngcontent: '',
      onclick: '',
      testid: 'pay',
      // seen after all of them
      'brand-coulour': '#0a7a4b',
    });
    await expect.poll(() => warnings).toEqual([expect.stringContaining('brand-coulour')]);
  });
});
