import { brand } from '@tamarack/core/brand';
import { hourMs } from '@tamarack/core/calendar/durations';
import { z } from 'zod';
import type { Originator } from '../adapters/eft';
import { type PayoutTiming, toAscii } from '../settlement/payouts';

const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`), `expected ${count} digits`);

const name = (maxLength: number) =>
  z
    .string()
    .transform(toAscii)
    .refine(
      (value) => value !== '' && value.length <= maxLength,
      `expected 1 to ${maxLength} letters or digits`,
    );

/** Identifiers that the bank assigns to an originator: all of them, or none. */
const originator = z.object({
  PAYOUT_ORIGINATOR_ID: z.string().regex(/^[A-Z0-9]{1,10}$/, 'expected 1 to 10 capitals or digits'),
  PAYOUT_DATA_CENTRE: digits(5),
  PAYOUT_SETTLEMENT_INSTITUTION: digits(3),
  PAYOUT_SETTLEMENT_TRANSIT: digits(5),
  PAYOUT_SETTLEMENT_ACCOUNT: z.string().regex(/^\d{7,12}$/, 'expected 7 to 12 digits'),
});

const recordEnds = { crlf: '\r\n', lf: '\n', none: '' } as const;

const details = z.object({
  PAYOUT_SHORT_NAME: name(15).prefault(brand.providerShort),
  PAYOUT_LONG_NAME: name(30).prefault(brand.provider),
  PAYOUT_TRANSACTION_CODE: digits(3).default('460'),
  PAYOUT_SETTLEMENT_CODE: z
    .string()
    .regex(/^[A-Z0-9]{2}$/, 'expected 2 capitals or digits')
    .optional(),
  PAYOUT_RECORD_END: z
    .enum(['crlf', 'lf', 'none'])
    .default('crlf')
    .transform((key) => recordEnds[key]),
  PAYOUT_CUT_OFF: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected HH:MM')
    .default('15:00'),
  PAYOUT_LEAD_DAYS: z.coerce.number().int().min(0).max(5).default(1),
  PAYEE_HOLD_HOURS: z.coerce.number().min(0).max(240).optional(),
});

export interface PayoutsConfig {
  /** Null: nothing can be sent, payouts wait. */
  readonly originator: Originator | null;
  readonly timing: PayoutTiming;
  /** From the confirmation of a payee change until it applies. */
  readonly payeeHoldMs: number;
}

/** For the sandbox, whose bank accepts files from any originator. */
const sandboxOriginator = {
  PAYOUT_ORIGINATOR_ID: '0000000001',
  PAYOUT_DATA_CENTRE: '00010',
  PAYOUT_SETTLEMENT_INSTITUTION: '001',
  PAYOUT_SETTLEMENT_TRANSIT: '00002',
  PAYOUT_SETTLEMENT_ACCOUNT: '0000001',
};

/** Throws a ZodError that names invalid or missing values. */
export function readPayoutsConfig(
  env: Readonly<Record<string, string | undefined>>,
  { sandbox }: { readonly sandbox: boolean },
): PayoutsConfig {
  const e = details.parse(env);
  const isSet = Object.keys(originator.shape).some((key) => env[key] !== undefined);
  const timing = { cutOff: e.PAYOUT_CUT_OFF, leadDays: e.PAYOUT_LEAD_DAYS, immediate: sandbox };
  const payeeHoldMs = (e.PAYEE_HOLD_HOURS ?? (sandbox ? 0 : 24)) * hourMs;
  if (!isSet && !sandbox) return { originator: null, timing, payeeHoldMs };
  const o = originator.parse(isSet ? env : sandboxOriginator);
  return {
    timing,
    payeeHoldMs,
    originator: {
      id: o.PAYOUT_ORIGINATOR_ID,
      dataCentre: o.PAYOUT_DATA_CENTRE,
      shortName: e.PAYOUT_SHORT_NAME,
      longName: e.PAYOUT_LONG_NAME,
      settlement: {
        institution: o.PAYOUT_SETTLEMENT_INSTITUTION,
        transit: o.PAYOUT_SETTLEMENT_TRANSIT,
        number: o.PAYOUT_SETTLEMENT_ACCOUNT,
      },
      settlementCode: e.PAYOUT_SETTLEMENT_CODE ?? '',
      transactionCode: e.PAYOUT_TRANSACTION_CODE,
      recordEnd: e.PAYOUT_RECORD_END,
    },
  };
}
