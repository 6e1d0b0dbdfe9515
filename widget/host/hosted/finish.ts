import { brand } from '@tamarack/core/brand';
import {
  type Ending,
  endingMessage,
  isWebAddress,
  received,
  returnAddress,
} from '@tamarack/core/protocol/standalone';

/** Milliseconds to wait for the opener's confirmation. */
const PATIENCE = 1500;

/**
 * Posts the outcome to the opener, at the origin the server vouches for only. False without an opener or a
 * confirmation.
 */
const tellOpener = (ending: Ending): Promise<boolean> => {
  const opener = window.opener as Window | null;
  if (!opener || !ending.redirectUrl) return Promise.resolve(false);
  const { origin } = new URL(ending.redirectUrl);
  return new Promise((resolve) => {
    const hear = (event: MessageEvent) => {
      if (event.source === opener && event.origin === origin && event.data === received) resolve(true);
    };
    addEventListener('message', hear);
    setTimeout(() => {
      removeEventListener('message', hear);
      resolve(false);
    }, PATIENCE);
    opener.postMessage(endingMessage(ending), origin);
  });
};

/**
 * Runs when the dialog has closed. Closes a window that has an opener which takes over. Otherwise goes to the
 * merchant, with the outcome if there is one, or to the provider's website. `redirectUrl` comes from the
 * server.
 */
export const finish = async (ending: Ending | undefined, redirectUrl?: string | null): Promise<void> => {
  const next = ending ? returnAddress(ending) : null;
  const told = ending ? await tellOpener(ending) : false;
  if (window.opener && (told || !next)) window.close();
  else location.replace(next ?? (isWebAddress(redirectUrl) ? redirectUrl : brand.website));
};
