import { limits } from '@tamarack/core/validation/limits';
import { toTerms } from '../../server/reader/invoices/labels/terms';
import type { InvoiceReading } from '../../server/reader/invoices/values/invoice-reading';
import { toNumberKey } from '../../server/reader/invoices/values/number-key';
import { prefill, toCertainValue } from '../../server/src/financing/invoices/prefill';
import { formatTable } from '../table';
import type { DrawnInvoice } from './drawn-invoices';

const fields = ['number', 'amount', 'currency', 'merchant', 'issuedOn', 'dueOn'] as const;
type Field = (typeof fields)[number];
type Mark = 'right' | 'wrong' | 'empty' | 'none';

export interface ScoredDocument extends Pick<DrawnInvoice, 'kind' | 'form' | 'ambiguous'> {
  readonly marks: Readonly<Record<Field, Mark>>;
  /** Whether an amount is to be prefilled at all. */
  readonly isPayable: boolean;
}

/** Required share of payable documents with the right number and amount. */
const requiredShare = 0.85;

/**
 * Judges what a form is prefilled with, not what was read: an amount prefilled for a document that is paid, foreign or
 * ambiguous is wrong.
 */
export function scoreDrawn(document: DrawnInvoice, reading: InvoiceReading | null): ScoredDocument {
  const { kind, form, ambiguous, truth } = document;
  const isPayable = !ambiguous && truth.currency === 'CAD' && truth.amountDue >= limits.invoiceMinimum;
  const filled = prefill(reading);
  const marks: Record<Field, Mark> = {
    number: mark(filled.number, truth.number, (number) => toNumberKey(number)),
    amount: mark(filled.amount, isPayable ? truth.amountDue : null),
    currency: mark(toCertainValue(reading?.currency ?? null), truth.currency),
    merchant: markName(toCertainValue(reading?.merchant ?? null), truth.merchants),
    issuedOn: mark(toCertainValue(reading?.issuedOn ?? null), truth.issuedOn),
    dueOn: mark(toCertainValue(reading?.dueOn ?? null), truth.dueOn),
  };
  return { kind, form, ambiguous, isPayable, marks };
}

function mark<T>(found: T | null, expected: T | null, toKey: (value: T) => unknown = (value) => value): Mark {
  if (found === null) return expected === null ? 'none' : 'empty';
  return expected !== null && toKey(found) === toKey(expected) ? 'right' : 'wrong';
}

const markName = (found: string | null, names: readonly string[]): Mark => {
  if (found === null) return 'empty';
  return names.some((name) => toTerms(name).join() === toTerms(found).join()) ? 'right' : 'wrong';
};

const formatShare = (part: number, total: number): string =>
  total === 0 ? '–' : `${((100 * part) / total).toFixed(1)} %`;

const count = (all: readonly ScoredDocument[], field: Field, mark: Mark): number =>
  all.filter(({ marks }) => marks[field] === mark).length;

const isRight = ({ marks }: ScoredDocument): boolean => marks.number === 'right' && marks.amount === 'right';

/** By field, by kind and by form, without a document's name. */
export function formatDrawn(title: string, all: readonly ScoredDocument[]): string {
  const payable = all.filter(({ isPayable }) => isPayable);
  const byField = fields.map((field) => {
    const [right, wrong, empty] = (['right', 'wrong', 'empty'] as const).map((mark) =>
      count(all, field, mark),
    ) as [number, number, number];
    const shares = [formatShare(right, right + wrong), formatShare(right, right + empty + wrong)];
    return [field, ...shares, String(right), String(wrong), String(empty)];
  });
  const group = (by: 'kind' | 'form') =>
    [...new Set(all.map((one) => one[by]))].toSorted().map((name) => {
      const own = all.filter((one) => one[by] === name);
      const due = own.filter(({ isPayable }) => isPayable);
      return [
        name,
        String(own.length),
        `${due.filter(isRight).length} of ${due.length}`,
        ...(['number', 'amount'] as const).flatMap((field) => [
          String(count(own, field, 'wrong')),
          String(count(own, field, 'empty')),
        ]),
      ];
    });
  const heads = ['documents', 'both right', 'number wrong', 'empty', 'amount wrong', 'empty'];
  const right = payable.filter(isRight).length;
  return [
    `${title}: ${all.length} documents, ${payable.length} of them with an amount to prefill\n\n`,
    formatTable(['field', 'precision', 'recall', 'right', 'wrong', 'empty'], byField),
    '\n',
    formatTable(['kind', ...heads], group('kind')),
    '\n',
    formatTable(['form', ...heads], group('form')),
    `\nRight number and right amount, both prefilled: ${right} of ${payable.length} (${formatShare(right, payable.length)})\n`,
    `Amounts prefilled wrong: ${count(all, 'amount', 'wrong')} of ${all.length}\n\n`,
  ].join('');
}

/** Whether enough is right, and no amount wrong. */
export function meetsDrawnTarget(all: readonly ScoredDocument[]): boolean {
  const payable = all.filter(({ isPayable }) => isPayable);
  const enough = payable.filter(isRight).length >= requiredShare * payable.length;
  return enough && count(all, 'amount', 'wrong') === 0;
}
