/** Entry of a small module of its own, downloaded only for checkouts in a window. */
import type { Language } from '@tamarack/core/language';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import {
  connectPath,
  connectQuery,
  type Ending,
  isEndingMessage,
  received,
} from '@tamarack/core/protocol/standalone';
import { announce, conclude } from './outcome';
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
  child.location.replace(`${apiUrl}${connectPath}?${connectQuery(session)}${lng}`);
  return new Promise((resolve) => {
    const end = (ending?: Ending) => {
      clearInterval(look);
      removeEventListener('message', hear);
      resolve(conclude(ending));
    };
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (source !== child || origin !== new URL(apiUrl).origin || !isEndingMessage(data)) return;
      child.postMessage(received, origin);
      announce(data.ending);
      end(data.ending);
    };
    const look = setInterval(() => child.closed && end(), LOOK_EVERY);
    addEventListener('message', hear);
  });
};
