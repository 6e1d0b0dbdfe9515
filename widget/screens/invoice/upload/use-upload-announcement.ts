import { useTranslation } from 'react-i18next';
import { formatShare } from '../../../i18n/file-size';
import { useLanguage } from '../../../i18n/use-language';
import type { UploadItem } from '../../../store/state/upload-item';
import { isBeingRead } from './invoice-file-row';

/** Announces upload progress in quarters, not with every percent. */
export function useUploadAnnouncement(item: UploadItem | null, slow: boolean): string {
  const { t } = useTranslation('invoice');
  const language = useLanguage();
  if (item === null) return '';
  if (isBeingRead(item)) return t(slow ? 'upload.readingSlow' : 'upload.reading');
  if (item.state === 'resuming') return t('documents:row.resuming');
  if (item.state === 'interrupted') return t(item.message ?? 'documents:row.interrupted');
  if (item.state !== 'sending') return '';
  const quarter = item.size === 0 ? 0 : Math.floor((item.sent / item.size) * 4) / 4;
  return t('documents:row.sending', { percent: formatShare(quarter, language) });
}
