import type { StoreApi } from 'zustand/vanilla';
import type { DocumentUpload } from '../../api/api';
import type { MonthRange } from '../../api/types';

export type UploadKind = DocumentUpload['kind'];

/**
 * `waiting`: in the queue. `sending`: on its way. `resuming`: cut off; it is sent anew by itself. `interrupted`: cut
 * off; it is sent anew when asked. `refused`: against a rule. `done`: the server has it, and its document comes with
 * the next view.
 */
export type UploadState = 'waiting' | 'sending' | 'resuming' | 'interrupted' | 'refused' | 'done';

/**
 * One file on its way to the server. Once it is there it is a document of the view, or its invoice, and no item any more.
 */
export interface UploadItem {
  readonly id: string;
  readonly kind: UploadKind;
  /** As shown: without control characters and marks that turn the direction of the text. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that are sent. */
  readonly sent: number;
  readonly state: UploadState;
  /** Why it was refused or interrupted: a key of the texts with its part; null where only the network is gone. */
  readonly message: string | null;
}

/** What is being changed about a document that is on the server. */
export interface DocumentChange {
  readonly documentId: string;
  /** Null: it is being removed. */
  readonly months: MonthRange | null;
}

export interface UploadsState {
  /** In the order in which they were added. */
  readonly items: readonly UploadItem[];
  readonly changes: readonly DocumentChange[];
}

/** The engine of a mount's uploads. Nothing here rejects or throws. */
export interface Uploads {
  readonly state: StoreApi<UploadsState>;
  /**
   * Puts files into the queue. One that breaks a rule stands there as `refused`, with its message; the others go on.
   * A void cheque or an invoice takes the place of the one on its way; of several at once none is taken.
   */
  add(kind: UploadKind, files: readonly File[]): void;
  /** Takes an item away: stops it when it is on its way, dismisses it when it was refused. */
  cancel(id: string): void;
  /** Sends an interrupted item again; the server does it once. */
  retry(id: string): void;
  /** Removes a document from the server. False when that failed; a toast says so then. */
  removeDocument(documentId: string): Promise<boolean>;
  /**
   * Says which months a statement covers. Answers the key of what is wrong with them, or null; any other failure is
   * told by a toast.
   */
  setMonths(documentId: string, months: MonthRange): Promise<string | null>;
  /** Reads the view anew; items that the server had before are gone then. */
  look(): Promise<void>;
  stop(): void;
}

/** Whether it is still on its way without anybody's help. */
export const isUnderWay = ({ state }: UploadItem): boolean =>
  state === 'waiting' || state === 'sending' || state === 'resuming';
