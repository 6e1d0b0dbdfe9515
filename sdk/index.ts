/** Entry of the npm package. Importing it has no side effects and works on a server. */
import { brand, eventNames } from '@tamarack/core/brand';
import { createFailure } from '@tamarack/core/protocol/request';
import type { CreateOptions } from './create-tamarack';
import { loadElement } from './elements/load-element';
import type { MessageModule } from './message/options';
import type { Tamarack, TamarackButtonElement, TamarackCommand, TamarackMessageElement } from './types';

export type { Customer, Tracking } from '@tamarack/core/protocol/request';
export { elementEvents, elementNames } from './elements/names';
export type { TamarackEventMap } from './events';
export type { MessageModule, PriceExample, PriceMessage, PriceMessageOptions } from './message/options';
export type {
  ButtonRequest,
  CheckoutOutcome,
  CheckoutRequest,
  InvoiceRequest,
  OutcomeDetail,
  PreQualifyRequest,
  Tamarack,
  TamarackButtonElement,
  TamarackCommand,
  TamarackError,
  TamarackErrorCode,
  TamarackEventName,
  TamarackEvents,
  TamarackMessageElement,
} from './types';

export interface LoadOptions {
  /** Publishable key, starts with `pk_`. A checkout request can override it. */
  readonly merchantKey: string;
  /** Origin of the provider's API. Default: production. The sandbox has its own origin. */
  readonly apiUrl?: string;
  /** Nonce of the page's Content-Security-Policy, if it requires one for scripts. */
  readonly nonce?: string;
}

declare global {
  interface Window {
    Tamarack?: Tamarack | TamarackCommand[];
  }
  interface HTMLElementTagNameMap {
    'tamarack-button': TamarackButtonElement;
    'tamarack-message': TamarackMessageElement;
  }
}

const productionUrl = brand.website.replace('//', '//api.');

/**
 * Downloads the loader (about 2 kB) and resolves to the page's `Tamarack` object, the same as with the script
 * tag. If the object already exists, resolves to it and ignores the options.
 *
 * @throws TamarackError `loadFailed` if the download fails or there is no window (when rendering on a server,
 * call it in an effect)
 */
export const loadTamarack = async ({
  merchantKey,
  apiUrl = productionUrl,
  nonce,
}: LoadOptions): Promise<Tamarack> => {
  if (typeof window === 'undefined')
    throw createFailure('loadFailed', 'There is no window to open a checkout in');
  const getExisting = () => {
    const value = window[brand.product];
    return value && 'run' in value ? value : undefined;
  };
  const base = `${apiUrl.replace(/\/+$/, '')}/sdk/`;
  const existing = getExisting();
  if (existing) return existing;
  const { createTamarack } = await (
    import(/* @vite-ignore */ /* webpackIgnore: true */ `${base}tamarack.mjs`) as Promise<{
      createTamarack: (options: CreateOptions) => Tamarack;
    }>
  ).catch((cause: unknown) => {
    throw createFailure('loadFailed', `The checkout could not be downloaded from ${base}`, true, cause);
  });
  const concurrent = getExisting();
  if (concurrent) return concurrent;
  const queue = window[brand.product];
  const tamarack = createTamarack({ base, apiUrl, merchantKey, nonce });
  window[brand.product] = tamarack;
  if (Array.isArray(queue)) tamarack.push(...queue);
  dispatchEvent(new CustomEvent(eventNames.ready, { detail: tamarack }));
  return tamarack;
};

/** Options of `loadMessage` and `loadButton`. */
export type ElementOptions = Pick<LoadOptions, 'apiUrl'>;

/**
 * Downloads the price message (under 4 kB) and defines `<tamarack-message>`. The element needs the attribute
 * `merchant-key`, unless the page has a script tag with `data-merchant-key`.
 *
 * @throws TamarackError `loadFailed`
 */
export const loadMessage = ({ apiUrl = productionUrl }: ElementOptions = {}): Promise<MessageModule> =>
  loadElement('message', apiUrl);

/**
 * Downloads the pay button (under 2 kB) and defines `<tamarack-button>`, as `loadMessage` does.
 *
 * @throws TamarackError `loadFailed`
 */
export const loadButton = async ({ apiUrl = productionUrl }: ElementOptions = {}): Promise<void> => {
  await loadElement('button', apiUrl);
};
