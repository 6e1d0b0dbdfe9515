import { eventNames, requestSources } from '@tamarack/core/brand';
import { createFailure, requestSession } from '@tamarack/core/protocol/request';
import { createDownloads } from './downloads';
import { type ActiveCheckout, openDialog } from './open-dialog';
import { openWindow } from './open-window';
import { getLanguage, toCheckoutBody, validateRequest } from './request';
import type { CheckoutRequest, Tamarack, TamarackCommand } from './types';

/** Injected by the build. */
declare const __VERSION__: string;

export interface CreateOptions {
  /** URL of the folder with the widget's files, with a trailing slash. */
  readonly base: string;
  /** Origin of the provider's API, without a trailing slash. */
  readonly apiUrl: string;
  readonly merchantKey?: string | undefined;
  /** Nonce of the loader's script tag, for pages with a strict Content-Security-Policy. */
  readonly nonce?: string | undefined;
}

const isWindow = ({ platform }: CheckoutRequest): boolean => platform?.renderType === 'Standalone';

/** Creates the API object of a merchant's page. Does not touch the page before `checkout()`. */
export const createTamarack = ({ base, apiUrl, merchantKey, nonce }: CreateOptions): Tamarack => {
  const downloads = createDownloads(base, nonce);
  let request: CheckoutRequest | undefined;
  let current: ActiveCheckout | undefined;

  /** Returns the request with its key, or throws if anything is missing. */
  const getValidRequest = () => {
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
    const valid = getValidRequest();
    const createSession = () =>
      requestSession((url, init) => fetch(url, init), apiUrl, valid.merchantKey, toCheckoutBody(valid));
    return isWindow(valid)
      ? openWindow(apiUrl, downloads.standalone(), createSession, valid.language)
      : openDialog({ apiUrl, language: valid.language, downloads, createSession });
  };

  const checkoutAndRun = async (next: CheckoutRequest) => {
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
      downloads.preload(getLanguage(next), isWindow(next));
    },
    validate() {
      getValidRequest();
    },
    async run() {
      current ??= start();
      const started = current;
      return started.done.finally(() => {
        if (current === started) current = undefined;
      });
    },
    payInvoice: ({ linkId, ...request }) =>
      checkoutAndRun({ ...request, invoiceLinkId: linkId, requestSource: requestSources.invoice }),
    preQualify: (request) => checkoutAndRun({ ...request, requestSource: requestSources.preQualification }),
    close() {
      current?.stop();
      current = undefined;
    },
    destroy() {
      api.close();
      request = undefined;
      downloads.dispose();
    },
    push(...commands) {
      for (const command of commands) runCommand(api, command);
    },
  };
  return api;
};

/** Runs a queued command. Errors are reported like those of any script and do not stop later commands. */
const runCommand = (api: Tamarack, command: TamarackCommand): void => {
  try {
    if (typeof command === 'function') command(api);
    else void api[command[0]](command[1] as never);
  } catch (error) {
    reportError(error);
  }
};

/** Dispatches the window event `tamarack-ready`. */
export const announceReady = (api: Tamarack): void => {
  dispatchEvent(new CustomEvent(eventNames.ready, { detail: api }));
};
