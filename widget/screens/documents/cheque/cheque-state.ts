import type { DocumentView } from '../../../api/types';
import { type DocumentChange, isUnderWay, type UploadItem } from '../../../store/state/upload-item';

/** The void cheque as far as it has come. */
export interface Cheque {
  /**
   * `sending`: not here yet. `failed`: cut off, and nothing more is done about it. `refused`: it cannot be used.
   * `there`: it can be handed in; a check that is still under way holds nobody up.
   */
  readonly state: 'none' | 'sending' | 'failed' | 'refused' | 'there';
  /** Of the file that is there, as shown. */
  readonly name: string;
  /** The upload that is shown; a refused one stands beside a cheque that is there all the same. */
  readonly item: UploadItem | null;
  /** On the server; not shown while another is on its way to take its place. */
  readonly document: DocumentView | null;
  readonly removing: boolean;
  /** More than one file was given at once: none was taken. */
  readonly several: boolean;
}

const SEVERAL = 'messages:validation.fileSingle';

/** The cheque among the uploads and the documents of the application. */
export function chequeOf(
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
    state: stateOf(item, removing ? null : document),
    name: document?.name ?? '',
    item,
    document: item !== null && item.state !== 'refused' ? null : document,
    removing,
    several,
  };
}

function stateOf(item: UploadItem | null, document: DocumentView | null): Cheque['state'] {
  if (item !== null && (isUnderWay(item) || item.state === 'done')) return 'sending';
  if (item?.state === 'interrupted') return 'failed';
  if (document !== null && document.state !== 'refused') return 'there';
  return item === null && document === null ? 'none' : 'refused';
}
