import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';

/** A payee's bank account. */
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
  /** At most 19 capitals and digits, unique per payment: its reference in reports. */
  readonly trace: string;
  readonly amount: Cents;
  readonly payee: PayeeAccount & { readonly name: string };
  /** Invoice number or order reference, as the merchant wrote it. */
  readonly reference: string | null;
}

/** Payments sent together. Immutable: every attempt sends the same content. */
export interface RailBatch {
  readonly sequence: number;
  /** 1 to 9999, then 1 again. */
  readonly creationNumber: number;
  readonly createdOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly total: Cents;
  readonly entries: readonly RailEntry[];
}

export interface ReportLine {
  /** Starts at 1. */
  readonly line: number;
  readonly trace: string;
  readonly outcome: 'paid' | 'returned';
  /** Three digits, for a return only. */
  readonly code: string | null;
  readonly on: PlainDate;
}

/** A line that could not be parsed, or does not match known payments. `why` contains no value of it. */
export interface RefusedLine {
  readonly line: number;
  readonly why: string;
}

interface RailReport {
  readonly name: string;
  readonly lines: readonly ReportLine[];
  readonly refused: readonly RefusedLine[];
}

/**
 * The payment rail. Nothing is paid before `release`, and a batch is paid once however often either is called: a
 * process may end after any step and another may continue.
 */
export interface PayoutRail {
  /** Prepares the batch; a further call prepares it again. Never called once it may have been released. */
  prepare(batch: RailBatch): Promise<{ readonly sha256: string }>;
  /** Releases a prepared batch; a further call does nothing. Rejects for an unknown batch. */
  release(batch: RailBatch): Promise<void>;
  /** Reports not processed yet. */
  listReports(): Promise<readonly RailReport[]>;
  /** Marks a report as processed, except for the refused lines. */
  markProcessed(report: RailReport, refused: readonly RefusedLine[]): Promise<void>;
}
