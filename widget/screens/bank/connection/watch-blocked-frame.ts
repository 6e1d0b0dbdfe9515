import type { BankConnection } from '../../../api/types';
import { watchForbiddenFrame } from '../../../api/watch-forbidden-frame';

/** Calls back when the page's Content-Security-Policy blocks the aggregator's frame. Returns the unsubscribe function. */
export function watchBlockedFrame(
  frame: HTMLIFrameElement,
  { url, origin }: BankConnection,
  onBlock: () => void,
): () => void {
  const origins = [...(URL.canParse(url) ? [new URL(url).origin] : []), ...(origin === null ? [] : [origin])];
  return watchForbiddenFrame(frame.ownerDocument, origins, onBlock);
}
