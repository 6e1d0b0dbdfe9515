import { buildMonthHistory, type HistoryMonth } from '@tamarack/core/calendar/month-history';
import { useMemo } from 'react';
import type { DocumentView } from '../../../api/types';
import { useLanguage } from '../../../i18n/use-language';
import { useFacts } from '../../../store/hooks/use-facts';
import { useUploadItems } from '../../../store/hooks/use-uploads';
import { useView } from '../../../store/hooks/use-view';
import { isInProgress, type UploadItem } from '../../../store/state/upload-item';
import { type Coverage, toCoverage } from './coverage';

export interface Statements {
  readonly documents: readonly DocumentView[];
  /** Files being uploaded, refused or interrupted. */
  readonly items: readonly UploadItem[];
  /** Newest first, in the current language. */
  readonly history: readonly HistoryMonth[];
  readonly coverage: Coverage;
  /** Why it cannot continue yet; null when it can. */
  readonly obstacle: 'underWay' | 'required' | 'reading' | 'months' | null;
  /** The months of some files are not known yet: what looks missing may be there. */
  readonly isReading: boolean;
}

/** State of the statements. Renders with the progress of uploads, when only that changes. */
export function useStatements(): Statements {
  const {
    documents: all,
    settings: { today },
  } = useView();
  const { statements, statementsComplete } = useFacts().documents;
  const documents = useMemo(() => all.filter(({ kind }) => kind === 'statement'), [all]);
  // An upload and its new document show one row.
  const items = useUploadItems('statement').filter(
    ({ state, name }) => state !== 'done' || documents.every((document) => document.name !== name),
  );
  const language = useLanguage();
  const history = useMemo(() => buildMonthHistory(today, language), [today, language]);
  const coverage = useMemo(() => toCoverage(history, documents), [history, documents]);
  const underWay = items.some((item) => isInProgress(item) || item.state === 'done');
  const isReading =
    underWay || documents.some(({ state, months }) => state === 'checking' && months === null);
  const missing = statements === 0 ? 'required' : isReading ? 'reading' : 'months';
  return {
    documents,
    items,
    history,
    coverage,
    isReading,
    obstacle: underWay ? 'underWay' : statementsComplete ? null : missing,
  };
}
