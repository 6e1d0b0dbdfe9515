import type { StoreApi } from 'zustand/vanilla';
import type { DocumentUpload } from '../../api/api';
import type { MonthRange } from '../../api/types';

export type UploadKind = DocumentUpload['kind'];

/**
 * `waiting`: queued. `resuming`: interrupted, retried automatically. `interrupted`: retried on request only.
 * `refused`: breaks a rule. `done`: uploaded; its document comes with the next view.
 */
type UploadState = 'waiting' | 'sending' | 'resuming' | 'interrupted' | 'refused' | 'done';

/** One file being uploaded. Afterwards it becomes a document of the view, or its invoice. */
export interface UploadItem {
  readonly id: string;
  readonly kind: UploadKind;
  /** Display name, without control characters and bidirectional marks. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes sent. */
  readonly sent: number;
  readonly state: UploadState;
  /** Text key of the refusal or interruption; null when only the network failed. */
  readonly message: string | null;
}

/** A pending change of a document on the server. */
export interface DocumentChange {
  readonly documentId: string;
  /** Null: the document is being removed. */
  readonly months: MonthRange | null;
}

export interface UploadsState {
  /** In the order in which they were added. */
  readonly items: readonly UploadItem[];
  readonly changes: readonly DocumentChange[];
}

/** The uploads of a mount. Nothing here rejects or throws. */
export interface Uploads {
  readonly state: StoreApi<UploadsState>;
  /**
   * Queues files. One that breaks a rule becomes `refused` with a message; the others continue. A void cheque
   * or an invoice replaces the pending one; several at once are refused.
   */
  add(kind: UploadKind, files: readonly File[]): void;
  /** Removes an item: cancels a pending one, dismisses a refused one. */
  cancel(id: string): void;
  /** Retries an interrupted item with the same idempotency key. */
  retry(id: string): void;
  /** Removes a document from the server. Resolves to false on failure, which a toast reports. */
  removeDocument(documentId: string): Promise<boolean>;
  /**
   * Sets the months that a statement covers. Resolves to the text key of an invalid range, or null; a toast
   * reports any other failure.
   */
  setMonths(documentId: string, months: MonthRange): Promise<string | null>;
  /** Reads the view again; items that the server had before are then removed. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Whether it continues without the applicant's help. */
export const isInProgress = ({ state }: UploadItem): boolean =>
  state === 'waiting' || state === 'sending' || state === 'resuming';
