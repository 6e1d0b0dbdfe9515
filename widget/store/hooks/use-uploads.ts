import { useStore } from 'zustand';
import type { DocumentChange, UploadItem, UploadKind, Uploads } from '../state/upload-item';
import { useWidgetState } from './store-context';

/** The mount's uploads. They continue while screens change, and end with the mount. */
export function useUploads(): Uploads {
  const uploads = useWidgetState((state) => state.uploads);
  if (uploads === null) throw new Error('There is no session yet');
  return uploads;
}

/** Files of a kind that are being uploaded, refused or interrupted. Renders with their progress. */
export function useUploadItems(kind: UploadKind): readonly UploadItem[] {
  const items = useStore(useUploads().state, (state) => state.items);
  return items.filter((item) => item.kind === kind);
}

/** Pending changes of documents on the server. */
export function useDocumentChanges(): readonly DocumentChange[] {
  return useStore(useUploads().state, (state) => state.changes);
}
