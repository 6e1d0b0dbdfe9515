import { brand } from '@tamarack/core/brand';
import {
  buildEndingMessage,
  buildReturnUrl,
  type Ending,
  endingReceived,
  isWebUrl,
} from '@tamarack/core/protocol/standalone';

/** How long the page that opened this window may take to say that it heard, in ms. */
const PATIENCE = 1500;

/** Tells the opener, at the merchant's vouched origin only. False: there is none, or it does not answer. */
const tellOpener = (ending: Ending): Promise<boolean> => {
  const opener = window.opener as Window | null;
  if (!opener || !ending.redirectUrl) return Promise.resolve(false);
  const { origin } = new URL(ending.redirectUrl);
  return new Promise((resolve) => {
    const hear = (event: MessageEvent) => {
      if (event.source === opener && event.origin === origin && event.data === endingReceived) resolve(true);
    };
    addEventListener('message', hear);
    setTimeout(() => {
      removeEventListener('message', hear);
      resolve(false);
    }, PATIENCE);
    opener.postMessage(buildEndingMessage(ending), origin);
  });
};

/**
 * The dialog of this page is gone. The window that was opened for it closes, and its opener goes on; where nobody is
 * there to go on, this page itself goes to the merchant, with the outcome where there is one, or to the provider's own
 * site. `redirectUrl`: as the server vouched for it.
 */
export const finish = async (ending: Ending | undefined, redirectUrl?: string | null): Promise<void> => {
  const next = ending ? buildReturnUrl(ending) : null;
  const told = ending ? await tellOpener(ending) : false;
  if (window.opener && (told || !next)) window.close();
  else location.replace(next ?? (isWebUrl(redirectUrl) ? redirectUrl : brand.website));
};
