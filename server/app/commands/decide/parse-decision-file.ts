import { isPlainDate } from '@tamarack/core/calendar/plain-date';
import { provinces } from '@tamarack/core/validation/address/provinces';
import { z } from 'zod';
import { type DecisionInput, featureNames, type Replayable } from '../../../src/underwriting/decision';

/** The content of a file: the complete input of a decision, or the data stored with one. */
export type DecisionFile =
  | { readonly kind: 'input'; readonly input: DecisionInput }
  | { readonly kind: 'stored'; readonly stored: Replayable };

const date = z.string().refine(isPlainDate, 'expected a date (YYYY-MM-DD)');
const cents = z.int('expected whole cents');
const count = z.int('expected a whole number').min(0, 'expected 0 or more');

const input = z.strictObject({
  asOf: date,
  person: z.strictObject({
    first: z.string(),
    last: z.string(),
    dob: date,
    province: z.enum(provinces).optional(),
    sinConfirmed: z.boolean().default(false),
  }),
  business: z.strictObject({ legal: z.string(), businessAs: z.string().default(''), months: count }),
  bureau: z.discriminatedUnion(
    'status',
    [
      z.strictObject({ status: z.literal('unavailable') }),
      z.strictObject({ status: z.literal('noFile') }),
      z.strictObject({
        status: z.literal('found'),
        score: count.min(300, 'expected 300 to 900').max(900, 'expected 300 to 900').nullable(),
        monthsSinceBankruptcy: count.nullable().default(null),
        openCollections: count.default(0),
        fraudAlert: z.boolean().default(false),
        monthsRegistered: count.nullable().default(null),
      }),
    ],
    'expected found, noFile or unavailable',
  ),
  accounts: z.array(
    z.strictObject({
      id: z.string().default(''),
      currency: z.string().default('CAD'),
      operating: z.boolean().default(true),
      holder: z.string().nullable().default(null),
      balance: cents.nullable(),
      transactions: z.array(
        z.strictObject({ id: z.string().default(''), date, description: z.string(), amount: cents }),
      ),
      unreadable: count.default(0),
    }),
  ),
  exposure: count.default(0),
  rejectedElsewhere: z.boolean().default(false),
  dueDiligence: z
    .strictObject({
      registry: z.enum(['active', 'inactive', 'notFound', 'unavailable', 'notRequired']),
      namesToConfirm: z.int().min(0),
      currentList: z.boolean(),
    })
    .optional(),
});

/** A replay recomputes the other members of a stored decision. */
const stored = z.object({
  rulesVersion: z.string(),
  features: z.partialRecord(z.enum(featureNames), z.number().nullable()),
});

/**
 * Reads a decision file. Throws an Error with a line for each problem; it quotes no value, because a file may contain a
 * real applicant's data.
 */
export function parseDecisionFile(text: string): DecisionFile {
  const json = parseJson(text);
  const isStored = typeof json === 'object' && json !== null && 'features' in json;
  if (isStored) return { kind: 'stored', stored: parseWith(stored, json) as Replayable };
  return { kind: 'input', input: parseWith(input, json) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // the parser's error quotes its input
    throw new Error('The file is not valid JSON.');
  }
}

const maxLines = 20;

function parseWith<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${formatPath(path)}: ${message}`);
  const rest = lines.length > maxLines ? [`  and ${lines.length - maxLines} more`] : [];
  throw new Error(['The file is invalid:', ...lines.slice(0, maxLines), ...rest].join('\n'));
}

/** `accounts[0].transactions[3].date` */
const formatPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  ) || 'the file';
