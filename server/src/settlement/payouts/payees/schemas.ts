import { z } from 'zod';
import { language } from '../../../platform/http';

export const payeeInput = z
  .object({
    legalName: z.string().min(1).max(200).meta({ description: 'Name of the account holder.' }),
    institution: z.string().max(20).meta({ description: 'Institution number. Three digits.' }),
    transit: z.string().max(20).meta({ description: 'Transit number. Five digits.' }),
    number: z.string().max(30).meta({ description: 'Account number. Seven to twelve digits.' }),
    remittanceEmail: z.string().max(320).nullable().meta({
      description: 'Email address for payment notices. Null to send none.',
    }),
    language,
  })
  .meta({ id: 'PayeeDetails' });

const payee = z
  .object({
    legalName: z.string(),
    institution: z.string(),
    transit: z.string(),
    accountEnding: z.string(),
    remittanceEmail: z.string().nullable(),
    language,
  })
  .meta({ id: 'Payee' });

export const payeeChange = payee
  .extend({
    id: z.string(),
    merchantId: z.string(),
    formerAccountEnding: z.string().nullable(),
    state: z.enum(['proposed', 'held', 'applied', 'cancelled']).meta({
      description: '`held`: confirmed, and takes effect at `effectiveAt`. Payouts to the merchant wait.',
    }),
    proposedBy: z.string().meta({ description: 'ID of the operator.' }),
    confirmedBy: z.string().nullable(),
    proposedAt: z.iso.datetime(),
    effectiveAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PayeeChange' });

export const payeeResponse = z
  .object({
    payee: payee.nullable(),
    change: payeeChange.nullable().meta({ description: 'The open change, if any.' }),
  })
  .meta({ id: 'PayeeAnswer' });

export const payeeChangeResponse = z.object({ change: payeeChange }).meta({ id: 'PayeeChangeAnswer' });

export const payeeChangeList = z.object({ items: z.array(payeeChange) }).meta({ id: 'PayeeChangeList' });
