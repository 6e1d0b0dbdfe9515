import type { HistoryMonth } from '@tamarack/core/calendar/month-history';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { DocumentView, MonthRange } from '../../../api/types';
import { InlineSelect } from '../../../components/choices/inline-select';
import { useDocumentChanges, useUploads } from '../../../store/hooks/use-uploads';
import { tokens } from '../../../theme/tokens';

const SEVERAL = 'several';
const nothing = { from: '', to: '' };

interface MonthsFieldProps {
  document: DocumentView;
  /** Newest first. */
  history: readonly HistoryMonth[];
}

/** The month of a statement, or its first and last month: read from the file, or corrected by hand. */
export function MonthsField({ document, history }: MonthsFieldProps): ReactElement {
  const { t } = useTranslation('documents');
  const { setMonths } = useUploads();
  const { id, name } = document;
  const saving = useDocumentChanges()
    .filter(({ documentId, months }) => documentId === id && months !== null)
    .at(-1);
  const months = saving?.months ?? document.months;
  /** First and last month while they are being chosen; null while one month or the saved range is shown. */
  const [chosen, setChosen] = useState<MonthRange | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const choices = [...history].reverse().map(({ month, name: label }) => ({ value: month, label }));

  const save = async (range: MonthRange): Promise<void> => setWrong(await setMonths(id, range));
  const choose = (value: string): void => {
    if (value === SEVERAL) setChosen(months ?? nothing);
    else {
      setChosen(null);
      void save({ from: value, to: value });
    }
  };
  const ranged = chosen ?? (months && months.from !== months.to ? months : null);
  /** Each end moves the other along, so that the first month is never after the last. */
  const chooseEnd = (end: keyof MonthRange, value: string): void => {
    const range = { ...(ranged ?? nothing), [end]: value };
    const other = end === 'from' ? 'to' : 'from';
    if (range[other] !== '' && range.from > range.to) range[other] = value;
    setChosen(range);
    if (range.from !== '' && range.to !== '') void save(range);
  };
  const unknown = months === null && document.state !== 'checking' && ranged === null;
  const error = wrong === null ? undefined : t(wrong);
  return (
    <Fields>
      {unknown && <p>{t('statements.monthUnknown')}</p>}
      <InlineSelect
        label={t('statements.month')}
        name={t('statements.monthOf', { name })}
        value={ranged === null ? (months?.from ?? '') : SEVERAL}
        choices={[...choices, { value: SEVERAL, label: t('statements.several') }]}
        placeholder={t('statements.chooseMonth')}
        error={ranged === null ? error : undefined}
        onChange={choose}
      />
      {ranged !== null && (
        <Ends>
          {(['from', 'to'] as const).map((end) => (
            <InlineSelect
              key={end}
              label={t(`statements.${end}`)}
              name={t(`statements.${end}Of`, { name })}
              value={ranged[end]}
              choices={choices}
              placeholder={t('statements.chooseMonth')}
              error={end === 'to' ? error : undefined}
              onChange={(value) => chooseEnd(end, value)}
            />
          ))}
        </Ends>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};

  > p {
    color: ${tokens.colour.warn};
    font-size: ${tokens.font.small};
    font-weight: 500;
  }
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.m};

  > div {
    flex: 1 1 200px;
  }
`;
