import { eventNames, requestSources } from '@tamarack/core/brand';
import { createFailure, requestSession } from '@tamarack/core/protocol/request';
import { createDownloads } from './downloads';
import { type ActiveCheckout, openDialog } from './open-dialog';
import { openWindow } from './open-window';
import { getLanguage, toCheckoutBody, validateRequest } from './request';
import type { CheckoutRequest, Tamarack, TamarackCommand } from './types';

/** Put in by the build. */
declare const __VERSION__: string;

export interface CreateOptions {
  /** Address of the folder the widget's files are in, with a slash at its end. */
  readonly base: string;
  /** Origin of the provider's API, no trailing slash. */
  readonly apiUrl: string;
  readonly merchantKey?: string | undefined;
  /** Nonce of the loader's own script tag, for pages with a strict policy. */
  readonly nonce?: string | undefined;
}

const isWindow = ({ platform }: CheckoutRequest): boolean => platform?.renderType === 'Standalone';

/** Makes the object that a merchant's page talks to. Touches nothing on the page before `checkout()`. */
export const createTamarack = ({ base, apiUrl, merchantKey, nonce }: CreateOptions): Tamarack => {
  const downloads = createDownloads(base, nonce);
  let request: CheckoutRequest | undefined;
  let current: ActiveCheckout | undefined;

  /** @returns the request with its key, once nothing is missing. */
  const validated = () => {
    if (!request) throw createFailure('noCheckout', 'Please run checkout first!');
    const source = request.requestSource ?? requestSources.cart;
    if (source === requestSources.cart && !request.cartTotal) {
      throw createFailure('cartTotalRequired', 'cartTotal required for checkout');
    }
    const key = request.merchantKey ?? merchantKey;
    if (!key) {
      throw createFailure('merchantKeyRequired', 'merchantKey: expected pk_..., got none');
    }
    return { ...request, merchantKey: key };
  };

  const start = (): ActiveCheckout => {
    const valid = validated();
    const ask = () =>
      requestSession((url, init) => fetch(url, init), apiUrl, valid.merchantKey, toCheckoutBody(valid));
    return isWindow(valid)
      ? openWindow(apiUrl, downloads.standalone(), ask, valid.language)
      : openDialog({ apiUrl, language: valid.language, code: downloads.widget(), ask });
  };

  const begin = async (next: CheckoutRequest) => {
    api.checkout(next);
    return api.run();
  };

  const api: Tamarack = {
    version: __VERSION__,
    get ready() {
      return Promise.resolve(api);
    },
    checkout(next) {
      validateRequest(next);
      request = { ...next };
      downloads.warm(getLanguage(next), isWindow(next));
    },
    validate() {
      validated();
    },
    async run() {
      current ??= start();
      const mine = current;
      return mine.done.finally(() => {
        if (current === mine) current = undefined;
      });
    },
    payInvoice: ({ linkId, ...request }) =>
      begin({ ...request, invoiceLinkId: linkId, requestSource: requestSources.invoice }),
    preQualify: (request) => begin({ ...request, requestSource: requestSources.preQualification }),
    close() {
      current?.stop();
      current = undefined;
    },
    destroy() {
      api.close();
      request = undefined;
      downloads.forget();
    },
    push(...commands) {
      for (const command of commands) obey(api, command);
    },
  };
  return api;
};

/** One command of the queue. What it throws is reported like an error of any other script, and stops no later one. */
const obey = (api: Tamarack, command: TamarackCommand): void => {
  try {
    if (typeof command === 'function') command(api);
    else void api[command[0]](command[1] as never);
  } catch (error) {
    reportError(error);
  }
};

/** Tells everybody who waits for the window event. */
export const announceReady = (api: Tamarack): void => {
  dispatchEvent(new CustomEvent(eventNames.ready, { detail: api }));
};
