import { z } from 'zod';
import { dollars, isoDate, nextCursor, recordId, timestamp } from '../../../platform/http';
import { loanEntryKinds } from '../tables';

const maxEntries = 500;

export const loanEntriesInput = z.object({
  entries: z
    .array(
      z.object({
        reference: z
          .string()
          .min(1)
          .max(100)
          .meta({
            description: 'The entry’s ID in the lender’s books. Each is recorded once.',
            examples: ['GL-2026-118204'],
          }),
        agreementId: z.uuid().meta({
          description: 'The signed agreement.',
          examples: ['01a23860-1b4e-7c39-9d27-5f0a7be4f2f1'],
        }),
        type: z.enum(loanEntryKinds).meta({
          description:
            '`repayment`: the customer repaid principal. `return`: the bank returned a repayment. `overpaymentRefund`: you refunded an overpayment to the customer. `writeOff`: the lender no longer expects to collect the principal, which the customer still owes.',
          examples: ['repayment'],
        }),
        principal: dollars
          .min(0.01)
          .max(10_000_000)
          .meta({
            description: 'Principal in Canadian dollars, without the financing fee.',
            examples: [125.5],
          }),
        bookedOn: isoDate.meta({ description: 'Day of the entry in the books.' }),
      }),
    )
    .min(1)
    .max(maxEntries)
    .meta({ description: 'In the order in which they were booked.' }),
});

export const recordedEntries = z
  .object({
    recorded: z.int().meta({ description: 'Number of entries recorded by this call.', examples: [3] }),
    alreadyRecorded: z
      .int()
      .meta({ description: 'Number of entries that had been recorded before.', examples: [0] }),
  })
  .meta({ id: 'RecordedLoanEntries' });

const loan = z.object({
  agreementId: recordId.meta({ description: 'The signed agreement.' }),
  applicationId: recordId.meta({ description: 'The application that signed it.' }),
  drawnAt: timestamp.meta({ description: 'Time of the signature.' }),
  drawn: dollars.meta({ description: 'Principal drawn on the credit line.' }),
  refunded: dollars.meta({ description: 'Principal that merchants refunded.' }),
  repaid: dollars.meta({
    description: 'Principal repaid, less returned repayments and overpayments paid back.',
  }),
  writtenOff: dollars.meta({ description: 'Principal written off.' }),
  owed: dollars.meta({ description: 'Principal that the customer owes, including written-off amounts.' }),
  overpaid: dollars.meta({
    description:
      'Principal overpaid because a merchant refunded the purchase after it was repaid. To be paid back to the customer.',
  }),
});

export const loanList = z.object({ items: z.array(loan), nextCursor }).meta({ id: 'OperatorLoanList' });
