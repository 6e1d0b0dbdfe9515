import { getProgressPart, progressParts } from '@tamarack/core/flow/progress-parts';
import type { Step } from '@tamarack/core/flow/steps';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFacts } from '../store/hooks/use-facts';
import { tokens } from '../theme/tokens';

/**
 * Progress through the parts of the flow. Wide windows name every part, narrow ones the current one. Hidden
 * while the session is locked.
 */
export function Progress({ step }: { step: Step }): ReactElement | null {
  const { t } = useTranslation('common');
  const { locked } = useFacts();
  const part = getProgressPart(step);
  if (part === null || locked) return null;
  const current = progressParts.indexOf(part);
  const name = t(`progress.${part}`);
  return (
    <Bar
      role="progressbar"
      aria-label={t('progress.label')}
      aria-valuemin={1}
      aria-valuemax={progressParts.length}
      aria-valuenow={current + 1}
      aria-valuetext={t('progress.position', { current: current + 1, total: progressParts.length, name })}
    >
      {progressParts.map((each, index) => (
        <Part key={each} $state={index < current ? 'done' : index === current ? 'current' : 'ahead'}>
          <i />
          <span>{t(`progress.${each}`)}</span>
        </Part>
      ))}
    </Bar>
  );
}

const { colour, font, space } = tokens;

const Bar = styled.div`
  display: flex;
  gap: ${space.xs};
  width: 100%;
  max-width: ${tokens.width.wide};
  margin: 0 auto;
  padding: ${space.s} ${space.m} 0;
  ${tokens.wideScreen} {
    padding-inline: ${space.xl};
  }
`;

const Part = styled.div<{ $state: 'done' | 'current' | 'ahead' }>`
  flex: ${({ $state }) => ($state === 'current' ? '2 1 0' : '1 1 0')};
  min-width: 0;

  > i {
    display: block;
    height: 4px;
    border-radius: 2px;
    background: ${({ $state }) => ($state === 'ahead' ? colour.line : colour.blue)};
    /* what forced colours show: full, or hollow */
    border: ${({ $state }) => ($state === 'ahead' ? 1 : 2)}px solid transparent;
  }
  > span {
    display: ${({ $state }) => ($state === 'current' ? 'block' : 'none')};
    margin-top: ${space.xxs};
    color: ${({ $state }) => ($state === 'current' ? colour.navy : colour.muted)};
    font-size: ${font.small};
    /* one weight for all: no name moves when another is the current one */
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${tokens.wideScreen} {
    flex: 1 1 auto;
    > span {
      display: block;
      overflow: hidden;
    }
  }
`;
