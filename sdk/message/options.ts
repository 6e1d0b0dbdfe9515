import type { Language } from '@tamarack/core/language';
import type { Eligibility } from '@tamarack/core/protocol/eligibility';

export interface PriceMessageOptions {
  /** Dollars; rounded to whole cents. */
  readonly amount: number;
  /** A tag: `fr`, `fr-CA` or what `navigator.language` gives. Default: the page's language, otherwise the browser's. */
  readonly language?: Language | (string & {});
  /** Default: the `data-merchant-key` of the script tag. */
  readonly merchantKey?: string;
  /** Origin of the provider's API. Default: where this module was loaded from. */
  readonly apiUrl?: string;
}

/** The representative example for a weekly payment. Show it wherever you show the payment. */
export interface PriceExample {
  readonly title: string;
  /** Label and value of each figure, in order. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Conditions, in order. */
  readonly notes: readonly string[];
  /** Dollars. */
  readonly weeklyPayment: number;
  readonly weeks: number;
  /** Percent. */
  readonly apr: number;
}

export interface PriceMessage {
  /** `From $97.12 a week with Tamarack`; for an amount below the merchant's minimum, a sentence about the minimum. */
  readonly text: string;
  /** Null for an amount below the merchant's minimum. */
  readonly example: PriceExample | null;
}

/** Options of `checkEligibility`. */
export type EligibilityOptions = Omit<PriceMessageOptions, 'language'>;

/** The module `message.mjs`. */
export interface MessageModule {
  /**
   * The sentence and the representative example for an amount, for a page that shows them in its own markup. Null without
   * an amount, or for one that cannot be financed.
   *
   * @throws Error if the rates or the example's text cannot be loaded; its `code` begins with `TC-1000` for a mistake in
   * the merchant's setup
   */
  getPriceMessage(options: PriceMessageOptions): Promise<PriceMessage | null>;
  /**
   * Whether an amount can be financed, and from how much a week, from the merchant's public rates alone. It says nothing
   * about a customer: only an application decides.
   *
   * @throws Error for an amount that is no number, and if the rates cannot be loaded; as `getPriceMessage`
   */
  checkEligibility(options: EligibilityOptions): Promise<Eligibility>;
}
