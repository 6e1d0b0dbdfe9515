/** Entry of the npm package. Importing it has no side effects and works on a server. */
import { brand } from '@tamarack/core/brand';
import { loadElement } from './elements/load-element';
import { loadLoader } from './load-loader';
import type { MessageModule } from './message/options';
import type { Tamarack, TamarackButtonElement, TamarackCommand, TamarackMessageElement } from './types';

export type { Appearance } from '@tamarack/core/appearance/appearance';
export type { Eligibility } from '@tamarack/core/protocol/eligibility';
export type { Customer, Tracking } from '@tamarack/core/protocol/request';
export { elementEvents, elementNames } from './elements/names';
export type { TamarackEventMap } from './events';
export type {
  EligibilityOptions,
  MessageModule,
  PriceExample,
  PriceMessage,
  PriceMessageOptions,
} from './message/options';
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
export const loadTamarack = ({ apiUrl = productionUrl, ...options }: LoadOptions): Promise<Tamarack> =>
  loadLoader({ ...options, apiUrl, base: `${apiUrl.replace(/\/+$/, '')}/sdk/` });

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
