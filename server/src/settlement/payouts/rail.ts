import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';

/** An account that is paid. */
export interface PayeeAccount {
  /** Three digits. */
  readonly institution: string;
  /** Five digits. */
  readonly transit: string;
  /** Seven to twelve digits. */
  readonly number: string;
}

/** One payment of a batch. */
export interface RailEntry {
  /** At most 19 capitals and digits, another one for each payment: what reports name it by. */
  readonly trace: string;
  readonly amount: Cents;
  readonly payee: PayeeAccount & { readonly name: string };
  /** Invoice number or order reference, as the merchant wrote it. */
  readonly reference: string | null;
}

/** Payments that go out together. Fixed when it is made: it is the same at every try. */
export interface RailBatch {
  readonly sequence: number;
  /** 1 to 9999, the one after 9999 is 1. */
  readonly creationNumber: number;
  readonly createdOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly total: Cents;
  readonly entries: readonly RailEntry[];
}

export interface ReportLine {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly trace: string;
  readonly outcome: 'paid' | 'returned';
  /** Three digits, of a return only. */
  readonly code: string | null;
  readonly on: PlainDate;
}

/** A line that was not understood, or that does not fit what is known. `why` holds no value of it. */
export interface RefusedLine {
  readonly line: number;
  readonly why: string;
}

export interface RailReport {
  readonly name: string;
  readonly lines: readonly ReportLine[];
  readonly refused: readonly RefusedLine[];
}

/**
 * The way money leaves. Nothing is paid before `release`, and a batch is paid once however often either is called: a
 * process may end after any step and another one begin again.
 */
export interface PayoutRail {
  /** Has the batch ready; again, it is made anew. Never called once it may have been released. */
  prepare(batch: RailBatch): Promise<{ readonly sha256: string }>;
  /** Lets a prepared batch go; again, it does nothing. Rejects where the batch is not known here. */
  release(batch: RailBatch): Promise<void>;
  /** What was reported and not taken yet. */
  reports(): Promise<readonly RailReport[]>;
  /** A report is dealt with, but for the refused lines. */
  taken(report: RailReport, refused: readonly RefusedLine[]): Promise<void>;
}
