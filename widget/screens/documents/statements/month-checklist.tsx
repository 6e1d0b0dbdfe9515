import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/use-language';
import { tokens } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../theme/visually-hidden';
import type { Coverage, CoveredMonth, MonthState } from './coverage';
import { MonthSheet } from './month-sheet';
import { useMissingText } from './use-missing-text';

/** The seven months with their state, and a sentence on the missing ones. */
export const MonthChecklist = memo(function MonthChecklist({
  coverage,
  isReading,
  isObstacleShown,
}: {
  coverage: Coverage;
  /** Nothing is called missing while files are read. */
  isReading: boolean;
  /** A notice above lists the missing months. */
  isObstacleShown: boolean;
}): ReactElement {
  const { t } = useTranslation('documents');
  const missing = useMissingText(coverage);
  const { months } = coverage;
  /** The missing months are named only once one is covered. */
  const started = months.some(({ state }) => state === 'covered');
  const getMonthName = (index: number): string => months.find((month) => month.index === index)?.name ?? '';
  /** Seven consecutive months have different names, so the year is needed only in the first sentence. */
  const getShortName = (index: number): string => getMonthName(index).replace(/ \d+$/, '');
  const rule = {
    from: getMonthName(6),
    to: getMonthName(1),
    sixth: getShortName(6),
    fifth: getShortName(5),
    zero: getShortName(0),
  };
  const getStatus = (): string | undefined => {
    if (coverage.complete) return t('statements.complete');
    if (isObstacleShown) return undefined;
    if (isReading) return t('statements.reading');
    return started ? missing : undefined;
  };
  return (
    <Section aria-labelledby="statement-months">
      <h2 id="statement-months">{t('statements.monthsTitle')}</h2>
      <p>{t('statements.rule', rule)}</p>
      <Months>
        {months.map((month) => (
          <Month
            key={month.month}
            month={month}
            isReading={isReading}
            other={getShortName(6 - month.index)}
          />
        ))}
      </Months>
      <Live role="status" $complete={coverage.complete}>
        {getStatus()}
      </Live>
    </Section>
  );
});

interface MonthProps {
  month: CoveredMonth;
  isReading: boolean;
  other: string;
}

function Month({ month, isReading, other }: MonthProps): ReactElement {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const { state, name } = month;
  const label = t(`statements.${state}`, { other });
  return (
    <Chip $state={state}>
      <MonthSheet state={state} isReading={isReading} />
      <span lang={language}>
        {name}
        {state === 'covered' || state === 'missing' ? (
          <VisuallyHidden>{state === 'missing' && isReading ? '' : `, ${label}`}</VisuallyHidden>
        ) : (
          <small>{label}</small>
        )}
      </span>
    </Chip>
  );
}

const { colour, font, space } = tokens;

const Section = styled.section`
  text-align: left;

  > h2 {
    font-size: ${font.large};
  }
  > p {
    margin-top: 2px;
    color: ${colour.muted};
  }
`;

const Months = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(140px, 22%), 1fr));
  gap: ${space.xs};
  margin: ${space.s} 0;
`;

const backgrounds = {
  covered: colour.okTint,
  missing: colour.surface,
  either: colour.surface,
  spare: colour.sunken,
} as const satisfies Record<MonthState, string>;

const Chip = styled.li<{ $state: MonthState }>`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 52px;
  padding: 8px 10px;
  border: 1px ${({ $state }) => ($state === 'either' ? 'dashed' : 'solid')}
    ${({ $state }) => ($state === 'covered' ? colour.okEdge : $state === 'spare' ? colour.line : colour.edge)};
  border-radius: ${tokens.radius.small};
  background: ${({ $state }) => backgrounds[$state]};
  color: ${({ $state }) => ($state === 'spare' ? colour.muted : colour.navy)};
  font-size: ${font.small};
  font-weight: 600;
  line-height: 1.25;

  small {
    display: block;
    color: ${colour.muted};
    font-size: 12px;
    font-weight: 400;
  }
`;

const Live = styled.p<{ $complete: boolean }>`
  && {
    color: ${({ $complete }) => ($complete ? colour.ok : colour.ink)};
    font-weight: ${({ $complete }) => ($complete ? 600 : 400)};
  }
`;
