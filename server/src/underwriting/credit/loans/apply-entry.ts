import type { Cents } from '@tamarack/core/money/cents';
import type { LoanEntryKind } from '../tables';

/** Principal of a loan, in cents. */
export interface LoanBalance {
  readonly drawn: Cents;
  readonly refunded: Cents;
  readonly repaid: Cents;
  readonly writtenOff: Cents;
}

/** Zero for a loan that was refunded after its repayment. A written-off amount is still owed. */
const computeOwed = ({ drawn, refunded, repaid }: LoanBalance): Cents =>
  Math.max(drawn - refunded - repaid, 0);

/** What was repaid above what was owed, and is owed to the customer: a merchant refunded a loan after its repayment. */
export const computeOverpaid = ({ drawn, refunded, repaid }: Omit<LoanBalance, 'writtenOff'>): Cents =>
  Math.max(refunded + repaid - drawn, 0);

/** The most that an entry of each kind may be. */
const findMost: Readonly<Record<LoanEntryKind, (balance: LoanBalance) => Cents>> = {
  repayment: computeOwed,
  return: ({ repaid }) => repaid,
  overpaymentRefund: computeOverpaid,
  writeOff: (balance) => Math.max(computeOwed(balance) - balance.writtenOff, 0),
};

/** The balance after an entry; of one that is too large, the most that is possible. */
export function applyEntry(
  balance: LoanBalance,
  { kind, principal }: { readonly kind: LoanEntryKind; readonly principal: Cents },
): { readonly balance: LoanBalance } | { readonly most: Cents } {
  const most = findMost[kind](balance);
  if (principal > most) return { most };
  const { repaid, writtenOff } = balance;
  if (kind === 'writeOff') return { balance: { ...balance, writtenOff: writtenOff + principal } };
  return { balance: { ...balance, repaid: repaid + (kind === 'repayment' ? principal : -principal) } };
}

/** The outcome of a loan that ended: the amount drawn less refunds, and the part of it that is lost. Null while it runs. */
export function findOutcome({
  drawn,
  refunded,
  writtenOff,
  owed,
}: {
  readonly drawn: Cents;
  readonly refunded: Cents;
  readonly writtenOff: Cents;
  readonly owed: Cents;
}): { readonly drawn: Cents; readonly lost: Cents } | null {
  const kept = drawn - refunded;
  if (kept === 0 || (owed > 0 && writtenOff === 0)) return null;
  return { drawn: kept, lost: Math.min(writtenOff, owed) };
}
