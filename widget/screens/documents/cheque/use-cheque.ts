import { useDocumentChanges, useUploadItems } from '../../../store/use-uploads';
import { useView } from '../../../store/use-view';
import { type Cheque, chequeOf } from './cheque-state';

/** Draws anew with the progress of its upload. */
export function useCheque(): Cheque {
  return chequeOf(useUploadItems('voidCheque'), useView().documents, useDocumentChanges());
}
