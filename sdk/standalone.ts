/** Entry of the module for checkouts in a window, downloaded on demand. */
import type { Language } from '@tamarack/core/language';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import {
  buildConnectQuery,
  connectPath,
  type Ending,
  endingReceived,
  isEndingMessage,
} from '@tamarack/core/protocol/standalone';
import { dispatchOutcome, finishCheckout } from './outcome';
import type { CheckoutOutcome } from './types';

/** Milliseconds between checks whether the window is closed, for which there is no event. */
const POLL_INTERVAL = 500;

/** Waits for the outcome of a checkout in the provider's window. */
export const follow = (child: Window, apiUrl: string): Promise<CheckoutOutcome> =>
  new Promise((resolve) => {
    /** Known while the window still shows it. */
    let ending: Ending | undefined;
    const end = () => {
      clearInterval(timer);
      removeEventListener('message', onMessage);
      resolve(finishCheckout(ending));
    };
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (source !== child || origin !== new URL(apiUrl).origin || !isEndingMessage(data)) return;
      // a refreshed window reports its outcome again
      if (!ending) dispatchOutcome(data.ending);
      ending ??= data.ending;
      if (data.open) return;
      child.postMessage(endingReceived, origin);
      end();
    };
    const timer = setInterval(() => child.closed && end(), POLL_INTERVAL);
    addEventListener('message', onMessage);
  });

/**
 * Navigates the window to the provider's connect page and waits for its outcome.
 *
 * @param language requested language, passed as `lng`, the query parameter of language detection
 */
export const followWindow = (
  child: Window,
  apiUrl: string,
  session: SessionInfo,
  language?: Language,
): Promise<CheckoutOutcome> => {
  const lng = language ? `&lng=${encodeURIComponent(language)}` : '';
  child.location.replace(`${apiUrl}${connectPath}?${buildConnectQuery(session)}${lng}`);
  return follow(child, apiUrl);
};
