import type { Facts } from '@tamarack/core/flow/facts';
import type { z } from 'zod';
import type { Executor, Part } from '../../../platform/database';
import type { documentView, invoiceView } from './part-schemas';
import type { pendingCode } from './schemas';
import type { Session } from './session';

export type DocumentView = z.output<typeof documentView>;
export type InvoiceView = z.output<typeof invoiceView>;
export type PendingCode = z.output<typeof pendingCode>;

export interface Reason {
  readonly code: string;
  readonly en: string;
  readonly fr: string;
}

/** A reviewer's request, as the applicant sees it. */
export interface InformationRequestView {
  readonly items: readonly { readonly code: string; readonly en: string; readonly fr: string }[];
  readonly note: string | null;
  readonly askedAt: string;
}

export interface PendingCodes {
  readonly phone: PendingCode | null;
  readonly email: PendingCode | null;
}

/** `reasons`: of a rejection, most important first; empty for other outcomes. */
export type ScoringPart = Part<{
  readonly facts: Pick<Facts, 'scoring' | 'outcome' | 'reapplyInDays' | 'credit'>;
  readonly reasons: readonly Reason[];
  readonly decidedBy: 'rules' | 'person' | null;
}>;

/** Supporting documents: those of the open request. */
export type DocumentsPart = Part<{
  readonly facts: Facts['documents'];
  readonly documents: readonly DocumentView[];
}>;

export type ReviewsPart = Part<{
  readonly facts: Pick<Facts, 'moreAsked' | 'reconsideration'>;
  readonly request: InformationRequestView | null;
  readonly reviewDueAt: string | null;
}>;

export type InvoicePart = Part<{
  readonly facts: Pick<Facts, 'invoice'>;
  readonly invoice: InvoiceView | null;
  /** Names of the merchant's sites; never empty. */
  readonly sites: readonly string[];
}>;

/** How a passkey can be used now: to authenticate the customer, or to be created. */
export type PasskeyUse = 'use' | 'create';

/** Depends on the session, and takes further queries if the customer has a passkey or signed. */
export type PasskeyPart = Part<
  (
    executor: Executor,
    asked: Pick<Session, 'sessionId' | 'proofDue'> & { readonly isSigned: boolean },
  ) => Promise<PasskeyUse | null>
>;

/** Other areas' data about an application: their parts of its facts and of its view, read in its own statement. */
export interface ApplicationParts {
  readonly scoring: ScoringPart;
  readonly offers: Part<Pick<Facts, 'option'>>;
  readonly agreements: Part<Pick<Facts, 'agreement'>>;
  readonly bank: Part<Pick<Facts, 'bankTrouble'>>;
  readonly documents: DocumentsPart;
  readonly reviews: ReviewsPart;
  readonly invoices: InvoicePart;
  /** When the next code may be sent takes another query, which only a view needs. */
  readonly pendingCodes: Part<(executor: Executor) => Promise<PendingCodes>>;
  readonly passkeys: PasskeyPart;
}
