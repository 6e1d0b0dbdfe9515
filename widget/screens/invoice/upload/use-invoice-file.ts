import { routes } from '@tamarack/core/flow/steps';
import { useEffect } from 'react';
import { useSend } from '../../../store/hooks/use-send';
import { useUploadItems, useUploads } from '../../../store/hooks/use-uploads';
import type { UploadItem } from '../../../store/state/upload-item';

const SEVERAL = 'messages:validation.fileSingle';

interface InvoiceFile {
  /** The upload shown. */
  readonly item: UploadItem | null;
  /** Several files were given at once; none was accepted. */
  readonly several: boolean;
  readonly start: (files: readonly File[]) => void;
}

/** The invoice upload; leaving the screen cancels it. */
export function useInvoiceFile(): InvoiceFile {
  const uploads = useUploads();
  const send = useSend();
  const items = useUploadItems('invoice');
  useEffect(
    () => () => {
      for (const { id, kind } of uploads.state.getState().items) if (kind === 'invoice') uploads.cancel(id);
    },
    [uploads],
  );
  return {
    item: items.filter(({ message }) => message !== SEVERAL).at(-1) ?? null,
    several: items.some(({ message }) => message === SEVERAL),
    start(files) {
      // A late cancel may not reach the server in time, so the step does not change until the response is shown.
      void send({ type: 'visit', route: routes.invoiceUpload });
      uploads.add('invoice', files);
    },
  };
}
