import { type FrameMessage, frameChannel, type PageMessage } from '@tamarack/core/protocol/frames';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const page = 'https://shop.example';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** For the tests of one frame's script: its document, the API behind it, and the page around it. */
export function setUpFrameDocument(load: () => Promise<unknown>, markup: () => string) {
  let stops: (() => void)[] = [];
  const api = {
    /** Everything that the frame called, in order. */
    calls: [] as Call[],
    /** Answers to the calls in turn; the rest gets 204. */
    answers: [] as Response[],
    /** Answers to the calls that bind the frames. */
    bindings: [] as Response[],
    /** Answers to reads, by a part of the address. */
    reads: {} as Record<string, () => Response | Promise<Response>>,
  };

  const answer = (url: string): Response | Promise<Response> | undefined => {
    if (url === '/v1/frames/session') return api.bindings.shift();
    const read = Object.entries(api.reads).find(([part]) => url.includes(part))?.[1];
    return read ? read() : api.answers.shift();
  };

  beforeEach(() => {
    Object.assign(api, { calls: [], answers: [], bindings: [], reads: {} });
    stops = [];
    document.head.innerHTML = `<meta name="parents" content="https://provider.example ${page}">`;
    document.body.innerHTML = markup();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: Record<string, string> }) => {
      const body = init.body ? JSON.parse(String(init.body)) : undefined;
      api.calls.push({ method: init.method ?? 'GET', url, headers: init.headers, body });
      return (await answer(url)) ?? new Response(null, { status: 204 });
    });
  });
  afterEach(() => {
    for (const stop of stops) stop();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  /** Loads the frame's script, and hands it the channel from this origin. */
  const open = async (origin = page) => {
    const ready: unknown[] = [];
    const post = vi.spyOn(window.parent, 'postMessage').mockImplementation((data) => void ready.push(data));
    vi.resetModules();
    const listen = vi.spyOn(window, 'addEventListener');
    await load();
    for (const [event, listener] of listen.mock.calls)
      stops.push(() => window.removeEventListener(event, listener as EventListener));
    post.mockRestore();
    listen.mockRestore();
    const { port1, port2 } = new MessageChannel();
    stops.push(() => port1.close());
    const received: FrameMessage[] = [];
    port1.onmessage = ({ data }) => void received.push(data);
    const handOver = new MessageEvent('message', { data: frameChannel, origin, source: window.parent });
    Object.defineProperty(handOver, 'ports', { value: [port2] });
    window.dispatchEvent(handOver);
    const say = (message: PageMessage) => port1.postMessage(message);
    return {
      ready,
      received,
      say,
      /** The page submits, bound to its session. */
      submit: (id: number) => {
        say({ type: 'start', ticket: 'T' });
        say({ type: 'submit', id });
      },
      /** Waits until the page received a message. */
      waitFor: (message: Partial<FrameMessage>) =>
        expect.poll(() => received).toContainEqual(expect.objectContaining(message)),
      /** State of the fields that the page heard last. */
      lastState: () => received.filter((message) => message.type === 'state').at(-1)?.state,
    };
  };

  return { api, open };
}

/** A control of the frame by its name. */
export function control(name: string): HTMLInputElement {
  const node = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!node) throw new Error(`no control ${name}`);
  return node;
}

/** Types over what a control contains. */
export const type = (name: string, value: string): void =>
  void fireEvent.input(control(name), { target: { value } });

/** Ticks or unticks a box. */
export function tick(name: string): void {
  control(name).click();
}

/** The error that is linked to a control; null without one. */
export function getError(name: string): string | null {
  const ids = control(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  const text = id === undefined ? null : (document.getElementById(id)?.textContent ?? null);
  expect(control(name).getAttribute('aria-invalid')).toBe(text === null ? null : 'true');
  return text;
}
