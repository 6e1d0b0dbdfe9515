import { frameReady } from '@tamarack/core/protocol/frames';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../widget/screens/bank/connection/compare-with-twin';
import { mountBankScreen } from '../support/bank-frame';

const { prototype } = HTMLIFrameElement;
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const allowCredentialless = () =>
  Object.defineProperty(prototype, 'credentialless', { value: false, configurable: true });
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(prototype, 'credentialless');
});

const blockedTitle = /^This page’s security settings block/;

describe('on an isolated page', () => {
  test('the bank is opened without credentials where the browser has such frames', async () => {
    vi.stubGlobal('crossOriginIsolated', true);
    allowCredentialless();
    const { frame } = await mountBankScreen();
    expect(frame.urls.at(-1)).toBe('bank:en&isolated=true');
  });

  test('elsewhere the upload is offered at once', async () => {
    vi.stubGlobal('crossOriginIsolated', true);
    const { view, sent, slot } = await mountBankScreen();
    expect(view.getByRole('heading', { level: 1 }).textContent).toMatch(blockedTitle);
    expect(slot.querySelector('iframe')).toBeNull();
    await press(view.getByRole('button', { name: 'Upload PDF statements' }));
    expect(sent).toEqual([{ type: 'chooseUpload' }]);
  });
});

describe('on a page that requires isolation of its frames, and is not isolated itself', () => {
  const blocked = {
    type: 'navigation',
    disposition: 'enforce',
    blockedURL: 'https://api.test/frames/bank?checkoutId=1',
  };
  let watching: { readonly report: (body: object) => void; readonly options: unknown }[] = [];
  beforeEach(() => {
    watching = [];
    vi.stubGlobal(
      'ReportingObserver',
      class {
        readonly entry: (typeof watching)[number];
        constructor(receive: (reports: readonly object[]) => void, options: unknown) {
          this.entry = { report: (body) => receive([{ body: { toJSON: () => body } }]), options };
        }
        observe() {
          watching.push(this.entry);
        }
        disconnect() {
          watching = watching.filter((each) => each !== this.entry);
        }
      },
    );
  });
  const report = (body: object) => act(async () => watching[0]?.report(body));

  test('the bank is opened again without credentials once the browser reports that it was blocked', async () => {
    allowCredentialless();
    const { frame, submissions, open, slot } = await mountBankScreen();
    expect(watching.map(({ options }) => options)).toEqual([{ types: ['coep'], buffered: true }]);
    expect(frame.urls.at(-1)).toBe('bank:en');
    const first = slot.querySelector('iframe');
    await report(blocked);
    expect(frame.urls.at(-1)).toBe('bank:en&isolated=true');
    expect(slot.querySelector('iframe')).not.toBe(first);
    // the request of the blocked frame is not sent from the new one
    expect(submissions()).toEqual([1, 1]);
    await open();
    expect(slot.querySelector('iframe')).not.toBeNull();
    expect(watching).toEqual([]);
  });

  test('elsewhere the upload is offered at once', async () => {
    const { view, sent, slot } = await mountBankScreen();
    await report(blocked);
    expect(view.getByRole('heading', { level: 1 }).textContent).toMatch(blockedTitle);
    expect(slot.querySelector('iframe')).toBeNull();
    await press(view.getByRole('button', { name: 'Upload PDF statements' }));
    expect(sent).toEqual([{ type: 'chooseUpload' }]);
  });

  test.each([
    ['of a policy that only reports', { ...blocked, disposition: 'reporting' }],
    ['of another frame', { ...blocked, blockedURL: 'https://ads.test/frames/banker' }],
    ['of a picture', { ...blocked, type: 'corp' }],
  ])('a report %s changes nothing', async (_, body) => {
    allowCredentialless();
    const { frame } = await mountBankScreen();
    await report(body);
    expect(frame.urls.at(-1)).toBe('bank:en');
    expect(watching).toHaveLength(1);
  });
});

describe('where the browser reports nothing of the page’s policy', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const findTwin = (slot: HTMLElement) => slot.querySelector<HTMLIFrameElement>('iframe[hidden]');
  const respond = (frame: HTMLIFrameElement | null, data: string = frameReady) =>
    act(async () => {
      if (!frame) throw new Error('no frame that could respond');
      // nothing is loaded here
      Object.defineProperty(frame, 'contentWindow', { value: window });
      window.dispatchEvent(new MessageEvent('message', { data, source: window }));
    });
  const getTitle = (view: Awaited<ReturnType<typeof mountBankScreen>>['view']) =>
    view.getByRole('heading', { level: 1 }).textContent;

  test('a frame that is silent while its twin with a policy responds is blocked, and the upload is offered', async () => {
    const { view, sent, frame, slot } = await mountBankScreen();
    await pass(PATIENCE - 1);
    expect(findTwin(slot)).toBeNull();
    await pass(1);
    expect(findTwin(slot)).not.toBeNull();
    expect(frame.urls.at(-1)).toBe('bank:en&isolated=true');
    await respond(findTwin(slot));
    expect(findTwin(slot)).toBeNull();
    await pass(PATIENCE - 1);
    expect(getTitle(view)).not.toMatch(blockedTitle);
    await pass(1);
    expect(getTitle(view)).toMatch(blockedTitle);
    expect(slot.querySelector('iframe')).toBeNull();
    await press(view.getByRole('button', { name: 'Upload PDF statements' }));
    expect(sent).toEqual([{ type: 'chooseUpload' }]);
  });

  test('the bank is opened without credentials where the browser has such frames', async () => {
    allowCredentialless();
    const { frame, slot } = await mountBankScreen();
    await pass(PATIENCE);
    await respond(findTwin(slot));
    await pass(PATIENCE);
    expect(frame.urls.at(-1)).toBe('bank:en&isolated=true');
  });

  test('a frame that responds, before its twin or after, is not blocked', async () => {
    const early = await mountBankScreen();
    await early.open();
    await pass(10 * PATIENCE);
    expect(findTwin(early.slot)).toBeNull();
    early.unmount();
    const late = await mountBankScreen();
    await pass(PATIENCE);
    await respond(findTwin(late.slot));
    await late.open();
    await pass(2 * PATIENCE);
    expect(getTitle(late.view)).not.toMatch(blockedTitle);
  });

  test('without a response of the twin nothing is concluded, and it goes with the screen', async () => {
    const { view, slot, unmount } = await mountBankScreen();
    await pass(PATIENCE);
    await respond(findTwin(slot), 'another message');
    await pass(3 * PATIENCE);
    expect(findTwin(slot)).not.toBeNull();
    expect(getTitle(view)).not.toMatch(blockedTitle);
    unmount();
    expect(findTwin(slot)).toBeNull();
  });
});
