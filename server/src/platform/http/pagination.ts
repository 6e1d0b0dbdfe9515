import { isRecordDay } from '@tamarack/core/calendar/start-of-day';
import { z } from 'zod';
import { isId } from '../database';
import { problem } from '../errors';

/** Query parameters of every paginated list. */
export const pageQuery = z.object({
  cursor: z
    .string()
    .max(100)
    .optional()
    .meta({
      description: '`nextCursor` from the previous page. Omit it to get the first page.',
      examples: ['01a23860-1b4e-7c39-9d27-5f0a7be4f2f1'],
    }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(20)
    .meta({ description: 'Maximum number of items to return.', examples: [20] }),
});

/** The fields that a paginated list returns in addition to its items. */
export const nextCursor = z
  .string()
  .nullable()
  .meta({
    description: 'Pass it as `cursor` to get the next page. Null on the last page.',
    examples: ['01a23860-1b4e-7c39-9d27-5f0a7be4f2f1'],
  });

/** A day of a period in a list's query, in the provider's time zone. */
const day = z.iso.date({ abort: true }).refine(isRecordDay, {
  params: { expected: 'a date from 2000-01-01 to 2099-12-31', isClosed: true },
});

/** Query parameters of lists by the day on which their items were created. */
export const dayQuery = z.object({
  from: day.optional().meta({
    description: 'First day on which an item was created, in Eastern Time.',
    examples: ['2026-11-01'],
  }),
  to: day.optional().meta({
    description:
      'Last day on which an item was created, in Eastern Time. Items created on that day are included.',
    examples: ['2026-11-30'],
  }),
});

/** Refuses a period of `dayQuery` that ends before it begins: it would find nothing, as if there were nothing. */
export const inDayOrder = <Query extends z.ZodType<z.output<typeof dayQuery>>>(query: Query): Query =>
  query.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    params: { expected: 'a date that is not before `from`', isClosed: true },
  });

/** Page of a list, by keyset pagination. */
export interface PageRequest {
  /** `nextCursor` from the previous page. Null for the first page. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** Problem for a cursor that this list did not return. */
export const invalidCursor = () =>
  problem('validation-failed', {
    errors: [{ path: '/cursor', code: 'invalid', expected: '`nextCursor` of a page of this list' }],
  });

/**
 * Reads a page of rows. `nextCursor` is null on the last page.
 *
 * @param read returns at most `limit` rows after the row with the id `before`, in the list's order
 * @throws `validation-failed` for an invalid cursor
 */
export async function readPage<Row extends { readonly id: string }>(
  { cursor, limit }: PageRequest,
  read: (part: { readonly before: string | null; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }> {
  if (cursor !== null && !isId(cursor)) throw invalidCursor();
  // One extra row shows whether there is a next page.
  const found = await read({ before: cursor, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Query parameter of lists by an order reference or an invoice number. */
export const referenceQuery = z.string().trim().min(1).max(200).optional();
