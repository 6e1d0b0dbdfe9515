import { toDollars } from '@tamarack/core/money/cents';
import { authorize, type Operator } from '../../../parties/operators';
import { type AuditAct, recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { type PageRequest, readPage } from '../../../platform/http';
import { lockLine } from '../repository';
import type { LoanEntryKind } from '../tables';
import { applyEntry, type LoanBalance } from './apply-entry';
import {
  insertEntries,
  type LoanEntry,
  type LoanRow,
  listEntries,
  listLoans,
  listLoansByAgreement,
} from './repository';

interface NewLoanEntry extends LoanEntry {
  readonly agreementId: string;
}

/** Loans according to the lender's books. */
export interface LoansService extends ReturnType<typeof createLoansService> {}

const acts: Readonly<Record<LoanEntryKind, AuditAct>> = {
  repayment: 'loan.repaid',
  return: 'loan.repaymentReturned',
  overpaymentRefund: 'loan.overpaymentRefunded',
  writeOff: 'loan.writtenOff',
};

export function createLoansService({
  database,
  now,
}: {
  readonly database: Executor;
  readonly now: () => Date;
}) {
  const recordIn = async (
    trx: Executor,
    operator: Operator,
    entries: readonly NewLoanEntry[],
  ): Promise<number> => {
    const loans = await lockLoans(trx, entries);
    const recorded = await listEntries(
      trx,
      entries.map(({ reference }) => reference),
    );
    const { fresh, errors } = checkEntries(entries, loans, recorded);
    if (errors.length > 0) throw problem('validation-failed', { errors });
    if (fresh.length === 0) return 0;
    const inserted = await insertEntries(trx, fresh, now());
    // of another loan, whose line was not locked here
    const lost = fresh.filter(({ reference }) => !inserted.has(reference));
    if (lost.length > 0)
      throw problem('validation-failed', { errors: lost.map(({ at }) => toReferenceUsed(at)) });
    for (const { loan, kind, principal } of fresh)
      await recordAudit(trx, {
        applicationId: loan.applicationId,
        actor: `operator:${operator.id}`,
        act: acts[kind],
        details: { agreementId: loan.agreementId, principalCents: principal },
        at: now(),
      });
    return fresh.length;
  };

  return {
    /** Newest first. Throws `forbidden`. */
    list: async (
      operator: Operator,
      page: PageRequest,
    ): Promise<{ readonly loans: readonly LoanRow[]; readonly nextCursor: string | null }> => {
      authorize(operator, 'loans.read');
      const { rows, nextCursor } = await readPage(page, (part) => listLoans(database, part));
      return { loans: rows, nextCursor };
    },

    /**
     * Records entries in their order: all, or none. An entry that is recorded already changes nothing. Throws `forbidden`;
     * `validation-failed` with the place of each entry whose agreement is unknown, whose reference has another content, or
     * that is more than the loan allows.
     *
     * @returns how many were new
     */
    record: async (operator: Operator, entries: readonly NewLoanEntry[]): Promise<number> => {
      authorize(operator, 'loans.record');
      return inTransaction(database, (trx) => recordIn(trx, operator, entries));
    },
  };
}

type Loans = ReadonlyMap<string, LoanRow>;

/** The loans by agreement, read once their lines are locked: a refund or another import waits. */
async function lockLoans(trx: Executor, entries: readonly NewLoanEntry[]): Promise<Loans> {
  const agreementIds = [...new Set(entries.map(({ agreementId }) => agreementId))];
  const found = await listLoansByAgreement(trx, agreementIds);
  for (const lineId of [...new Set(found.map((loan) => loan.lineId))].sort()) await lockLine(trx, lineId);
  return new Map((await listLoansByAgreement(trx, agreementIds)).map((loan) => [loan.agreementId, loan]));
}

type RecordedEntry = Awaited<ReturnType<typeof listEntries>>[number];
type FreshEntry = LoanEntry & {
  readonly loan: LoanRow;
  readonly loanId: string;
  /** Index in the call. */
  readonly at: number;
};

const toReferenceUsed = (at: number) => ({ path: `/entries/${at}/reference`, code: 'referenceUsed' });

const isSame = (entry: FreshEntry, other: RecordedEntry): boolean =>
  entry.loanId === other.loanId &&
  entry.kind === other.kind &&
  entry.principal === other.principal &&
  entry.bookedOn === other.bookedOn;

/** Compares entries with the books so far, each with those before it. */
function checkEntries(
  entries: readonly NewLoanEntry[],
  loans: Loans,
  recorded: readonly RecordedEntry[],
): {
  readonly fresh: readonly FreshEntry[];
  readonly errors: readonly { readonly path: string; readonly code: string; readonly expected?: string }[];
} {
  const known = new Map(recorded.map((entry) => [entry.reference, entry]));
  const balances = new Map<string, LoanBalance>();
  const fresh: FreshEntry[] = [];
  const errors: { path: string; code: string; expected?: string }[] = [];
  for (const [at, { agreementId, ...entry }] of entries.entries()) {
    const loan = loans.get(agreementId);
    if (!loan) {
      errors.push({ path: `/entries/${at}/agreementId`, code: 'unknown' });
      continue;
    }
    const next: FreshEntry = { ...entry, loan, loanId: loan.id, at };
    const previous = known.get(entry.reference);
    if (previous) {
      if (!isSame(next, previous)) errors.push(toReferenceUsed(at));
      continue;
    }
    known.set(entry.reference, next);
    const applied = applyEntry(balances.get(loan.id) ?? loan, entry);
    if ('most' in applied) {
      errors.push({
        path: `/entries/${at}/principal`,
        code: 'principalTooLarge',
        expected: `at most ${toDollars(applied.most)}`,
      });
      continue;
    }
    balances.set(loan.id, applied.balance);
    fresh.push(next);
  }
  return { fresh, errors };
}
