import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ObstacleNotice } from '../obstacle-notice';
import type { Coverage } from './coverage';
import { useMissingText } from './use-missing-text';
import type { Statements } from './use-statements';

interface ObstacleProps {
  obstacle: Statements['obstacle'];
  coverage: Coverage;
}

const titles: Partial<Record<NonNullable<ObstacleProps['obstacle']>, string>> = {
  months: 'statements.missingTitle',
  reading: 'statements.reading',
  underWay: 'statements.underWayTitle',
};

/** Why Continue is blocked; disappears with its reason. */
export function Obstacle({ obstacle, coverage }: ObstacleProps): ReactElement {
  const { t } = useTranslation('documents');
  const missing = useMissingText(coverage);
  const title = obstacle && titles[obstacle];
  return (
    <ObstacleNotice title={title ? t(title) : null}>
      {obstacle === 'months' ? (
        <>
          <p>{missing}</p>
          <p>{t('statements.missingHint')}</p>
        </>
      ) : (
        <p>{t(obstacle === 'reading' ? 'statements.readingHint' : 'statements.underWay')}</p>
      )}
    </ObstacleNotice>
  );
}
