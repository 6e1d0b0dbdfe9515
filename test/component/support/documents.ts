import { buildMonthHistory } from '@tamarack/core/calendar/month-history';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { ApplicationView, DocumentView } from '../../../widget/api/types';
import { buildCartView, filledIn } from './views';

/** `YYYY-MM` and its name: 0 is the month before this one, 6 the oldest of the history. */
export function getHistoryMonth(index: number, language: Language = 'en'): { month: string; name: string } {
  const found = buildMonthHistory(dateIn(new Date()), language)[index];
  if (found === undefined) throw new Error('no such month');
  return found;
}

/** A statement of one month, ready. */
export function buildStatement(index: number, changes: Partial<DocumentView> = {}): DocumentView {
  const { month } = getHistoryMonth(index);
  return {
    id: `doc-${index}`,
    kind: 'statement',
    name: `statement-${index}.pdf`,
    size: 1000,
    state: 'ready',
    problem: null,
    months: { from: month, to: month },
    monthsSource: 'file',
    ...changes,
  };
}

/** A void cheque, ready. */
export const buildChequeDocument = (changes: Partial<DocumentView> = {}): DocumentView => ({
  id: 'd1',
  kind: 'voidCheque',
  name: 'cheque.pdf',
  size: 1000,
  state: 'ready',
  problem: null,
  months: null,
  monthsSource: null,
  ...changes,
});

export const buildDocumentFacts = (documents: readonly DocumentView[], complete = false) => ({
  statements: documents.filter(({ kind, state }) => kind === 'statement' && state !== 'refused').length,
  statementsComplete: complete,
  voidCheque: documents.some(({ kind, state }) => kind === 'voidCheque' && state !== 'refused'),
  submitted: false,
});

/** The application of somebody who is about to hand in documents, these among them. */
export const buildDocumentsView = (documents: readonly DocumentView[], complete = false): ApplicationView =>
  buildCartView(
    { ...filledIn, documents: buildDocumentFacts(documents, complete) },
    { documents: [...documents] },
  );
