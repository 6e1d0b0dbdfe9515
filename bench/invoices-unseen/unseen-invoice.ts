import type { TestInvoice, Truth } from '../invoices/test-invoice';
import { sum } from './money';
import { type PaperSize, type Pen, paper } from './paper';

/** A test invoice that can show its work. */
export interface UnseenInvoice extends TestInvoice {
  /** Cents that add up to the total, each of them printed. */
  readonly parts: readonly number[];
  /** Cents already paid or not yet payable, taken off the total. */
  readonly settled: readonly number[];
}

interface Spec extends Pick<Truth, 'number' | 'merchant' | 'issuedOn' | 'dueOn'> {
  readonly name: string;
  readonly kind?: Truth['kind'];
  readonly currency?: string;
  /** What adds up to the total. */
  readonly parts: readonly number[];
  readonly settled?: readonly number[];
  /** Where the document has no total, or asks for another sum than the total less what is settled. */
  readonly total?: null;
  readonly amountDue?: number | null;
  readonly size?: PaperSize;
  readonly draw: (pen: Pen) => void;
}

/** Total and amount due are worked out from the parts, in dollars of Canada unless told otherwise. */
export function unseenInvoice(spec: Spec): UnseenInvoice {
  const { name, number, merchant, issuedOn, dueOn, parts, settled = [], draw, size } = spec;
  const total = sum(parts);
  return {
    name,
    make: () => paper(draw, size),
    parts,
    settled,
    truth: {
      kind: spec.kind ?? 'invoice',
      number,
      total: spec.total === null ? null : total,
      amountDue: spec.amountDue === undefined ? total - sum(settled) : spec.amountDue,
      currency: spec.currency ?? 'CAD',
      merchant,
      issuedOn,
      dueOn,
    },
  };
}
