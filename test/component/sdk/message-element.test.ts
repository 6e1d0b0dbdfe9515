import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkEligibility, getPriceMessage } from '../../../sdk/message/index';
import { addElement, createMerchantKey, stubRates } from '../support/elements';

const apiUrl = 'https://api.test';

const add = (attributes: Readonly<Record<string, string>> = {}) => {
  const { element, root } = addElement('tamarack-message', {
    amount: '4850.40',
    'merchant-key': createMerchantKey(),
    'api-url': apiUrl,
    language: 'en',
    ...attributes,
  });
  const line = root.querySelector('.line') as HTMLElement;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return { element, root, line, find, text: () => (line.hidden ? null : (find('span')?.textContent ?? '')) };
};

const english = 'From $97.12 a week with Tamarack';
const press = (target: Element | null | undefined, key: string) =>
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.documentElement.lang = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the sentence', () => {
  it('shows the lowest weekly payment of its amount', async () => {
    const calls = stubRates();
    const { text, element } = add();
    await expect.poll(text).toBe(english);
    expect(calls).toEqual([
      {
        url: `https://api.test/v1/rates?merchantKey=${element.getAttribute('merchant-key')}`,
        headers: [],
      },
    ]);
  });

  it('follows amount and language, and requests the rates once for all messages', async () => {
    const calls = stubRates();
    const key = createMerchantKey();
    const { text, element, line } = add({ 'merchant-key': key });
    const other = add({ 'merchant-key': key, amount: '10000' });
    await expect.poll(text).toBe(english);
    await expect.poll(other.text).toBe('From $200.24 a week with Tamarack');
    element.setAttribute('amount', '10000');
    await expect.poll(text).toBe('From $200.24 a week with Tamarack');
    Object.assign(element, { amount: 4850.4 });
    await expect.poll(text).toBe(english);
    element.setAttribute('language', 'fr-CA');
    await expect.poll(text).toBe('À partir de 97,12\u00a0$ par semaine avec Tamarack');
    expect(line.lang).toBe('fr-CA');
    expect(calls).toHaveLength(1);
  });

  it('is in the language of the page around it', async () => {
    stubRates();
    document.documentElement.lang = 'fr-CA';
    const { text } = add({ language: '' });
    await expect.poll(text).toContain('À partir de');
  });

  it('is in the language around the shadow root that it is in', async () => {
    stubRates();
    document.documentElement.lang = 'fr-CA';
    const outer = document.createElement('div');
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    const { element, text } = add({ language: '' });
    inner.attachShadow({ mode: 'open' }).append(element);
    document.body.append(outer);
    await expect.poll(text).toContain('À partir de');
  });

  it('takes key and API from the script tag', async () => {
    const calls = stubRates();
    const script = document.createElement('script');
    script.type = 'text/plain'; // described, never fetched
    Object.assign(script.dataset, { merchantKey: 'pk_tag', apiUrl: 'https://api.tag/' });
    document.head.append(script);
    const { text } = add({ 'merchant-key': '', 'api-url': '' });
    await expect.poll(text).toBe(english);
    expect(calls).toEqual([{ url: 'https://api.tag/v1/rates?merchantKey=pk_tag', headers: [] }]);
  });

  it('names the minimum below it, without an example', async () => {
    stubRates();
    const { text, find } = add({ amount: '499.99' });
    await expect.poll(text).toBe('Pay weekly with Tamarack on purchases of $500 or more');
    expect(find('.line button')?.hidden).toBe(true);
  });

  it('shows nothing above all rates, and requests nothing for no amount', async () => {
    const calls = stubRates();
    const { text, element } = add({ amount: '0' });
    element.setAttribute('amount', '');
    expect(text()).toBeNull();
    expect(calls).toEqual([]);
    element.setAttribute('amount', '150000.01');
    await expect.poll(() => calls.length).toBe(1);
    await expect.poll(text).toBeNull();
  });

  it('tells the developer of an amount that is none', () => {
    stubRates();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect(add({ amount: '4,850.40' }).text()).toBeNull();
    expect(warned.mock.calls.flat()).toEqual([
      'Tamarack: amount: expected dollars such as 4850.40, got 4,850.40',
    ]);
  });

  it('shows nothing where the page may not have the rates, and tells the developer why', async () => {
    stubRates(403, { code: 'TC-1000-02', detail: 'The page is on no origin you have registered.' });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { text } = add();
    await expect.poll(text).toBeNull();
    expect(warned.mock.calls.flat()).toEqual([
      'Tamarack: no price message: The page is on no origin you have registered.',
    ]);
  });

  it('a key adds nothing to the address but itself, and one that is not publishable is not in it', async () => {
    const calls = stubRates(400, { code: 'TC-1000-01', detail: 'Use your pk_ key.' });
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const key of ['pk_é&#+ %', 'sk_live_secret']) add({ 'merchant-key': key });
    await expect.poll(() => calls.length).toBe(2);
    const sent = calls.map(({ url }) => new URL(url));
    expect(sent.map(({ searchParams, hash }) => [[...searchParams], hash])).toEqual([
      [[['merchantKey', 'pk_é&#+ %']], ''],
      [[['merchantKey', 'sk_']], ''],
    ]);
  });

  it('asks again after a failure, and every five minutes', async () => {
    stubRates(503);
    vi.spyOn(console, 'warn').mockReturnValue();
    const { text, element } = add();
    await expect.poll(text).toBeNull();
    const calls = stubRates();
    const update = (amount: string) => element.setAttribute('amount', amount);
    update('4850.4');
    await expect.poll(text).toBe(english);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 299_000);
    update('10000');
    await expect.poll(text).toContain('$200.24');
    expect(calls).toHaveLength(1);
    vi.spyOn(Date, 'now').mockReturnValue(now + 301_000);
    update('4850.4');
    await expect.poll(() => calls.length).toBe(2);
  });
});

describe('the panel', () => {
  const openPanel = async (attributes: Readonly<Record<string, string>> = {}) => {
    stubRates();
    const message = add(attributes);
    const button = message.find('.line button') as HTMLButtonElement;
    await expect.poll(() => button.hidden).toBe(false);
    expect(message.root.querySelector('dialog')).toBeNull();
    button.focus();
    button.click();
    await expect.poll(() => message.root.querySelector('dialog')?.open).toBe(true);
    const dialog = message.root.querySelector('dialog') as HTMLDialogElement;
    return { ...message, button, dialog, view: within(dialog) };
  };

  it('is a named dialog with the representative example, and takes the focus', async () => {
    const { button, dialog, view, root } = await openPanel();
    expect(button.textContent).toBe('See an example');
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(dialog.open).toBe(true);
    const title = root.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Pay weekly with Tamarack');
    expect(view.getByText('51 payments of $97.12, then 1 of $97.36')).toBeTruthy();
    expect(view.getByText(/^Subject to approval\./)).toBeTruthy();
    expect(root.activeElement).toBe(view.getByRole('button', { name: 'Close' }));
  });

  it('has the appearance of the attributes, after its own styles', async () => {
    const { root } = await openPanel({ theme: 'dark', 'border-radius': '6' });
    // on a busy machine the panel is there first
    await expect.poll(() => root.adoptedStyleSheets.length).toBe(3);
    const [, own, look] = root.adoptedStyleSheets.map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText).join('\n'),
    );
    expect(own).toContain('::backdrop');
    expect(look).toContain('--tamarack-surface: #151b26');
    expect(look).toContain('--tamarack-radius-large: 8px');
  });

  it('closes by Escape without telling the page, and returns the focus', async () => {
    const { button, dialog, root, view } = await openPanel();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    press(view.getByRole('button', { name: 'Close' }), 'Escape');
    document.removeEventListener('keydown', heard);
    expect(dialog.open).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(root.activeElement).toBe(button);
  });

  it('closes by its button and opens again', async () => {
    const { button, dialog, view } = await openPanel();
    view.getByRole('button', { name: 'Close' }).click();
    expect(dialog.open).toBe(false);
    button.click();
    await expect.poll(() => dialog.open).toBe(true);
  });

  it('follows the amount and the language while it is open, and closes without an example', async () => {
    const { element, dialog, view } = await openPanel();
    element.setAttribute('amount', '10000');
    await expect
      .poll(() => dialog.textContent)
      .toContain('51\u00a0payments of $200.24, then\u00a01\u00a0of\u00a0$200.26');
    element.setAttribute('language', 'fr');
    await expect.poll(() => dialog.lang).toBe('fr-CA');
    expect(view.getByText('Exemple représentatif')).toBeTruthy();
    expect(view.getByRole('button', { name: 'Fermer' })).toBeTruthy();
    element.setAttribute('amount', '100');
    await expect.poll(() => dialog.open).toBe(false);
  });

  it('adds no style element, attribute or markup to the page', async () => {
    const { root, dialog } = await openPanel();
    expect(document.querySelectorAll('style, [style]')).toHaveLength(0);
    expect(root.querySelectorAll('style, [style]')).toHaveLength(0);
    expect(root.adoptedStyleSheets).toHaveLength(2);
    expect(dialog.isConnected).toBe(true);
  });
});

describe('the function', () => {
  it('answers sentence and example in the language of the page', async () => {
    stubRates();
    document.documentElement.lang = 'fr';
    const message = await getPriceMessage({ amount: 4850.4, merchantKey: createMerchantKey(), apiUrl });
    expect(message?.text).toContain('À partir de');
    expect(message?.example?.rows).toHaveLength(7);
  });

  it('rejects with the code of a mistake in the set-up', async () => {
    stubRates(403, { code: 'TC-1000-01', detail: 'Use your pk_ key.' });
    const message = getPriceMessage({
      amount: 900,
      language: 'en',
      merchantKey: createMerchantKey(),
      apiUrl,
    });
    await expect(message).rejects.toMatchObject({ code: 'TC-1000-01', message: 'Use your pk_ key.' });
  });
});

describe('the eligibility of an amount', () => {
  const check = (amount: number) => checkEligibility({ amount, merchantKey: createMerchantKey(), apiUrl });

  it('has the payment of the price message, and the limits', async () => {
    stubRates();
    const eligibility = await check(4850.4);
    const { example } =
      (await getPriceMessage({ amount: 4850.4, merchantKey: createMerchantKey(), apiUrl })) ?? {};
    expect(eligibility).toMatchObject({
      eligible: true,
      reason: null,
      weeklyPayment: example?.weeklyPayment,
      weeks: example?.weeks,
    });
    expect(await check(eligibility.minimumAmount)).toMatchObject({ eligible: true });
    expect(await check(eligibility.minimumAmount - 0.01)).toMatchObject({
      reason: 'belowMinimum',
      weeks: null,
    });
    expect(await check(eligibility.maximumAmount + 0.01)).toMatchObject({ reason: 'aboveMaximum' });
  });

  it('rejects for an amount that is no number, and with the code of a mistake in the set-up', async () => {
    await expect(check(Number.NaN)).rejects.toThrow('amount: expected dollars such as 4850.40, got NaN');
    stubRates(403, { code: 'TC-1000-01', detail: 'Use your pk_ key.' });
    await expect(check(900)).rejects.toMatchObject({ code: 'TC-1000-01' });
  });
});

it('a misspelt attribute warns with the nearest name, and the sentence is shown', async () => {
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  stubRates();
  const { text } = add({ langauge: 'fr', 'border-raduis': '6', class: 'wide' });
  await expect
    .poll(() => warnings)
    .toEqual([
      'Tamarack: <tamarack-message> has no attribute langauge. It is ignored. Did you mean language?',
      'Tamarack: <tamarack-message> has no attribute border-raduis. It is ignored. Did you mean border-radius?',
    ]);
  await expect.poll(text).toBe(english);
});
