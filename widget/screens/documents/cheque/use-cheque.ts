import { useDocumentChanges, useUploadItems } from '../../../store/hooks/use-uploads';
import { useView } from '../../../store/hooks/use-view';
import { type Cheque, toCheque } from './cheque-state';

/** Renders with the progress of its upload. */
export function useCheque(): Cheque {
  return toCheque(useUploadItems('voidCheque'), useView().documents, useDocumentChanges());
}
