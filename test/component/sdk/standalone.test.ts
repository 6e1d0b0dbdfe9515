import type { Language } from '@tamarack/core/language';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWindow } from '../../../sdk/standalone';
import type { CheckoutRequest } from '../../../sdk/types';
import { createBase, createTestTamarack, recordOutcomeEvents, stubServer } from '../support/sdk';
import { waitFor } from '../support/wait-for';
import { answerOutcomes, childWindow, noOutcome, say, session } from '../support/window';

const approved = { type: 'approved', sessionToken: 'token', checkoutId: 'checkout', redirectUrl: null };

/** Real ones would look at a window, and ask for its outcome, once its test is over. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a checkout in a window', () => {
  it('opens the window within the click, before any response', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const open = vi.spyOn(window, 'open').mockReturnValue(childWindow().asWindow);
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 900, platform: { renderType: 'Standalone' } });
    void tamarack.run();
    expect(open).toHaveBeenCalledTimes(1);
    void tamarack.run();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('reports when the browser blocks the window', async () => {
    stubServer();
    vi.spyOn(window, 'open').mockReturnValue(null);
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 900, platform: { renderType: 'Standalone' } });
    await expect(tamarack.run()).rejects.toMatchObject({ code: 'popupBlocked', retryable: true });
  });

  it('closes the window again when there is no session', async () => {
    stubServer(400, { type: 'validation-failed' });
    const { child, asWindow } = childWindow();
    vi.spyOn(window, 'open').mockReturnValue(asWindow);
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 900, platform: { renderType: 'Standalone' } });
    await expect(tamarack.run()).rejects.toMatchObject({ code: 'general' });
    expect(child.closed).toBe(true);
  });

  it('closes the window again when its code cannot be downloaded', async () => {
    stubServer();
    const { child, asWindow } = childWindow();
    vi.spyOn(window, 'open').mockReturnValue(asWindow);
    const tamarack = createTestTamarack({ base: createBase('throw 1') });
    tamarack.checkout({ cartTotal: 900, platform: { renderType: 'Standalone' } });
    await expect(tamarack.run()).rejects.toMatchObject({ code: 'loadFailed', retryable: true });
    expect(child.closed).toBe(true);
  });

  it('close before the session is there closes the window, and reports nothing', async () => {
    const events: string[] = [];
    let respond = (_: unknown): void => {};
    vi.stubGlobal('fetch', () => new Promise((resolve) => (respond = resolve)));
    const { child, asWindow } = childWindow();
    vi.spyOn(window, 'open').mockReturnValue(asWindow);
    const tamarack = createTestTamarack();
    const stops = (['opened', 'closed'] as const).map((type) => tamarack.on(type, () => events.push(type)));
    tamarack.checkout({ cartTotal: 900, platform: { renderType: 'Standalone' } });
    const outcome = tamarack.run();
    tamarack.close();
    expect(child.closed).toBe(true);
    respond({ ok: true, status: 200, json: async () => session });
    expect(await outcome).toEqual({ status: 'closed' });
    expect(child.location.replace).not.toHaveBeenCalled();
    expect(events).toEqual([]);
    for (const stop of stops) stop();
  });

  it('asks for the window’s code of its own release', async () => {
    const onEvaluated = vi.fn();
    vi.stubGlobal('onEvaluated', onEvaluated);
    createTestTamarack({ base: createBase('globalThis.onEvaluated(import.meta.url);') }).checkout({
      cartTotal: 900,
      platform: { renderType: 'Standalone' },
    });
    await waitFor(() => expect(onEvaluated).toHaveBeenCalledOnce());
    expect(onEvaluated.mock.lastCall?.[0]).toMatch(/\/\/standalone\.mjs\?9\.9\.9$/);
  });

  it('rejects when the API fails: the customer has seen nothing', async () => {
    stubServer(503, {});
    const { child, asWindow } = childWindow();
    vi.spyOn(window, 'open').mockReturnValue(asWindow);
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 900, platform: { renderType: 'Standalone' } });
    await expect(tamarack.run()).rejects.toMatchObject({ code: 'request', retryable: true });
    expect(child.closed).toBe(true);
  });

  it('sends no address to return to beside a client token, and opens the connect page with this one', async () => {
    const posted = stubServer();
    const { child, asWindow } = childWindow();
    vi.spyOn(window, 'open').mockReturnValue(asWindow);
    const tamarack = createTestTamarack();
    tamarack.checkout({ clientToken: 'ct_1', platform: { renderType: 'Standalone' } });
    tamarack.run().catch(() => {});
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.body).not.toHaveProperty('seller');
    // its window is followed before the test is over, with the test's timers
    await waitFor(() => expect(child.location.replace).toHaveBeenCalledOnce());
    const { redirectUrl: _, ...withoutAddress } = session;
    void followWindow(asWindow, 'https://api.test', withoutAddress, {});
    const [url] = child.location.replace.mock.lastCall ?? [];
    expect(new URL(String(url)).searchParams.get('redirectUrl')).toBe(location.href.split('#')[0]);
    child.close();
  });

  it.each([
    [undefined, null],
    [true, 'true'],
    [false, 'false'],
    ['no', 'false'],
    ['true&merchantKey=pk_other', 'false'],
  ])('passes the consent %o on as %o', (consent, passed) => {
    const { child, asWindow } = childWindow();
    void followWindow(asWindow, 'https://api.test', session, {
      language: 'en',
      consent: consent as boolean | undefined,
    });
    const query = new URL(String(child.location.replace.mock.lastCall?.[0])).searchParams;
    expect([query.get('analytics'), query.get('merchantKey')]).toEqual([passed, null]);
    child.close();
  });

  it('opens with an appearance that is null, as a page without one has it', async () => {
    stubServer();
    const { child, asWindow } = childWindow();
    vi.spyOn(window, 'open').mockReturnValue(asWindow);
    const tamarack = createTestTamarack();
    const request = { cartTotal: 900, platform: { renderType: 'Standalone' }, appearance: null };
    tamarack.checkout(request as unknown as CheckoutRequest);
    tamarack.run().catch(() => {});
    await waitFor(() => expect(child.location.replace).toHaveBeenCalledOnce());
    child.close();
  });

  // each of these colours is warned of once in this window, which other files of this worker have too
  it('passes the tokens of the appearance on, and no logo', () => {
    const { child, asWindow } = childWindow();
    const appearance = {
      theme: 'dark',
      brandColour: '#0b7c4d',
      logo: 'https://shop.example/logo.png',
    } as const;
    void followWindow(asWindow, 'https://api.test', session, { appearance });
    const query = new URL(String(child.location.replace.mock.lastCall?.[0])).searchParams;
    expect([query.get('theme'), query.get('brandColour'), query.get('logo')]).toEqual([
      'dark',
      '#0b7c4d',
      null,
    ]);
    child.close();
  });

  it('warns on this page’s console of an appearance’s tokens', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { child, asWindow } = childWindow();
    const appearance = { theme: 'night', brandColour: '#ffef00' } as object;
    void followWindow(asWindow, 'https://api.test', session, { appearance });
    await waitFor(() =>
      expect(warned.mock.calls.flat().join()).toMatch(
        /appearance\.theme: expected light.*#ffef00 has a contrast of/,
      ),
    );
    child.close();
  });

  it('returns to this page unless the request names another', async () => {
    const posted = stubServer();
    vi.spyOn(window, 'open').mockReturnValue(childWindow().asWindow);
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 900, platform: { renderType: 'Standalone' } });
    tamarack.run().catch(() => {});
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.body).toMatchObject({ seller: { redirectUrl: location.href.split('#')[0] } });
  });
});

describe('the language of a request', () => {
  it('the language is passed to the window', async () => {
    stubServer();
    const openCheckout = vi.fn();
    vi.stubGlobal('fakeOpen', openCheckout);
    vi.spyOn(window, 'open').mockReturnValue(childWindow().asWindow);
    const base = createBase('export const openCheckout = (options) => globalThis.fakeOpen(options);');
    const tamarack = createTestTamarack({ base });
    const platform = { renderType: 'Standalone' as const };
    tamarack.checkout({ cartTotal: 900, language: 'fr-CA', forceLanguage: true, platform });
    await tamarack.run();
    expect(openCheckout.mock.calls).toMatchObject([[{ language: 'fr', forceLanguage: true }]]);
  });
});

describe('the open window', () => {
  beforeEach(() => void answerOutcomes(noOutcome));

  it('the open window is sent to the connect page', () => {
    const { child, asWindow } = childWindow();
    void followWindow(asWindow, 'https://api.test', session, {});
    const address = new URL(String(child.location.replace.mock.calls[0]?.[0]));
    expect(address.origin + address.pathname).toBe('https://api.test/connect');
    expect([...address.searchParams.keys()]).toEqual([
      'sessionId',
      'checkoutId',
      'redirectUrl',
      'isAmountQualified',
      'cartTotal',
      'minimumPurchaseAmount',
      'requestSource',
    ]);
  });

  it.each(['en', 'fr'] as const)('the window gets the request’s language, %s, forced or not', (language) => {
    const buildAddress = (wanted?: Language, isForced?: boolean) => {
      const { child, asWindow } = childWindow();
      void followWindow(asWindow, 'https://api.test', session, { language: wanted, forceLanguage: isForced });
      return String(child.location.replace.mock.calls[0]?.[0]);
    };
    expect(buildAddress(language, true)).toBe(`${buildAddress()}&lng=${language}`);
    expect(buildAddress(language)).toBe(`${buildAddress()}&defaultLng=${language}`);
  });

  it('the window reports its outcome, and gets a reply', async () => {
    const { events, stop } = recordOutcomeEvents();
    const { child, asWindow } = childWindow();
    const outcome = followWindow(asWindow, 'https://api.test', session, {});
    say({ from: 'tamarack', ending: approved }, 'https://api.test', child);
    expect(await outcome).toEqual({ status: 'approved', sessionToken: 'token', checkoutId: 'checkout' });
    expect(child.postMessage.mock.calls).toEqual([['tamarack-received', 'https://api.test']]);
    expect(events.map(({ type }) => type)).toEqual(['tamarack-approved']);
    stop();
  });

  it('an outcome that the window still shows is reported at once, and is the result however the window closes', async () => {
    vi.useFakeTimers();
    const { events, stop } = recordOutcomeEvents();
    const { child, asWindow } = childWindow();
    const outcome = followWindow(asWindow, 'https://api.test', session, {});
    const message = { from: 'tamarack', ending: approved, open: true };
    // once more after a refresh of the window
    for (const _ of [1, 2]) say(message, 'https://api.test', child);
    expect(events.map(({ type }) => type)).toEqual(['tamarack-approved']);
    expect(child.postMessage).not.toHaveBeenCalled();
    child.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toEqual({ status: 'approved', sessionToken: 'token', checkoutId: 'checkout' });
    expect(events).toHaveLength(1);
    stop();
  });

  it.each([
    [
      { ending: null, failure: 'request' },
      { status: 'failed', error: { code: 'request', retryable: true } },
    ],
    [
      { ending: approved, failure: 'request' },
      { status: 'approved', checkoutId: 'checkout' },
    ],
    [{ ending: { ...approved, type: 'rejected' }, failure: null }, { status: 'rejected' }],
    [{ ending: null, failure: null }, { status: 'closed' }],
  ])('closed by the browser’s own button, the window means what it told last: %o', async (state, expected) => {
    vi.useFakeTimers();
    const { events, stop } = recordOutcomeEvents();
    const { child, asWindow } = childWindow();
    const outcome = followWindow(asWindow, 'https://api.test', session, {});
    const tell = (told: unknown, origin = 'https://api.test') =>
      say({ from: 'tamarack-window', state: told }, origin, child);
    tell({ ending: null, failure: 'loadFailed' });
    tell(state);
    tell({ ending: { ...approved, type: 'abandoned' }, failure: null }, 'https://evil.test');
    expect(events).toEqual([]);
    child.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toMatchObject(expected);
    expect(events.map(({ type }) => type)).toEqual(state.ending ? [`tamarack-${state.ending.type}`] : []);
    stop();
  });

  it('the page follows its redirect address with the outcome of the window', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { child, asWindow } = childWindow();
    const outcome = followWindow(asWindow, 'https://api.test', session, {});
    const ending = { ...approved, redirectUrl: 'https://shop.test/thanks' };
    say({ from: 'tamarack', ending }, 'https://api.test', child);
    await outcome;
    expect(assign.mock.calls).toEqual([
      ['https://shop.test/thanks?status=tamarack-approved&checkoutId=checkout&sessionId=token'],
    ]);
  });

  it('messages count from the window’s own origin only, and from no other window', async () => {
    vi.useFakeTimers();
    const { events, stop } = recordOutcomeEvents();
    const { child, asWindow } = childWindow();
    const outcome = followWindow(asWindow, 'https://api.test', session, {});
    say({ from: 'tamarack', ending: approved }, 'https://evil.test', child);
    say({ from: 'tamarack', ending: approved }, 'https://api.test', window);
    say('tamarack', 'https://api.test', child);
    expect(events).toEqual([]);
    child.closed = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toEqual({ status: 'closed' });
    stop();
  });
});
