/** Entry of the npm package. Importing it does nothing, on a server too. */
import { brand, eventNames } from '@tamarack/core/brand';
import { createFailure } from '@tamarack/core/protocol/request';
import type { CreateOptions } from './create-tamarack';
import type { Tamarack, TamarackCommand } from './types';

export type {
  CheckoutOutcome,
  CheckoutRequest,
  InvoiceRequest,
  OutcomeDetail,
  PreQualifyRequest,
  Tamarack,
  TamarackCommand,
  TamarackError,
  TamarackErrorCode,
} from './types';

export interface LoadOptions {
  /** Publishable key, begins with `pk_`. A request of its own may name another. */
  readonly merchantKey: string;
  /** Origin of the provider's API. Default: production. The sandbox has an address of its own. */
  readonly apiUrl?: string;
  /** Nonce of the page's content security policy, where scripts need one. */
  readonly nonce?: string;
}

declare global {
  interface Window {
    Tamarack?: Tamarack | TamarackCommand[];
  }
}

const production = brand.website.replace('//', '//api.');

/**
 * Downloads the loader (about 2 kB) and resolves to the page's one `Tamarack` object; the same that the script tag
 * gives. Called again, or beside a script tag, it resolves to the object that is there: the first options count.
 * @throws TamarackError `loadFailed`: the download failed, or there is no window (on a server: call it in an effect).
 */
export const loadTamarack = async ({
  merchantKey,
  apiUrl = production,
  nonce,
}: LoadOptions): Promise<Tamarack> => {
  if (typeof window === 'undefined')
    throw createFailure('loadFailed', 'There is no window to open a checkout in');
  const present = () => {
    const it = window[brand.product];
    return it && 'run' in it ? it : undefined;
  };
  const base = `${apiUrl}/sdk/`;
  const already = present();
  if (already) return already;
  const { createTamarack } = await (
    import(/* @vite-ignore */ /* webpackIgnore: true */ `${base}tamarack.mjs`) as Promise<{
      createTamarack: (options: CreateOptions) => Tamarack;
    }>
  ).catch((cause: unknown) => {
    throw createFailure('loadFailed', `The checkout could not be downloaded from ${base}`, true, cause);
  });
  const raced = present();
  if (raced) return raced;
  const queue = window[brand.product];
  const tamarack = createTamarack({ base, apiUrl, merchantKey, nonce });
  window[brand.product] = tamarack;
  if (Array.isArray(queue)) tamarack.push(...queue);
  dispatchEvent(new CustomEvent(eventNames.ready, { detail: tamarack }));
  return tamarack;
};
