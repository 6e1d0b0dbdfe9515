import { brand } from '@tamarack/core/brand';
import {
  buildEndingMessage,
  buildReturnUrl,
  type Ending,
  endingReceived,
  isWebUrl,
} from '@tamarack/core/protocol/standalone';

/** Milliseconds to wait for the opener's confirmation. */
const CONFIRMATION_TIMEOUT = 1500;

/** Posts the outcome to the opener, only at the origin of an address. False without an opener or a confirmation. */
const notifyOpener = (ending: Ending, address: string | null | undefined): Promise<boolean> => {
  const opener = window.opener as Window | null;
  if (!opener || !isWebUrl(address)) return Promise.resolve(false);
  const { origin } = new URL(address);
  return new Promise((resolve) => {
    const onMessage = (event: MessageEvent) => {
      if (event.source === opener && event.origin === origin && event.data === endingReceived) resolve(true);
    };
    addEventListener('message', onMessage);
    setTimeout(() => {
      removeEventListener('message', onMessage);
      resolve(false);
    }, CONFIRMATION_TIMEOUT);
    opener.postMessage(buildEndingMessage(ending), origin);
  });
};

/**
 * Runs when the dialog has closed. Closes the window if its opener takes over. Otherwise navigates to the
 * merchant, with the outcome if there is one, or to the provider's website.
 *
 * @param redirectUrl from the server
 * @param openedBy address of the page that handed over the session, and so knows of it: told the outcome where the
 *   server has no address
 */
export const finish = async (
  ending: Ending | undefined,
  redirectUrl?: string | null,
  openedBy?: string,
): Promise<void> => {
  const next = ending ? buildReturnUrl(ending) : null;
  const confirmed = ending ? await notifyOpener(ending, ending.redirectUrl ?? openedBy) : false;
  if (window.opener && (confirmed || !next)) window.close();
  else location.replace(next ?? (isWebUrl(redirectUrl) ? redirectUrl : brand.website));
};
