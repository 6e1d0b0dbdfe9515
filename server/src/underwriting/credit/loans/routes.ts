import { toCents, toDollars } from '@tamarack/core/money/cents';
import { describeRequiredRole } from '../../../parties/operators';
import { type App, pageQuery, problems } from '../../../platform/http';
import { computeOverpaid } from './apply-entry';
import type { LoanRow } from './repository';
import { loanEntriesInput, loanList, recordedEntries } from './schemas';
import type { LoansService } from './service';

const config = { access: 'operator' as const };
const tags = ['Operator'];

/** Called by the system that services the loans, with an operator's key. */
export function registerLoanRoutes(app: App, { loans }: { readonly loans: LoansService }): void {
  app.get(
    '/v1/operator/loans',
    {
      config,
      schema: {
        operationId: 'Operator_ListLoans',
        tags,
        summary: 'List loans with the amount owed on each, newest first',
        description: `Amounts follow from the signed agreement, its refunds, and the entries recorded with \`Operator_RecordLoanEntries\`. ${describeRequiredRole('loans.read')}`,
        querystring: pageQuery,
        response: { 200: loanList, ...problems },
      },
    },
    async ({ operator, query }) => {
      const page = await loans.list(operator, { cursor: query.cursor ?? null, limit: query.limit });
      return { items: page.loans.map(toLoan), nextCursor: page.nextCursor };
    },
  );

  app.post(
    '/v1/operator/loans/entries',
    {
      config,
      schema: {
        operationId: 'Operator_RecordLoanEntries',
        tags,
        summary: 'Record repayments, their returns and refunds, and write-offs from the lender’s books',
        description:
          'Records all entries, or none if one of them is invalid. Entries that were recorded before are skipped, so a call can be repeated. New decisions take into account what a customer still owes.',
        body: loanEntriesInput,
        response: { 200: recordedEntries, ...problems },
      },
    },
    async ({ operator, body: { entries } }) => {
      const recorded = await loans.record(
        operator,
        entries.map(({ type, principal, ...entry }) => ({
          ...entry,
          kind: type,
          principal: toCents(principal),
        })),
      );
      return { recorded, alreadyRecorded: entries.length - recorded };
    },
  );
}

const toLoan = ({ agreementId, applicationId, drawnAt, ...amounts }: LoanRow) => ({
  agreementId,
  applicationId,
  drawnAt: drawnAt.toISOString(),
  drawn: toDollars(amounts.drawn),
  refunded: toDollars(amounts.refunded),
  repaid: toDollars(amounts.repaid),
  writtenOff: toDollars(amounts.writtenOff),
  owed: toDollars(amounts.owed),
  overpaid: toDollars(computeOverpaid(amounts)),
});
