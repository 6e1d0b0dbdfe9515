import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../../components/files/drop-zone';
import { Screen } from '../../../components/layout/screen';
import { usePending } from '../../../store/hooks/use-pending';
import { useSend } from '../../../store/hooks/use-send';
import { useUploads } from '../../../store/hooks/use-uploads';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import { useFileAnnouncement } from '../use-file-announcement';
import { HowTo } from './how-to';
import { MonthChecklist } from './month-checklist';
import { Obstacle } from './obstacle';
import { StatementFiles } from './statement-files';
import { StatementsConfirm } from './statements-confirm';
import { useStatements } from './use-statements';

/** Statements instead of a bank connection: the months we need and which of them arrived, then the files. */
export function BankStatementsUpload(): ReactElement {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const { add } = useUploads();
  const statements = useStatements();
  const { documents, items, coverage, obstacle, isReading } = statements;
  const announcement = useFileAnnouncement(items, documents);
  const choose = useRef<HTMLButtonElement>(null);
  /** `at` counts the presses of Continue: each moves the focus to the obstacle. */
  const [asked, setAsked] = useState({ at: 0, confirming: false });
  const submit = (): void => {
    setAsked(({ at }) => ({ at: at + 1, confirming: obstacle === null }));
    if (obstacle === 'required') choose.current?.focus();
  };
  const required = asked.at > 0 && obstacle === 'required';
  return (
    <Screen
      wide
      title={t('statements.title')}
      lead={t('statements.lead')}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      secondary={{
        label: t('statements.connect'),
        onPress: () => void send({ type: 'chooseConnect' }),
        disabled: busy,
      }}
      primary={{ label: common('buttons.continue'), busy }}
      onSubmit={submit}
    >
      {asked.at > 0 && <Obstacle key={asked.at} obstacle={obstacle} coverage={coverage} />}
      <MonthChecklist
        coverage={coverage}
        isReading={isReading}
        isObstacleShown={asked.at > 0 && obstacle !== null && !required}
      />
      <DropZone
        label={t('statements.label')}
        dropText={t('statements.drop')}
        chooseText={t('statements.choose')}
        limits={t('statements.limits')}
        accept="application/pdf,.pdf"
        multiple
        compact={documents.length + items.length > 0}
        error={required ? t('messages:validation.statementsRequired') : undefined}
        chooseRef={choose}
        onFiles={(files) => {
          setAsked({ at: 0, confirming: false });
          add('statement', files);
        }}
      />
      <StatementFiles statements={statements} choose={choose} />
      <HowTo />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {asked.confirming && obstacle === null && (
        <StatementsConfirm
          statements={statements}
          onConfirm={() => void send({ type: 'confirmStatements' })}
          onCancel={() => setAsked({ at: 0, confirming: false })}
        />
      )}
    </Screen>
  );
}
