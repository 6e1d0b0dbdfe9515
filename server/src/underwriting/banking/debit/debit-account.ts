import type { AggregatedAccount } from '../aggregator';

/** Account of a pre-authorized debit. */
export interface DebitAccount {
  /** Three digits. */
  readonly institution: string;
  /** Five digits. */
  readonly transit: string;
  readonly number: string;
  /** Name of the bank from the aggregator, or from its number; empty if neither is known. */
  readonly bank: string;
}

/** Whether both are the same account, even if its bank's name is spelled differently. */
export const isSameAccount = (a: Omit<DebitAccount, 'bank'>, b: Omit<DebitAccount, 'bank'>): boolean =>
  a.institution === b.institution && a.transit === b.transit && a.number === b.number;

/**
 * Chooses the account for payments: the one that the applicant chose on the aggregator's page when it can take debits
 * (an operating account in Canadian dollars with all its numbers), otherwise the busiest chequing account that can.
 */
export function chooseDebitAccount(
  accounts: readonly AggregatedAccount[],
  chosenId: string | null,
): Omit<DebitAccount, 'bank'> | null {
  const eligible = accounts.flatMap((account) => {
    const { institutionNumber, transitNumber, accountNumber } = account;
    if (!account.operating || account.currency !== 'CAD') return [];
    if (institutionNumber === null || transitNumber === null || accountNumber === null) return [];
    return [
      {
        account,
        debit: { institution: institutionNumber, transit: transitNumber, number: accountNumber },
      },
    ];
  });
  const chosen = eligible.find(({ account }) => account.id === chosenId);
  if (chosen) return chosen.debit;
  const busiest = [...eligible].sort(
    (a, b) =>
      Number(b.account.chequing) - Number(a.account.chequing) ||
      b.account.transactions.length - a.account.transactions.length,
  )[0];
  return busiest?.debit ?? null;
}
