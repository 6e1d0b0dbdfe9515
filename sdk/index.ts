/** Entry of the npm package. Importing it has no side effects and works on a server. */
import { createFailure } from '@tamarack/core/protocol/request';
import { loadElement } from './elements/load-element';
import { findApiUrl } from './find-api-url';
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
  /**
   * Origin of the provider's API. Default: production, or `http://localhost:4010` with the key of the sandbox that runs there
   * (`pk_sandbox_…`). Required with a key that a sandbox created (`pk_test_…`).
   */
  readonly apiUrl?: string | undefined;
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

/**
 * Downloads the loader (about 2 kB) and resolves to the page's `Tamarack` object, the same as with the script
 * tag. If the object already exists, resolves to it and ignores the options.
 *
 * @throws TamarackError `loadFailed` if the download fails or there is no window (when rendering on a server,
 * call it in an effect); `invalidRequest` without the `apiUrl` that the key requires, and for a key that is not in an object
 */
export const loadTamarack = (options: LoadOptions): Promise<Tamarack> =>
  loadLoader(() => {
    // the key alone, as loaders of other providers take it
    if (options !== Object(options))
      throw createFailure('invalidRequest', 'options: expected an object with merchantKey, got none');
    const apiUrl = findApiUrl(options);
    return { ...options, apiUrl, base: `${apiUrl}/sdk/` };
  });

/** Options of `loadMessage` and `loadButton`. The key is that of the elements, and finds the API that issued it. */
export type ElementOptions = Partial<Pick<LoadOptions, 'apiUrl' | 'merchantKey'>>;

/**
 * Downloads the price message (under 4 kB) and defines `<tamarack-message>`. The element needs the attribute
 * `merchant-key`, unless the page has a script tag with `data-merchant-key`.
 *
 * @throws TamarackError `loadFailed`; `invalidRequest` without the `apiUrl` that the key requires
 */
export const loadMessage = async (options: ElementOptions = {}): Promise<MessageModule> =>
  loadElement('message', findApiUrl(options));

/**
 * Downloads the pay button (under 2.3 kB) and defines `<tamarack-button>`, as `loadMessage` does.
 *
 * @throws TamarackError `loadFailed`
 */
export const loadButton = async (options: ElementOptions = {}): Promise<void> => {
  await loadElement('button', findApiUrl(options));
};
