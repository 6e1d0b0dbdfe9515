import type { Problem } from '@tamarack/core/errors/catalogue';
import { type FrameMessage, frameReady, type PageMessage } from '@tamarack/core/protocol/frames';
import type { ApplicationView } from '../../../widget/api/types';
import type { FakeProvider } from './fake-provider';

/**
 * Stands in for the document of the secure frame inside an element: it sends what the page submits to the provider,
 * whose answer is what the application is from then on. Returns the function that presses the frame's own button.
 */
export function serveFrame(
  around: HTMLElement,
  provider: FakeProvider,
  { method, path }: { readonly method: string; readonly path: string },
): () => void {
  let page: MessagePort | undefined;
  const call = async (id: number): Promise<FrameMessage> => {
    try {
      const response = await provider.fetch(`https://api.test/v1${path}`, { method });
      const body: unknown = await response.json();
      if (!response.ok) return { type: 'result', id, ok: false, problem: body as Problem };
      provider.view = body as ApplicationView;
      return { type: 'result', id, ok: true };
    } catch {
      return { type: 'result', id, ok: false, problem: null };
    }
  };
  const source = {
    postMessage: (_data: unknown, _origin: string, [port]: [MessagePort]) => {
      page = port;
      port.onmessage = async ({ data }: MessageEvent<PageMessage>) => {
        if (data.type === 'submit') port.postMessage(await call(data.id));
      };
    },
  };
  Object.defineProperty(around.querySelector('iframe'), 'contentWindow', { value: source });
  const ready = new MessageEvent('message', { data: frameReady, origin: 'https://api.test' });
  Object.defineProperty(ready, 'source', { value: source });
  window.dispatchEvent(ready);
  return () => page?.postMessage({ type: 'submitRequested' } satisfies FrameMessage);
}
