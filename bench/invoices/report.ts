import { table } from '../table';
import { type Field, fields, isFilledRight, type Mark, type Scored } from './score';

const share = (part: number, of: number): string => (of === 0 ? '—' : `${((100 * part) / of).toFixed(1)} %`);

const count = (all: readonly Scored[], field: Field, ...marks: readonly Mark[]): number =>
  all.filter((scored) => marks.includes(scored.marks[field])).length;

/** Precision and recall of what is sure, by field; of a document that is no invoice, too. */
export function reportOf(title: string, all: readonly Scored[]): string {
  const rows = fields.map((field) => {
    const right = count(all, field, 'right');
    const wrong = count(all, field, 'wrong', 'sureOfNone');
    const there = all.length - count(all, field, 'none', 'sureOfNone');
    return [
      field,
      share(right, right + wrong),
      share(right, there),
      share(right + count(all, field, 'unsureRight'), there),
      String(wrong),
      String(count(all, field, 'empty', 'unsureRight', 'unsureWrong')),
    ];
  });
  const heads = ['field', 'precision', 'recall', 'read, sure or not', 'sure and wrong', 'left empty'];
  const invoices = all.filter(({ truth }) => truth.kind === 'invoice');
  const filled = invoices.filter(isFilledRight).length;
  return [
    `${title}: ${all.length} documents, ${invoices.length} of them invoices\n\n`,
    table(heads, rows),
    `\nInvoices with the right number and the right total, both sure: ${filled} of ${invoices.length} (${share(filled, invoices.length)})\n`,
    `Amounts of invoices prefilled wrong: ${wrongAmounts(invoices)}; left empty: ${emptyAmounts(invoices)}\n`,
    `Amounts prefilled of what is no invoice: ${otherAmounts(all)}\n\n`,
  ].join('');
}

const amounts = ['total', 'amountDue'] as const;
const sum = (all: readonly Scored[], ...marks: readonly Mark[]): number =>
  amounts.reduce((total, field) => total + count(all, field, ...marks), 0);

export const wrongAmounts = (all: readonly Scored[]): number => sum(all, 'wrong', 'sureOfNone');
export const emptyAmounts = (all: readonly Scored[]): number =>
  sum(all, 'empty', 'unsureRight', 'unsureWrong');
const otherAmounts = (all: readonly Scored[]): number =>
  sum(
    all.filter(({ truth }) => truth.kind !== 'invoice'),
    'right',
    'wrong',
    'sureOfNone',
  );

/** What went wrong, for whoever tunes the rules: a line for each field that is not right and sure. */
export function misses(all: readonly Scored[]): string {
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
