import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice';

/** What the way round the bank asks for and how long it takes; its button is the screen's own. */
export function UploadNote({ title }: { title: 'title' | 'also' }): ReactElement {
  const { t } = useTranslation('bank');
  return (
    <Notice icon="document" title={t(`upload.${title}`)}>
      <p>{t('upload.note')}</p>
      <p>{t('upload.review')}</p>
    </Notice>
  );
}
