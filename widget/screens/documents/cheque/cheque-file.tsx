import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DropZone } from '../../../components/files/drop-zone';
import { FileList } from '../../../components/files/file-row';
import { pdfOrImage } from '../../../components/files/pdf-or-image';
import { Disclosure } from '../../../components/layout/disclosure';
import type { Field } from '../../../forms/use-form';
import { useUploadItems, useUploads } from '../../../store/hooks/use-uploads';
import { useView } from '../../../store/hooks/use-view';
import { tokens } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import { DocumentRow } from '../document-row';
import { UploadRow } from '../upload-row';
import { useFileAnnouncement } from '../use-file-announcement';
import { useRowFocus } from '../use-row-focus';
import type { Cheque } from './cheque-state';

/** Accepts the one file, shows its state, and explains where else to get one. */
export function ChequeFile({ cheque, field }: { cheque: Cheque; field: Field<null> }): ReactElement {
  const { t } = useTranslation('cheque');
  const uploads = useUploads();
  const choose = useRef<HTMLButtonElement>(null);
  const focus = useRowFocus<HTMLDivElement>(choose);
  const { item, document } = cheque;
  const hasFile = item !== null || document !== null;
  return (
    <Part>
      <DropZone
        label={t('upload.fileTitle')}
        dropText={t('upload.drop')}
        chooseText={hasFile ? t('upload.replace') : t('upload.choose')}
        limits={
          cheque.state === 'there' ? `${t('upload.limits')} ${t('upload.replaces')}` : t('upload.limits')
        }
        accept={pdfOrImage}
        error={useMissing(cheque, field.error)}
        icon="document"
        compact={hasFile}
        chooseRef={(node) => {
          choose.current = node;
          field.inputRef(node);
        }}
        onFiles={(files) => uploads.add('voidCheque', files)}
      />
      <Files {...focus}>
        {hasFile && (
          <FileList>
            {item && <UploadRow item={item} />}
            {document && <DocumentRow document={document} />}
          </FileList>
        )}
      </Files>
      <VisuallyHidden role="status">{useChequeAnnouncement()}</VisuallyHidden>
      <Disclosure summary={t('upload.noCheque')}>
        <Options>
          <li>{t('upload.noCheque1')}</li>
          <li>{t('upload.noCheque2')}</li>
          <li>{t('upload.noCheque3')}</li>
        </Options>
        <p>{t('upload.paper')}</p>
      </Disclosure>
    </Part>
  );
}

/** Error: several files at once, or a missing cheque. */
function useMissing({ multipleFiles, state }: Cheque, required: string | undefined): string | undefined {
  const { t } = useTranslation('cheque');
  if (multipleFiles) return t('messages:validation.fileSingle');
  if (required === undefined || state === 'there') return undefined;
  return state === 'none' ? required : t(`upload.${state}`);
}

/** Announces the file's state to screen readers. */
function useChequeAnnouncement(): string {
  const documents = useView().documents.filter(({ kind }) => kind === 'voidCheque');
  return useFileAnnouncement(useUploadItems('voidCheque'), documents);
}

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
`;

const Files = styled.div`
  &:empty {
    display: none;
  }
`;

const Options = styled.ol`
  padding-left: 1.3em;
  list-style: decimal;
`;
