import { createFailure } from '@tamarack/core/protocol/request';
import type { Downloads } from './downloads';
import type { ReadRequest } from './request';
import type { CheckoutOutcome } from './types';

/** An open checkout. `done` settles once it is closed; `stop` closes it. */
export interface ActiveCheckout {
  readonly done: Promise<CheckoutOutcome>;
  stop(): void;
}

interface CheckoutOptions extends ReadRequest {
  readonly apiUrl: string;
  /** Publishable key. */
  readonly key: string;
  readonly downloads: Downloads;
}

/**
 * Posts the request while the widget's code downloads; that code then opens the dialog or navigates the window. The window is
 * opened during the press, because popup blockers require it. `done` rejects if the code cannot be downloaded, and as `OpenCheckout` does.
 *
 * @throws TamarackError `popupBlocked`
 */
export const startCheckout = (options: CheckoutOptions): ActiveCheckout => {
  const { isWindow } = options;
  const child = isWindow ? open('', '_blank') : null;
  if (isWindow && !child) throw createFailure('popupBlocked', 'Window blocked', true);
  // a text, without a header of our own: the browser sends it at once and asks the API for no permission first (decision 0154)
  const post = () =>
    fetch(`${options.apiUrl}/v1/checkout?merchantKey=${encodeURIComponent(options.key)}`, {
      method: 'POST',
      credentials: 'include',
      // null is an option left out
      body: JSON.stringify(options.body, (_, value) => value ?? undefined),
    });
  const stopping = new AbortController();
  const response = post();
  response.catch(() => {}); // the reader of the promise reports its error
  const done = options.downloads
    .code(isWindow)
    .then(({ openCheckout }) => openCheckout({ ...options, post, response, child, signal: stopping.signal }));
  done.catch(() => child?.close());
  return {
    done,
    stop() {
      child?.close();
      stopping.abort();
    },
  };
};
