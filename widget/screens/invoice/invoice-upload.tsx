import { routes } from '@tamarack/core/flow/steps';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DropZone } from '../../components/files/drop-zone';
import { FileList, FileRow } from '../../components/files/file-row';
import { pdfOrImage } from '../../components/files/pdf-or-image';
import { Focusable } from '../../components/focusable';
import { Screen } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { useIsSlow } from '../../forms/use-is-slow';
import { useBack } from '../../shell/use-back';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { isInProgress, type UploadItem } from '../../store/state/upload-item';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { InvoiceFileRow, isBeingRead } from './upload/invoice-file-row';
import { UploadHelp } from './upload/upload-help';
import { useInvoiceFile } from './upload/use-invoice-file';
import { useUploadAnnouncement } from './upload/use-upload-announcement';

/** Uploads the one invoice file. Its response advances the flow. */
export function InvoiceUpload(): ReactElement {
  const { t } = useTranslation('invoice');
  const { merchant, invoice } = useView();
  const facts = useFacts();
  const send = useSend();
  const back = useBack();
  const busy = usePending();
  const { item, several, start } = useInvoiceFile();
  const [asked, setAsked] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const underWay = item !== null && isInProgress(item);
  const slow = useIsSlow(item !== null && isBeingRead(item));
  const announcement = useUploadAnnouncement(item, slow);
  const uploaded = facts.invoice?.source === 'upload' ? (invoice?.fileName ?? null) : null;
  const there = item === null && !several ? uploaded : null;

  /** File of the error; the same error with another file takes the focus again. */
  const stopped = item?.state === 'refused' || item?.state === 'interrupted' ? item.id : null;
  const blocker = several ? 'several' : stopped;
  useEffect(() => {
    if (blocker !== null) (problem.current ?? choose.current)?.focus();
  }, [blocker]);

  const goOn = (): void => {
    if (there !== null) return void send({ type: 'visit', route: routes.invoiceInfo });
    setAsked(true);
    (problem.current ?? choose.current)?.focus();
  };
  const required = asked && item === null && there === null;
  const missing = required ? 'fileRequired' : several ? 'fileSingle' : null;

  return (
    <Screen
      title={t('upload.title')}
      lead={t('upload.lead', { merchant: merchant.name })}
      back={back}
      secondary={{
        label: t('upload.skip'),
        onPress: () => void send({ type: 'skipInvoiceUpload' }),
        disabled: busy,
      }}
      primary={{ label: t('common:buttons.continue'), busy: busy || underWay }}
      onSubmit={goOn}
    >
      <Part>
        {item !== null && item.state !== 'refused' && (
          <Focusable ref={problem}>
            <FileList>
              <InvoiceFileRow item={item} slow={slow} />
            </FileList>
          </Focusable>
        )}
        {item?.state === 'refused' && (
          <Focusable key={item.id} ref={problem}>
            <Refusal item={item} />
          </Focusable>
        )}
        {there !== null && (
          <FileList>
            <FileRow name={there} size={t('documents:row.ready')} state="ready" />
          </FileList>
        )}
        <DropZone
          label={t('upload.label')}
          dropText={t('upload.drop')}
          chooseText={t(item === null && there === null ? 'upload.choose' : 'upload.replace')}
          limits={t(there === null ? 'upload.limits' : 'upload.replaces')}
          accept={pdfOrImage}
          error={missing === null ? undefined : t(`messages:validation.${missing}`)}
          icon="document"
          compact={item !== null || there !== null}
          chooseRef={choose}
          onFiles={(files) => {
            setAsked(false);
            start(files);
          }}
        />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <UploadHelp merchant={merchant.name} />
      </Part>
    </Screen>
  );
}

/** Why the file was rejected; another one can be chosen below. */
function Refusal({ item }: { item: UploadItem }): ReactElement {
  const { t } = useTranslation('invoice');
  return (
    <Notice tone="error" announce title={t('upload.refused', { name: item.name })}>
      <p>{t(item.message ?? 'messages:validation.fileBroken')}</p>
    </Notice>
  );
}

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
`;
