import type { DocumentView } from '../../../api/types';
import { type DocumentChange, isInProgress, type UploadItem } from '../../../store/state/upload-item';

/** State of the void cheque. */
export interface Cheque {
  /**
   * `sending`: not uploaded yet. `failed`: interrupted, and not retried automatically. `refused`: unusable.
   * `there`: ready to submit; a pending check does not block it.
   */
  readonly state: 'none' | 'sending' | 'failed' | 'refused' | 'there';
  /** Displayed file name. */
  readonly name: string;
  /** The upload shown. A refused one may be shown beside a usable cheque. */
  readonly item: UploadItem | null;
  /** On the server; hidden while a replacement is being uploaded. */
  readonly document: DocumentView | null;
  readonly removing: boolean;
  /** Several files were given at once; none was accepted. */
  readonly multipleFiles: boolean;
}

const SEVERAL = 'messages:validation.fileSingle';

/** Derives the cheque from the uploads and the application's documents. */
export function toCheque(
  items: readonly UploadItem[],
  documents: readonly DocumentView[],
  changes: readonly DocumentChange[],
): Cheque {
  const own = items.filter(({ kind }) => kind === 'voidCheque');
  const several = own.some(({ message }) => message === SEVERAL);
  const item = own.filter(({ message }) => message !== SEVERAL).at(-1) ?? null;
  const document = documents.filter(({ kind }) => kind === 'voidCheque').at(-1) ?? null;
  const removing = changes.some(({ documentId, months }) => documentId === document?.id && months === null);
  return {
    state: toChequeState(item, removing ? null : document),
    name: document?.name ?? '',
    item,
    document: item !== null && item.state !== 'refused' ? null : document,
    removing,
    multipleFiles: several,
  };
}

function toChequeState(item: UploadItem | null, document: DocumentView | null): Cheque['state'] {
  if (item !== null && (isInProgress(item) || item.state === 'done')) return 'sending';
  if (item?.state === 'interrupted') return 'failed';
  if (document !== null && document.state !== 'refused') return 'there';
  return item === null && document === null ? 'none' : 'refused';
}
