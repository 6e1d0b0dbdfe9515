import { brand } from '@tamarack/core/brand';
import {
  buildEndingMessage,
  buildReturnUrl,
  buildWindowStateMessage,
  type Ending,
  endingReceived,
  isWebUrl,
  type WindowState,
} from '@tamarack/core/protocol/standalone';

/** Milliseconds to wait for the opener's confirmation. */
const CONFIRMATION_TIMEOUT = 1500;

/** Posts the outcome to the opener, only at the origin of an address. False without an opener or a confirmation. */
const notifyOpener = (
  ending: Ending,
  address: string | null | undefined,
  open: boolean,
): Promise<boolean> => {
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
    opener.postMessage(buildEndingMessage(ending, open), origin);
  });
};

/**
 * Reports to the opener an outcome that the dialog still shows. Resolves to whether the opener took over at once, as one
 * of an older version does.
 */
export const announce = (ending: Ending, openedBy?: string): Promise<boolean> =>
  notifyOpener(ending, ending.redirectUrl ?? openedBy, true);

/** Reports the window's state to the opener, only at the origin of an address. There is no confirmation. */
export const announceState = (state: WindowState, address: string | undefined): void => {
  if (isWebUrl(address))
    (window.opener as Window | null)?.postMessage(buildWindowStateMessage(state), new URL(address).origin);
};

/**
 * Runs when the dialog has closed. Closes the window if its opener takes over. Otherwise navigates to the
 * merchant, with the outcome if there is one, or to the provider's website.
 *
 * @param redirectUrl from the server
 * @param openedBy address of the page that passed the session; receives the outcome if the server has no redirect URL
 * @param isTakenOver see `announce`
 */
export const finish = async (
  ending: Ending | undefined,
  redirectUrl?: string | null,
  { openedBy, isTakenOver = false }: { openedBy?: string | undefined; isTakenOver?: boolean } = {},
): Promise<void> => {
  const next = ending ? buildReturnUrl(ending) : null;
  const confirmed =
    isTakenOver || (ending ? await notifyOpener(ending, ending.redirectUrl ?? openedBy, false) : false);
  if (window.opener && (confirmed || !next)) window.close();
  else location.replace(next ?? (isWebUrl(redirectUrl) ? redirectUrl : brand.website));
};
