import { limits } from '@tamarack/core/validation/limits';
import { countAnswerCharacters } from '@tamarack/core/validation/reviewer-answer';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../components/fields/text-area';
import { DropZone } from '../../../components/files/drop-zone';
import { pdfOrImage } from '../../../components/files/pdf-or-image';
import { Icon } from '../../../components/icon';
import { Screen } from '../../../components/layout/screen';
import { usePending } from '../../../store/hooks/use-pending';
import { useUploads } from '../../../store/hooks/use-uploads';
import { useView } from '../../../store/hooks/use-view';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import { useFileAnnouncement } from '../use-file-announcement';
import { RequestDetails } from './request-details';
import { ResponseFiles } from './response-files';
import { ResponseObstacle } from './response-obstacle';
import { useResponseForm } from './use-response-form';

/** Remaining length at which the count appears. */
const NEAR_END = 200;

/** A reviewer's request for information: the requested items, and a response with files, text, or both. */
export function MoreInformation(): ReactElement {
  const { t } = useTranslation('documents');
  const { request } = useView();
  const busy = usePending();
  const { add } = useUploads();
  const { documents, items, form, error, blockedBy } = useResponseForm();
  const announcement = useFileAnnouncement(items, documents);
  const choose = useRef<HTMLButtonElement>(null);
  /** Counts blocked presses: each moves the focus to the reason. */
  const [blockedCount, setBlockedCount] = useState(0);
  const submit = (): void => {
    setBlockedCount((times) => (blockedBy === null ? 0 : times + 1));
    if (blockedBy === null) void form.submit();
  };
  const left = limits.answerLength - countAnswerCharacters(form.values.text);
  const count = left < 0 ? t('request.over', { count: -left }) : t('request.left', { count: left });
  return (
    <Screen
      art={<Icon name="document" size={48} />}
      title={t('request.title')}
      lead={t('request.lead')}
      primary={{ label: t('request.send'), busy }}
      onSubmit={submit}
      footnote={t('request.later')}
    >
      {blockedCount > 0 && <ResponseObstacle key={blockedCount} blockedBy={blockedBy} />}
      {request && <RequestDetails request={request} />}
      <DropZone
        label={t('request.label')}
        dropText={t('request.drop')}
        chooseText={t('request.choose')}
        limits={t('request.limits')}
        accept={pdfOrImage}
        multiple
        compact={documents.length + items.length > 0}
        chooseRef={choose}
        onFiles={(files) => {
          setBlockedCount(0);
          add('supporting', files);
        }}
      />
      <ResponseFiles documents={documents} items={items} choose={choose} />
      <TextArea
        {...form.field('text')}
        error={error}
        label={t('request.text')}
        hint={t('request.textHint')}
        count={left <= NEAR_END ? count : undefined}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Screen>
  );
}
