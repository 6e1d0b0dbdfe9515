import { frameReady } from '@tamarack/core/protocol/frames';

/** Milliseconds in which a frame's document responds on most networks and phones. A wrong conclusion costs the customer the bank. */
export const PATIENCE = 2_000;

/**
 * Watches a frame that does not respond, for browsers that report nothing of an embedder policy. The same document, with such
 * a policy of its own, is opened out of sight: if it responds and the frame still does not, the page lets in no document
 * without one. Returns the function that stops it.
 */
export function compareWithTwin(place: HTMLElement, getUrl: () => string, onBlocked: () => void): () => void {
  const page = place.ownerDocument.defaultView;
  const twin = place.ownerDocument.createElement('iframe');
  twin.hidden = true;
  let timer = setTimeout(() => {
    twin.src = getUrl();
    place.append(twin);
  }, PATIENCE);
  const listen = ({ source, data }: MessageEvent): void => {
    if (source === null || source !== twin.contentWindow || data !== frameReady) return;
    twin.remove();
    timer = setTimeout(onBlocked, PATIENCE);
  };
  page?.addEventListener('message', listen);
  return () => {
    clearTimeout(timer);
    page?.removeEventListener('message', listen);
    twin.remove();
  };
}
