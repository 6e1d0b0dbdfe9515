import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Notice } from '../../../components/notice';
import { tokens } from '../../../theme/tokens';
import type { Coverage } from './coverage';
import { useMissingText } from './use-missing-text';
import type { Statements } from './use-statements';

export interface ObstacleProps {
  obstacle: Statements['obstacle'];
  coverage: Coverage;
}

/** Why Continue did not go on. Takes the focus when it comes up, and goes when its reason does. */
export function Obstacle({ obstacle, coverage }: ObstacleProps): ReactElement | null {
  const { t } = useTranslation('documents');
  const missing = useMissingText(coverage);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (obstacle !== 'months' && obstacle !== 'underWay') return null;
  const months = obstacle === 'months';
  return (
    <Focusable ref={box} tabIndex={-1}>
      <Notice tone="warn" title={t(months ? 'statements.missingTitle' : 'statements.underWayTitle')}>
        {months ? (
          <>
            <p>{missing}</p>
            <p>{t('statements.missingHint')}</p>
          </>
        ) : (
          <p>{t('statements.underWay')}</p>
        )}
      </Notice>
    </Focusable>
  );
}

const Focusable = styled.div`
  border-radius: ${tokens.radius.medium};
  scroll-margin: 88px 0 140px;
  &:focus {
    outline: none;
  }
`;
