/** Entry of a small module of its own, downloaded only for checkouts in a window. */
import type { Language } from '@tamarack/core/language';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import {
  buildConnectQuery,
  connectPath,
  type Ending,
  endingReceived,
  isEndingMessage,
} from '@tamarack/core/protocol/standalone';
import { dispatchOutcome, toOutcome } from './outcome';
import type { CheckoutOutcome } from './types';

/** A window tells nobody that it was closed: look this often, in ms. */
const LOOK_EVERY = 500;

/**
 * Sends the window to the provider's connect page, and hears from it how it ended. `language`: where the request names
 * one; it is no eighth value of the session but `lng`, the query string that language detection reads on any page.
 */
export const followWindow = (
  child: Window,
  apiUrl: string,
  session: SessionInfo,
  language?: Language,
): Promise<CheckoutOutcome> => {
  const lng = language ? `&lng=${encodeURIComponent(language)}` : '';
  child.location.replace(`${apiUrl}${connectPath}?${buildConnectQuery(session)}${lng}`);
  return new Promise((resolve) => {
    const end = (ending?: Ending) => {
      clearInterval(look);
      removeEventListener('message', hear);
      resolve(toOutcome(ending));
    };
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (source !== child || origin !== new URL(apiUrl).origin || !isEndingMessage(data)) return;
      child.postMessage(endingReceived, origin);
      dispatchOutcome(data.ending);
      end(data.ending);
    };
    const look = setInterval(() => child.closed && end(), LOOK_EVERY);
    addEventListener('message', hear);
  });
};
