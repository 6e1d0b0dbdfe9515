import type { Cents } from '@tamarack/core/money/cents';
import { type Executor, newId } from '../../../platform/database';
import { creditTables, type LoanEntryKind } from '../tables';

const loans = (executor: Executor) =>
  creditTables(executor)
    .selectFrom('loan')
    .select([
      'id',
      'credit_line_id as lineId',
      'application_id as applicationId',
      'agreement_id as agreementId',
      'used_at as drawnAt',
      'drawn_cents as drawn',
      'refunded_cents as refunded',
      'repaid_cents as repaid',
      'written_off_cents as writtenOff',
      'owed_cents as owed',
    ]);

/** Newest first. */
export async function listLoans(
  executor: Executor,
  { before, limit }: { readonly before: string | null; readonly limit: number },
) {
  return loans(executor)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type LoanRow = Awaited<ReturnType<typeof listLoans>>[number];

export async function listLoansByAgreement(
  executor: Executor,
  agreementIds: readonly string[],
): Promise<readonly LoanRow[]> {
  return loans(executor).where('agreement_id', 'in', agreementIds).execute();
}

/** The loans of credit lines that these applications opened, each with the application of its line. */
export async function listLoansOfLines(executor: Executor, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  return creditTables(executor)
    .selectFrom('loan')
    .innerJoin('credit_line as line', 'line.id', 'loan.credit_line_id')
    .select([
      'line.application_id as applicationId',
      'drawn_cents as drawn',
      'refunded_cents as refunded',
      'written_off_cents as writtenOff',
      'owed_cents as owed',
    ])
    .where('line.application_id', 'in', applicationIds)
    .execute();
}

export interface LoanEntry {
  /** Entry id in the lender's books. */
  readonly reference: string;
  readonly kind: LoanEntryKind;
  readonly principal: Cents;
  /** `YYYY-MM-DD`, in the provider's zone. */
  readonly bookedOn: string;
}

export async function listEntries(executor: Executor, references: readonly string[]) {
  return creditTables(executor)
    .selectFrom('loan_entry')
    .select([
      'credit_use_id as loanId',
      'reference',
      'kind',
      'principal_cents as principal',
      'booked_on as bookedOn',
    ])
    .where('reference', 'in', references)
    .execute();
}

/** Returns the references of those stored: all but the ones that another transaction has stored meanwhile. */
export async function insertEntries(
  trx: Executor,
  entries: readonly (LoanEntry & { readonly loanId: string })[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await creditTables(trx)
    .insertInto('loan_entry')
    .values(
      entries.map(({ loanId, reference, kind, principal, bookedOn }) => ({
        id: newId(now),
        credit_use_id: loanId,
        reference,
        kind,
        principal_cents: principal,
        booked_on: bookedOn,
        recorded_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}
