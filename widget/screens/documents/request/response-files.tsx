import { type ReactElement, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileList } from '../../../components/files/file-row';
import { DocumentRow } from '../document-row';
import { FileSection } from '../file-section';
import { UploadRow } from '../upload-row';
import { useRowFocus } from '../use-row-focus';
import type { ResponseForm } from './use-response-form';

interface ResponseFilesProps extends Pick<ResponseForm, 'documents' | 'items'> {
  /** Takes the focus when the last file is removed. */
  choose: RefObject<HTMLButtonElement | null>;
}

/** Files attached to a response: uploaded ones, then those being uploaded. */
export function ResponseFiles({ documents, items, choose }: ResponseFilesProps): ReactElement {
  const { t } = useTranslation('documents');
  const id = useId();
  const focus = useRowFocus<HTMLElement>(choose);
  const count = documents.length + items.length;
  return (
    <FileSection aria-labelledby={count > 0 ? id : undefined} {...focus}>
      {count > 0 && <h2 id={id}>{t('request.filesTitle', { count })}</h2>}
      {count > 0 && (
        <FileList>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </FileList>
      )}
    </FileSection>
  );
}
