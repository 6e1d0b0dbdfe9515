import { brand, requestSources } from '@tamarack/core/brand';
import { createFailure } from '@tamarack/core/protocol/request';
import { createDownloads } from './downloads';
import { readRequest } from './request';
import { type ActiveCheckout, startCheckout } from './start-checkout';
import type { CheckoutRequest, InvoiceRequest, Tamarack, TamarackCommand } from './types';

/** Injected by the build. */
declare const __VERSION__: string;

export interface CreateOptions {
  /** URL of the folder with the widget's files, with a trailing slash. */
  readonly base: string;
  /** Origin of the provider's API. */
  readonly apiUrl: string;
  readonly merchantKey?: string | undefined;
  /** Nonce of the loader's script tag, for pages with a strict Content-Security-Policy. */
  readonly nonce?: string | undefined;
}

/** Creates the API object of a merchant's page. Does not touch the page before `checkout()`. */
export const createTamarack = ({ base, apiUrl: origin, merchantKey, nonce }: CreateOptions): Tamarack => {
  const apiUrl = origin.replace(/\/+$/, '');
  const downloads = createDownloads(base, nonce);
  let request: CheckoutRequest | undefined;
  let current: ActiveCheckout | undefined;

  /** Returns the request, its body and its key, or throws if anything is missing. */
  const getValidRequest = () => {
    if (!request) throw createFailure('noCheckout', 'Please run checkout first!');
    const read = readRequest(request);
    const { requestSource, cartTotal, clientToken } = read.body;
    if (requestSource === requestSources.cart && !cartTotal && !clientToken)
      throw createFailure('cartTotalRequired', 'cartTotal required for checkout');
    const key = request.merchantKey ?? merchantKey;
    // a secret key must not be sent, nor repeated in a message
    if (!key?.startsWith('pk_')) throw createFailure('merchantKeyRequired', 'merchantKey: expected pk_...');
    return { ...read, key };
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
      const { body, isWindow, unknown } = readRequest(next);
      // the names in these are known there alone
      if (unknown[0] || body.tracking || body.customer)
        downloads.diagnostics().then(
          (diagnostics) => diagnostics.warnOfUnknown(unknown, body),
          () => {}, // without the download, only the warning is missing
        );
      request = { ...next };
      downloads.preload(body.language, isWindow);
    },
    validate() {
      getValidRequest();
    },
    async run() {
      current ??= startCheckout({ ...getValidRequest(), apiUrl, downloads });
      const started = current;
      return started.done.finally(() => {
        if (current === started) current = undefined;
      });
    },
    payInvoice: ({ linkId, ...request } = {} as InvoiceRequest) =>
      checkoutAndRun({ ...request, invoiceLinkId: linkId, requestSource: requestSources.invoice }),
    preQualify: (request) => checkoutAndRun({ ...request, requestSource: requestSources.preQualification }),
    on(type, listener) {
      const name = `${brand.id}-${type}`;
      const handle = (event: CustomEventInit) => listener(event.detail);
      addEventListener(name, handle);
      return () => removeEventListener(name, handle);
    },
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
