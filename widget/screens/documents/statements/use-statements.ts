import { buildMonthHistory, type HistoryMonth } from '@tamarack/core/calendar/month-history';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { useMemo } from 'react';
import type { DocumentView } from '../../../api/types';
import { useLanguage } from '../../../i18n/use-language';
import { isUnderWay, type UploadItem } from '../../../store/upload-item';
import { useFacts } from '../../../store/use-facts';
import { useUploadItems } from '../../../store/use-uploads';
import { useView } from '../../../store/use-view';
import { type Coverage, coverageOf } from './coverage';

export interface Statements {
  readonly documents: readonly DocumentView[];
  /** Files on their way, refused or interrupted. */
  readonly items: readonly UploadItem[];
  /** Newest first, in the language shown. */
  readonly history: readonly HistoryMonth[];
  readonly coverage: Coverage;
  /** Why it cannot go on yet; null when it can. */
  readonly obstacle: 'underWay' | 'required' | 'months' | null;
}

/** Everything about the statements that there are. Draws anew with the progress of uploads: only that changes then. */
export function useStatements(): Statements {
  const { documents: all } = useView();
  const { statements, statementsComplete } = useFacts().documents;
  const documents = useMemo(() => all.filter(({ kind }) => kind === 'statement'), [all]);
  // What has just arrived is shown once.
  const items = useUploadItems('statement').filter(
    ({ state, name }) => state !== 'done' || documents.every((document) => document.name !== name),
  );
  const today = dateIn(new Date());
  const language = useLanguage();
  const history = useMemo(() => buildMonthHistory(today, language), [today, language]);
  const coverage = useMemo(() => coverageOf(history, documents), [history, documents]);
  const underWay = items.some((item) => isUnderWay(item) || item.state === 'done');
  const missing = statements === 0 ? 'required' : 'months';
  return {
    documents,
    items,
    history,
    coverage,
    obstacle: underWay ? 'underWay' : statementsComplete ? null : missing,
  };
}
