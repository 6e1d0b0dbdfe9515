import { z } from 'zod';
import { isId } from '../database';
import { problem } from '../errors';

/** The query of every list that goes by pages. */
export const pageQuery = z.object({
  cursor: z.string().max(100).optional().meta({ description: '`nextCursor` of the page before' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** A page of a list by keyset. */
export interface Page {
  /** `nextCursor` of the page before; null for the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** For a cursor that this list has not returned. */
export const invalidCursor = () =>
  problem('validation-failed', { errors: [{ path: '/cursor', code: 'invalid' }] });

/**
 * The rows of a page, and where the next one begins: null after the last.
 *
 * @param read the rows after the one of this id, at most so many, in the list's order
 * @throws `validation-failed` for a cursor that is none of ours
 */
export async function pageOf<Row extends { readonly id: string }>(
  { cursor, limit }: Page,
  read: (part: { readonly before: string | null; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }> {
  if (cursor !== null && !isId(cursor)) throw invalidCursor();
  // One more than asked for tells whether there is a next page.
  const found = await read({ before: cursor, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
