import type { EvidenceLine, EvidenceRole, EvidenceSource } from '../../../src/underwriting/decision';
import { formatAmount, formatCount } from '../texts/format-amounts';
import { sumLines } from './read-evidence';

export const roleTexts: Readonly<Record<EvidenceRole, string>> = {
  sales: 'Sales that count',
  notSales: 'Credits of the same period that do not count',
  largestPayer: 'Sales of the largest customer',
  credits: 'Credits',
  unclear: 'Credits without a category',
  returned: 'Returned payments and their fees',
  repayments: 'Payments to other lenders',
  advances: 'New advances on lines of credit, deducted',
  outside: 'Borrowed money and owner contributions, in and out',
  roundTrips: 'Payments to one party matched by receipts from another within days',
};

/** How a part is counted, if its lines do not show it. */
export const roleNotes: Readonly<Partial<Record<EvidenceRole, string>>> = {
  returned: 'A fee and the payment that was returned on the same day count once.',
  sales: 'A partly reversed sale counts with its remaining amount.',
};

/** `12 transactions, $400 in, $48 out`. */
export function formatTotals(role: EvidenceRole, lines: readonly EvidenceLine[]): string {
  const { moneyIn, moneyOut } = sumLines(role, lines);
  return [
    formatCount(lines.length, 'transaction', 'transactions'),
    ...(moneyIn > 0 ? [`${formatAmount(moneyIn)} in`] : []),
    ...(moneyOut > 0 ? [`${formatAmount(moneyOut)} out`] : []),
  ].join(', ');
}

/** The source of a figure without transactions. */
export const sourceTexts: Readonly<Record<EvidenceSource, string>> = {
  bank: 'From the accounts that the bank reported.',
  bureau: 'From the credit bureau’s report of the day of the decision.',
  application: 'From what the applicant stated, and the bureau’s registration date where it is later.',
  records: 'From our own records, and what we checked about this customer.',
};
