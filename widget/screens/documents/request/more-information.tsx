import { limits } from '@tamarack/core/validation/limits';
import { countAnswerCharacters } from '@tamarack/core/validation/reviewer-answer';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pdfOrPicture } from '../../../components/accept';
import { DropZone } from '../../../components/drop-zone';
import { Icon } from '../../../components/icon';
import { Screen } from '../../../components/screen';
import { TextArea } from '../../../components/text-area';
import { usePending } from '../../../store/use-pending';
import { useUploads } from '../../../store/use-uploads';
import { useView } from '../../../store/use-view';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import { useFileNews } from '../use-file-news';
import { AnswerFiles } from './answer-files';
import { AskedFor } from './asked-for';
import { Hold } from './hold';
import { useAnswer } from './use-answer';

/** The count is shown when this much room is left. */
const NEAR_END = 200;

/** A person who reviews asks for more: what it is, and the answer in files, in words, or both. */
export function MoreInformation(): ReactElement {
  const { t } = useTranslation('documents');
  const { request } = useView();
  const busy = usePending();
  const { add } = useUploads();
  const { documents, items, form, error, obstacle } = useAnswer();
  const news = useFileNews(items, documents);
  const choose = useRef<HTMLButtonElement>(null);
  /** Counts the presses that something stood in the way of: each brings the focus to it. */
  const [held, setHeld] = useState(0);
  const press = (): void => {
    setHeld((times) => (obstacle === null ? 0 : times + 1));
    if (obstacle === null) void form.submit();
  };
  const left = limits.answerLength - countAnswerCharacters(form.values.text);
  const count = left < 0 ? t('request.over', { count: -left }) : t('request.left', { count: left });
  return (
    <Screen
      art={<Icon name="document" size={48} />}
      title={t('request.title')}
      lead={t('request.lead')}
      primary={{ label: t('request.send'), busy }}
      onSubmit={press}
      footnote={t('request.later')}
    >
      {held > 0 && <Hold key={held} obstacle={obstacle} />}
      {request && <AskedFor request={request} />}
      <DropZone
        label={t('request.label')}
        dropText={t('request.drop')}
        chooseText={t('request.choose')}
        limits={t('request.limits')}
        accept={pdfOrPicture}
        multiple
        compact={documents.length + items.length > 0}
        chooseRef={choose}
        onFiles={(files) => {
          setHeld(0);
          add('supporting', files);
        }}
      />
      <AnswerFiles documents={documents} items={items} choose={choose} />
      <TextArea
        {...form.field('text')}
        error={error}
        label={t('request.text')}
        hint={t('request.textHint')}
        count={left <= NEAR_END ? count : undefined}
      />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Screen>
  );
}
