import { formatTable } from '../table';
import { type Field, fields, isPrefilledCorrectly, type Mark, type ScoredInvoice } from './score';

const formatShare = (part: number, total: number): string =>
  total === 0 ? '—' : `${((100 * part) / total).toFixed(1)} %`;

const countMarks = (all: readonly ScoredInvoice[], field: Field, ...marks: readonly Mark[]): number =>
  all.filter((scored) => marks.includes(scored.marks[field])).length;

/** Precision and recall of confident values by field, including documents that are not invoices. */
export function formatReport(title: string, all: readonly ScoredInvoice[]): string {
  const rows = fields.map((field) => {
    const right = countMarks(all, field, 'right');
    const wrong = countMarks(all, field, 'wrong', 'sureOfNone');
    const there = all.length - countMarks(all, field, 'none', 'sureOfNone');
    return [
      field,
      formatShare(right, right + wrong),
      formatShare(right, there),
      formatShare(right + countMarks(all, field, 'unsureRight'), there),
      String(wrong),
      String(countMarks(all, field, 'empty', 'unsureRight', 'unsureWrong')),
    ];
  });
  const heads = ['field', 'precision', 'recall', 'read at any confidence', 'prefilled wrong', 'left empty'];
  const invoices = all.filter(({ truth }) => truth.kind === 'invoice');
  const filled = invoices.filter(isPrefilledCorrectly).length;
  return [
    `${title}: ${all.length} documents, ${invoices.length} of them invoices\n\n`,
    formatTable(heads, rows),
    `\nInvoices with the correct number and total, both confident: ${filled} of ${invoices.length} (${formatShare(filled, invoices.length)})\n`,
    `Amounts of invoices prefilled wrong: ${countWrongAmounts(invoices)}; left empty: ${countEmptyAmounts(invoices)}\n`,
    `Amounts prefilled from documents that are not invoices: ${countOtherAmounts(all)}\n\n`,
  ].join('');
}

const amounts = ['total', 'amountDue'] as const;
const sumAmounts = (all: readonly ScoredInvoice[], ...marks: readonly Mark[]): number =>
  amounts.reduce((total, field) => total + countMarks(all, field, ...marks), 0);

export const countWrongAmounts = (all: readonly ScoredInvoice[]): number =>
  sumAmounts(all, 'wrong', 'sureOfNone');
export const countEmptyAmounts = (all: readonly ScoredInvoice[]): number =>
  sumAmounts(all, 'empty', 'unsureRight', 'unsureWrong');
const countOtherAmounts = (all: readonly ScoredInvoice[]): number =>
  sumAmounts(
    all.filter(({ truth }) => truth.kind !== 'invoice'),
    'right',
    'wrong',
    'sureOfNone',
  );

/** The misses, for tuning the rules: a line for each field that is not both correct and confident. */
export function formatMisses(all: readonly ScoredInvoice[]): string {
  return all
    .flatMap(({ name, truth, reading, marks }) =>
      fields
        .filter((field) => !['right', 'none'].includes(marks[field]))
        .map((field) => {
          const found = reading?.[field];
          const read = found ? `${found.value} (${found.confidence})` : 'nothing';
          return `${name} ${field} ${marks[field]}: ${truth[field]} read as ${read}\n`;
        }),
    )
    .join('');
}
