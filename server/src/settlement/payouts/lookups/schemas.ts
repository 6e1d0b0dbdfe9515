import { z } from 'zod';
import {
  dayQuery,
  dollars,
  dollarsQuery,
  inDayOrder,
  isoDate,
  nextCursor,
  pageQuery,
  recordId,
  referenceQuery,
  storedValue,
  timestamp,
} from '../../../platform/http';

const payoutState = z.enum(['pending', 'batched', 'sent', 'paid', 'returned', 'cancelled']).meta({
  description:
    '`pending`: waits for the next batch. `batched`: included in a batch that is not sent yet. `sent`: sent to the bank. `paid`: confirmed by the bank, or withheld in full. `returned`: returned by the bank. `cancelled`: refunded in full before it was sent.',
  examples: ['paid'],
});

const at = timestamp.nullable();

const common = z.object({
  payoutId: recordId.meta({ description: 'ID of the payout.' }),
  kind: storedValue(
    z.enum(['purchase', 'recovery']).meta({
      description:
        '`purchase`: paid to the merchant for a signed agreement, or for a capture of it. `recovery`: owed by the merchant for a refund made after the payout, and withheld from its next payouts.',
      examples: ['purchase'],
    }),
  ),
  state: storedValue(payoutState),
  amount: dollars.meta({ description: 'Amount of the payout, less refunds made before it was sent.' }),
  fee: dollars.meta({
    description:
      'The provider’s fee. The amount sent is `amount` − `fee` − `withheld`. The fee is not returned for a refund made after the payout, unless the bank returns the payout.',
    examples: [19.25],
  }),
  withheld: dollars.meta({
    description:
      'For a purchase, the part withheld to recover an amount that the merchant owes. For a recovery, the part recovered so far.',
    examples: [0],
  }),
  checkoutId: recordId.meta({ description: 'The checkout that it pays for.' }),
  refundId: recordId
    .nullable()
    .meta({ description: 'The refund that caused a recovery. Null for a purchase.' }),
  captureId: recordId.nullable().meta({
    description: 'The capture that is paid, for a purchase captured in parts. Otherwise null.',
  }),
  reference: z
    .string()
    .nullable()
    .meta({ description: 'Invoice number or order reference.', examples: ['PO-1182'] }),
  accountEnding: z
    .string()
    .nullable()
    .meta({ description: 'Last digits of the receiving account.', examples: ['4567'] }),
  expectedOn: isoDate.nullable().meta({
    description:
      'Business day on which the payout is expected. Null if no payment is expected, or while the payout is on hold.',
  }),
  returned: z
    .object({
      code: z.string().meta({ description: 'The bank’s return code.', examples: ['905'] }),
      reason: z.string().meta({ description: 'Meaning of the return code.', examples: ['Account closed'] }),
      at: timestamp.meta({ description: 'When the bank returned it.' }),
    })
    .nullable()
    .meta({ description: 'Most recent return by the bank. Null if the payout was never returned.' }),
  openedAt: timestamp.meta({ description: 'When the payout or recovery was opened.' }),
  sentAt: at.meta({ description: 'When it was sent to the bank. Null until then.' }),
  paidAt: at.meta({ description: 'When the bank confirmed it. Null until then.' }),
});

export const merchantPayout = common.meta({ id: 'MerchantPayout' });

/** All filters apply together. */
export const merchantPayoutQuery = inDayOrder(
  pageQuery.extend(dayQuery.shape).extend({
    reference: referenceQuery.meta({
      description: 'Invoice number or order reference. Case is ignored.',
      examples: ['PO-1182'],
    }),
    state: payoutState
      .optional()
      .meta({ description: 'Return only payouts in this state.', examples: ['returned'] }),
    amount: dollarsQuery.optional().meta({
      description:
        '`amount` of the payout: before the fee and withheld amounts, less refunds made before it was sent.',
      examples: [640.5],
    }),
  }),
);

export const merchantPayoutList = z
  .object({
    items: z.array(merchantPayout).meta({ description: 'Payouts and recoveries, newest first.' }),
    nextCursor,
  })
  .meta({ id: 'MerchantPayoutList' });

export const operatorPayout = common
  .extend({
    merchantId: z.string(),
    batch: z
      .int()
      .nullable()
      .meta({ description: 'Sequence number of the latest batch that included the payout.' }),
  })
  .meta({ id: 'OperatorPayout' });

export const operatorPayoutQuery = pageQuery.extend({ state: payoutState.optional() });

export const operatorPayoutList = z
  .object({
    items: z.array(operatorPayout),
    nextCursor: z.string().nullable(),
    waiting: z
      .object({
        payouts: z.int(),
        withoutPayee: z.int().meta({ description: 'Number of pending payouts whose merchant has no payee.' }),
        rail: z
          .boolean()
          .meta({ description: 'False if no originator is configured. Payouts cannot be sent.' }),
      })
      .meta({ description: 'Totals of pending payouts.' }),
  })
  .meta({ id: 'OperatorPayoutList' });

export const payoutBatch = z
  .object({
    sequence: z.int(),
    creationNumber: z.int().meta({ description: 'File creation number in the bank file, from 1 to 9999.' }),
    state: storedValue(z.enum(['writing', 'staged', 'sent'])),
    payments: z.int(),
    total: dollars,
    createdOn: isoDate,
    dueOn: isoDate,
    sha256: z.string().nullable().meta({ description: 'SHA-256 hash of the bank file.' }),
    sentAt: at,
  })
  .meta({ id: 'PayoutBatch' });

/** Batches, newest first. */
export const payoutBatchList = z.object({ items: z.array(payoutBatch) }).meta({ id: 'PayoutBatchList' });

export const createdBatch = z
  .object({
    batch: payoutBatch.nullable().meta({ description: 'Null if no payout is ready to be sent.' }),
  })
  .meta({ id: 'MadePayoutBatch' });
