import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileAction, FileRow } from '../../../components/files/file-row';
import { uploadRowStates } from '../../../components/files/upload-row-states';
import { formatFileSize, formatShare } from '../../../i18n/file-size';
import { useLanguage } from '../../../i18n/use-language';
import { useUploads } from '../../../store/hooks/use-uploads';
import type { UploadItem } from '../../../store/state/upload-item';

/** Fully sent: the server reads it, with no known progress. */
export const isBeingRead = ({ state, sent, size }: UploadItem): boolean =>
  state === 'sending' && size > 0 && sent >= size;

/** The invoice being uploaded, being read, or interrupted. A refused one is explained above the drop zone. */
export function InvoiceFileRow({ item, slow }: { item: UploadItem; slow: boolean }): ReactElement {
  const { t } = useTranslation('invoice');
  const language = useLanguage();
  const { cancel, retry } = useUploads();
  const { id, name, size, state, sent } = item;
  const reading = isBeingRead(item);
  const share = size === 0 ? 0 : sent / size;
  const act = (key: 'cancel' | 'retry' | 'remove', onPress: () => void): FileAction => ({
    key,
    label: t(`documents:row.${key}`),
    name: t(`documents:row.${key}Name`, { name }),
    onPress,
  });
  const status = {
    waiting: t('documents:row.waiting'),
    sending: reading
      ? t(slow ? 'upload.readingSlow' : 'upload.reading')
      : t('documents:row.sending', { percent: formatShare(share, language) }),
    resuming: t('documents:row.resuming'),
    interrupted: undefined,
    refused: undefined,
    done: undefined,
  }[state];
  return (
    <FileRow
      name={name}
      size={formatFileSize(size, language)}
      state={reading ? 'working' : uploadRowStates[state]}
      status={status}
      progress={
        state === 'sending' && !reading
          ? { label: t('documents:row.progress', { name }), value: share }
          : undefined
      }
      error={state === 'interrupted' ? t(item.message ?? 'documents:row.interrupted') : undefined}
      actions={
        state === 'interrupted'
          ? [act('retry', () => retry(id)), act('remove', () => cancel(id))]
          : [act('cancel', () => cancel(id))]
      }
    />
  );
}
