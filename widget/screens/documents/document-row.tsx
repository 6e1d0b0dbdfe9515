import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '../../api/types';
import { FileRow, type FileRowProps } from '../../components/files/file-row';
import { formatFileSize } from '../../i18n/file-size';
import { useLanguage } from '../../i18n/use-language';
import { useDocumentChanges, useUploads } from '../../store/hooks/use-uploads';
import { getProblemKey } from './get-problem-key';

const looks = {
  checking: 'working',
  ready: 'ready',
  refused: 'wrong',
} as const satisfies Record<DocumentView['state'], FileRowProps['state']>;

interface DocumentRowProps {
  document: DocumentView;
  /** Fields that belong to the document. */
  children?: ReactNode;
}

/** A file on the server: being checked, ready, or refused with its reason. Used in a `<FileList>`. */
export function DocumentRow({ document, children }: DocumentRowProps): ReactElement {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const { removeDocument } = useUploads();
  const removing = useDocumentChanges().some(
    ({ documentId, months }) => documentId === document.id && months === null,
  );
  const { id, name, size, state } = document;
  const status = { checking: t('row.checking'), ready: t('row.ready'), refused: undefined }[state];
  return (
    <FileRow
      name={name}
      size={formatFileSize(size, language)}
      state={removing ? 'working' : looks[state]}
      status={removing ? t('row.removing') : status}
      error={state === 'refused' ? t(getProblemKey(document)) : undefined}
      actions={[
        {
          key: 'remove',
          label: t('row.remove'),
          name: t('row.removeName', { name }),
          onPress: () => void removeDocument(id),
          busy: removing,
        },
      ]}
    >
      {state === 'refused' ? null : children}
    </FileRow>
  );
}
