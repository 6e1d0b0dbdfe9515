import type { Language } from '@tamarack/core/language';
import {
  type FrameMessage,
  frameChannel,
  frameReady,
  type PageMessage,
} from '@tamarack/core/protocol/frames';
import { type CallResult, call, read } from './api';
import { findElement } from './elements';

export interface FrameHandlers {
  showErrors(keepFocus?: boolean): unknown;
  focus(): void;
  clear(): void;
  disable(disabled: boolean): void;
  setLanguage?(language: Language): void;
  /** Sends the values to the API. */
  submit(): Promise<CallResult>;
  /** The frames are bound to the session, so the document's data can be read. */
  bound?(): void;
  /** There was no ticket, or it was not accepted; `ticketNeeded` requests another. */
  unbound?(): void;
}

/** Sends a message to the page. Before the channel is open, only the last message of each type is kept. */
export type Post = (message: FrameMessage) => void;

/** Origins that may embed this document; the server writes the same list into `frame-ancestors`. */
const parents = findElement<HTMLMetaElement>('meta[name=parents]').content.split(' ');

/** Connects the document to the page around it, and binds the frames to its session. */
export function connect(setUp: (post: Post) => FrameHandlers): void {
  const waiting = new Map<FrameMessage['type'], FrameMessage>();
  let port: MessagePort | undefined;
  const post: Post = (message) => {
    if (port) port.postMessage(message);
    else waiting.set(message.type, message);
  };
  /** Not rounded, so that content after the frame is positioned as it would be without one. */
  const postHeight = (): void =>
    post({ type: 'height', height: document.body.getBoundingClientRect().height });
  const handlers = setUp(post);
  let onBound: (bound: boolean) => void = () => {};
  const waitForTicket = (): Promise<boolean> =>
    new Promise((resolve) => {
      onBound = resolve;
    });
  let bound = waitForTicket();

  const bind = async (ticket: string | null): Promise<boolean> => {
    if (ticket === null || !(await call('POST', 'frames/session', { ticket })).ok) {
      handlers.unbound?.();
      return false;
    }
    handlers.bound?.();
    const kept = await read('frames/session');
    if (!kept.ok && kept.problem !== null) post({ type: 'blocked' });
    return true;
  };

  const handle = async (message: PageMessage): Promise<void> => {
    if (message.type === 'start') onBound(await bind(message.ticket));
    if (message.type === 'showErrors') await handlers.showErrors(message.keepFocus);
    if (message.type === 'focus') handlers.focus();
    if (message.type === 'clear') handlers.clear();
    if (message.type === 'disable') handlers.disable(message.disabled);
    if (message.type === 'language') handlers.setLanguage?.(message.language);
    if (message.type === 'submit') {
      if (!(await bound)) {
        bound = waitForTicket();
        post({ type: 'ticketNeeded' });
        await bound;
      }
      const { id } = message;
      const result = await handlers.submit();
      // field by field: the page must not receive the API's response
      post({ type: 'result', id, ...(result.ok ? { ok: true } : { ok: false, problem: result.problem }) });
    }
  };

  const onChannel = ({ source, origin, data, ports: [first] }: MessageEvent): void => {
    if (source !== parent || !parents.includes(origin) || data !== frameChannel || !first) return;
    removeEventListener('message', onChannel);
    port = first;
    port.onmessage = (event: MessageEvent<PageMessage>) => void handle(event.data);
    for (const message of waiting.values()) post(message);
    // a hidden frame is never resized
    postHeight();
  };
  addEventListener('message', onChannel);
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // a dialog over the page takes the focus from the field, and returns it to the document only
    addEventListener('focus', () => (event.target as HTMLElement).focus(), { once: true });
    post({ type: 'escapePressed' });
  });
  new ResizeObserver(postHeight).observe(document.body);
  // An origin that may not embed this document learns nothing: the browser does not show it there.
  parent.postMessage(frameReady, '*');
}
