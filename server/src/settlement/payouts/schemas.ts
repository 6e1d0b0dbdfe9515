import { z } from 'zod';
import { dollars, isoDate, language, pageQuery } from '../../platform/http';

export const payoutState = z.enum(['pending', 'batched', 'sent', 'paid', 'returned', 'cancelled']).meta({
  description:
    'pending: waits for the next batch. batched: in a batch that is not out. sent: on its way. paid: the bank says it arrived, or all of it was withheld. returned: it came back. cancelled: all of it was refunded before it was sent',
});

const at = z.iso.datetime().nullable();

const common = z.object({
  payoutId: z.string(),
  kind: z.enum(['purchase', 'recovery']).meta({
    description:
      'purchase: what is paid for a signed financing. recovery: what the merchant owes back for a refund after the payment, withheld from its next payouts',
  }),
  state: payoutState,
  amount: dollars.meta({ description: 'After refunds before the payment' }),
  withheld: dollars.meta({
    description:
      'Of a purchase, what is not paid because it is owed back; of a recovery, what is got back by now',
  }),
  checkoutId: z.string(),
  refundId: z.string().nullable(),
  reference: z.string().nullable().meta({ description: 'Invoice number, or the order reference' }),
  accountEnding: z.string().nullable().meta({ description: 'Last digits of the account it was sent to' }),
  expectedOn: isoDate.nullable().meta({ description: 'A bank business day; null where nothing is to come' }),
  returned: z
    .object({ code: z.string(), reason: z.string(), at: z.iso.datetime() })
    .nullable()
    .meta({ description: 'Why the bank sent it back, the last time' }),
  openedAt: z.iso.datetime(),
  sentAt: at,
  paidAt: at,
});

export const merchantPayout = common.meta({ id: 'MerchantPayout' });

export const merchantPayoutList = z
  .object({ items: z.array(merchantPayout), nextCursor: z.string().nullable() })
  .meta({ id: 'MerchantPayoutList' });

export const operatorPayout = common
  .extend({ merchantId: z.string(), batch: z.int().nullable().meta({ description: 'The last it was in' }) })
  .meta({ id: 'OperatorPayout' });

export const operatorPayoutQuery = pageQuery.extend({ state: payoutState.optional() });

export const operatorPayoutList = z
  .object({
    items: z.array(operatorPayout),
    nextCursor: z.string().nullable(),
    waiting: z
      .object({
        payouts: z.int(),
        withoutPayee: z.int().meta({ description: 'Their merchant has no account to be paid to' }),
        rail: z.boolean().meta({ description: 'False: no originator is configured, nothing can be sent' }),
      })
      .meta({ description: 'What waits to be paid' }),
  })
  .meta({ id: 'OperatorPayoutList' });

export const payoutBatch = z
  .object({
    sequence: z.int(),
    creationNumber: z.int().meta({ description: 'File creation number of the bank’s format, 1 to 9999' }),
    state: z.enum(['writing', 'staged', 'sent']),
    payments: z.int(),
    total: dollars,
    createdOn: isoDate,
    dueOn: isoDate,
    sha256: z.string().nullable().meta({ description: 'Of the file' }),
    sentAt: at,
  })
  .meta({ id: 'PayoutBatch' });

/** Newest first. */
export const payoutBatchList = z.object({ items: z.array(payoutBatch) }).meta({ id: 'PayoutBatchList' });

export const madeBatch = z
  .object({
    batch: payoutBatch.nullable().meta({ description: 'Null where nothing waits that could be paid' }),
  })
  .meta({ id: 'MadePayoutBatch' });

export const payeeInput = z
  .object({
    legalName: z.string().min(1).max(200).meta({ description: 'As the account is held' }),
    institution: z.string().max(20).meta({ description: 'Three digits' }),
    transit: z.string().max(20).meta({ description: 'Five digits' }),
    number: z.string().max(30).meta({ description: 'Seven to twelve digits' }),
    remittanceEmail: z.string().max(320).nullable().meta({
      description: 'Who is told of payments; null for nobody',
    }),
    language,
  })
  .meta({ id: 'PayeeDetails' });

export const payee = z
  .object({
    legalName: z.string(),
    institution: z.string(),
    transit: z.string(),
    accountEnding: z.string(),
    remittanceEmail: z.string().nullable(),
    language,
  })
  .meta({ id: 'Payee' });

export const payeeAnswer = z.object({ payee: payee.nullable() }).meta({ id: 'PayeeAnswer' });
