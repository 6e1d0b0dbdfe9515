import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileAction, FileRow } from '../../components/files/file-row';
import { uploadRowStates } from '../../components/files/upload-row-states';
import { formatFileSize, formatShare } from '../../i18n/file-size';
import { useLanguage } from '../../i18n/use-language';
import { useUploads } from '../../store/hooks/use-uploads';
import type { UploadItem } from '../../store/state/upload-item';

/** A file being uploaded, refused or interrupted, with its actions. Used in a `<FileList>`. */
export const UploadRow = memo(function UploadRow({ item }: { item: UploadItem }): ReactElement {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const { cancel, retry } = useUploads();
  const { id, name, size, state, sent } = item;
  const fraction = size === 0 ? 0 : sent / size;
  const percent = formatShare(fraction, language);
  const status = {
    waiting: t('row.waiting'),
    sending: fraction < 1 ? t('row.sending', { percent }) : t('row.finishing'),
    resuming: t('row.resuming'),
    interrupted: undefined,
    refused: undefined,
    done: t('row.checking'),
  }[state];
  const act = (key: 'cancel' | 'retry' | 'remove' | 'dismiss', onPress: () => void): FileAction => ({
    key,
    label: t(`row.${key}`),
    name: t(`row.${key}Name`, { name }),
    onPress,
  });
  const actions = {
    waiting: [act('cancel', () => cancel(id))],
    sending: [act('cancel', () => cancel(id))],
    resuming: [act('cancel', () => cancel(id))],
    interrupted: [act('retry', () => retry(id)), act('remove', () => cancel(id))],
    refused: [act('dismiss', () => cancel(id))],
    done: [],
  }[state];
  const error =
    state === 'interrupted' || state === 'refused' ? t(item.message ?? 'row.interrupted') : undefined;
  return (
    <FileRow
      name={name}
      size={formatFileSize(size, language)}
      state={uploadRowStates[state]}
      status={status}
      progress={state === 'sending' ? { label: t('row.progress', { name }), value: fraction } : undefined}
      error={error}
      actions={actions}
    />
  );
});
