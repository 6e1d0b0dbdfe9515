import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { failure } from '@tamarack/core/protocol/request';
import {
  connectPath,
  connectQuery,
  type Ending,
  isEndingMessage,
  received,
} from '@tamarack/core/protocol/standalone';
import type { Running } from './dialog';
import { announce, conclude } from './outcome';
import type { CheckoutOutcome } from './types';

/** A window tells nobody that it was closed: look this often, in ms. */
const LOOK_EVERY = 500;

export interface WindowOptions {
  readonly apiUrl: string;
  readonly ask: () => Promise<SessionInfo>;
}

/** Opens the window within the click, or a blocker stops it; its address follows when the session is there. */
export const openWindow = ({ apiUrl, ask }: WindowOptions): Running => {
  const child = open('', '_blank');
  if (!child) {
    const blocked = failure('popupBlocked', 'The browser did not let a window open', true);
    return { done: Promise.reject(blocked), stop() {} };
  }

  const follow = () =>
    new Promise<CheckoutOutcome>((resolve) => {
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

  const done = ask().then(
    (session) => {
      child.location.replace(`${apiUrl}${connectPath}?${new URLSearchParams(connectQuery(session))}`);
      return follow();
    },
    (error: unknown) => {
      child.close();
      throw error;
    },
  );
  return { done, stop: () => child.close() };
};
