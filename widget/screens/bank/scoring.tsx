import { scoringStages } from '@tamarack/core/flow/scoring-stages';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Screen } from '../../components/layout/screen';
import { Steps } from '../../components/layout/steps';
import { Live } from '../../components/live';
import { Notice } from '../../components/notice';
import { useShell } from '../../shell/shell-context';
import { useFacts } from '../../store/hooks/use-facts';
import { useRunning } from '../../store/hooks/use-running';
import { useView } from '../../store/hooks/use-view';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { ScoringIllustration } from './scoring-illustration';
import { useRotation } from './use-rotation';

const messages = ['message1', 'message2', 'message3'] as const;

/**
 * Scoring runs on the server; this screen only shows its stage, so a refresh or another device shows the
 * same.
 */
export function Scoring(): ReactElement {
  const { t } = useTranslation('bank');
  const shell = useShell();
  const { scoring } = useFacts();
  const { emailMasked: email } = useView().contact;
  const storedRun = useRunning();
  const stage = scoring.stage ?? storedRun?.stage ?? 'preparing';
  const turn = useRotation(
    messages.length,
    stage,
    storedRun?.stage === stage ? Date.parse(storedRun.since) : null,
  );
  const current = scoringStages.indexOf(stage);
  const message = messages[turn] ?? 'message1';
  return (
    <Screen
      title={t('scoring.title')}
      lead={scoring.late ? undefined : t('scoring.lead')}
      primary={
        scoring.late ? { label: t('scoring.late.close'), onPress: () => shell.requestClose() } : undefined
      }
    >
      <Live>
        {scoring.late && (
          <Notice tone="info" icon="clock" title={t('scoring.late.title')}>
            {email === null ? t('scoring.late.body') : t('scoring.late.bodyTo', { email })}
          </Notice>
        )}
      </Live>
      <Now>
        <ScoringIllustration stage={stage} />
        {/* Visual only: screen readers get the stage's name below, without the rotating messages. Each is an element of its
        own: a centred text that changes would move. */}
        <p key={stage + message} aria-hidden="true">
          {t(`scoring.${stage}.${message}`)}
        </p>
      </Now>
      <VisuallyHidden role="status">{t(`scoring.${stage}.name`)}</VisuallyHidden>
      <Live>
        {scoring.slow && !scoring.late && (
          <Notice tone="info" icon="clock">
            {t(`scoring.${stage}.slow`)}
          </Notice>
        )}
      </Live>
      <section aria-label={t('scoring.stages')}>
        <Steps
          items={scoringStages.map((key, index) => ({
            key,
            title: t(`scoring.${key}.name`),
            state: index < current ? 'done' : index === current ? 'current' : 'ahead',
          }))}
          stateText={{ done: t('scoring.stageDone'), current: t('scoring.stageNow') }}
        />
      </section>
    </Screen>
  );
}

const Now = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
  padding: ${tokens.space.m};
  border-radius: ${tokens.radius.large};
  background: ${tokens.colour.blueTint};
  color: ${tokens.colour.navy};
  font-weight: 600;
  text-align: center;
`;
