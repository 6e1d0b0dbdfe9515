import type { Entry, InvoiceFacts, Outcome, Scoring, ScoringStage } from '@tamarack/core/flow/facts';
import type { AddressInput, BusinessInput, PersonalInput, ProvinceCode } from '@tamarack/core/flow/inputs';

/** Shapes of the API's answers. Every amount is in dollars here; `src` counts in cents. */

export interface CreditView {
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  readonly instant: number;
  readonly expiresOn: string;
  readonly expiresInDays: number;
}

export interface FactsView {
  readonly entry: Entry;
  readonly cartTotal: number;
  readonly minimumPurchase: number;
  readonly amountQualified: boolean;
  readonly eligibility: 'unanswered' | 'eligible' | 'ineligible';
  readonly phoneVerified: boolean;
  readonly emailVerified: boolean;
  readonly personalSaved: boolean;
  readonly businessSaved: boolean;
  readonly bank: 'none' | 'connected' | 'bypassed';
  readonly documents: {
    readonly statementsComplete: boolean;
    readonly voidCheque: boolean;
    readonly submitted: boolean;
  };
  readonly scoring: Scoring;
  readonly outcome: Outcome | null;
  readonly reapplyInDays: number | null;
  readonly credit: CreditView | null;
  readonly qualification: 'open' | 'accepted' | 'acceptedInstant' | 'finalReviewRequested';
  readonly invoice: InvoiceFacts | null;
  readonly option: string | null;
  readonly agreement: 'none' | 'signed';
  readonly purchase: 'none' | 'completed';
  readonly abandoned: boolean;
}

export interface PendingCode {
  /** Masked phone, or the email. */
  readonly to: string;
  readonly expiresInSeconds: number;
  readonly resendInSeconds: number;
  readonly attemptsLeft: number;
}

export interface PersonalDraft extends Omit<PersonalInput, 'sin'> {
  readonly email: string;
  readonly sinLastThree: string | null;
}

export interface ApplicationView {
  readonly checkoutId: string;
  readonly status: 'started' | 'abandoned' | 'rejected' | 'inReview' | 'approved' | 'completed';
  readonly facts: FactsView;
  readonly draft: { readonly personal: PersonalDraft | null; readonly business: BusinessInput | null };
  readonly contact: {
    readonly phoneMasked: string | null;
    readonly email: string | null;
    readonly pendingPhone: PendingCode | null;
    readonly pendingEmail: PendingCode | null;
  };
  readonly merchant: { readonly name: string; readonly logoUrl: string | null };
  readonly redirectUrl: string | null;
  readonly settings: { readonly sinRequired: boolean; readonly testEnvironment: boolean };
  readonly reasons: readonly { readonly code: string; readonly en: string; readonly fr: string }[];
}

export interface ScoringView {
  readonly state: Scoring['state'];
  readonly stage: ScoringStage | null;
  readonly stageSince: string | null;
  readonly slow: boolean;
  readonly outcome: Outcome | null;
}

export interface Industry {
  readonly code: string;
  readonly parentCode: string | null;
  readonly label: string;
  /** Label of the sector it belongs to. */
  readonly industry: string;
  readonly keywords: readonly string[];
}

export interface AddressSuggestion {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** Choosing it leads to more suggestions (a building's suites), not to an address. */
  readonly more: boolean;
}

export type Address = AddressInput;
export type { ProvinceCode };

export interface BankConnection {
  readonly connectionId: string;
  readonly url: string;
  readonly origin: string;
}

export interface PaymentOption {
  readonly id: string;
  readonly termWeeks: number;
  readonly instalments: number;
  readonly weeklyPayment: number;
  readonly lastPayment: number;
  readonly firstPaymentOn: string;
  readonly lastPaymentOn: string;
  readonly principal: number;
  readonly financingFee: number;
  readonly totalRepayment: number;
  /** Percent a year, e.g. 9.99. */
  readonly annualRate: number;
  readonly apr: number;
  /** Balance outstanding after each payment, first the principal. */
  readonly balances: readonly number[];
}

export interface PaymentOptionList {
  readonly amount: number;
  readonly items: readonly PaymentOption[];
}

export type AgreementBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly strong: boolean }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface Agreement {
  readonly agreementId: string;
  readonly language: 'en' | 'fr';
  /** Language it had to be shown in first. */
  readonly firstLanguage: 'en' | 'fr';
  readonly title: string;
  readonly preparedOn: string;
  readonly blocks: readonly AgreementBlock[];
  readonly html: string;
  readonly hash: string;
  readonly signed: boolean;
}
