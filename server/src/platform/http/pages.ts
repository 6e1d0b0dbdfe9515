import { z } from 'zod';
import { isId } from '../database';
import { problem } from '../errors';

/** Query parameters of every paginated list. */
export const pageQuery = z.object({
  cursor: z.string().max(100).optional().meta({ description: '`nextCursor` of the page before' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** A page of a keyset-paginated list. */
export interface Page {
  /** `nextCursor` of the previous page; null for the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** Creates the problem for a cursor that this list has not returned. */
export const invalidCursor = () =>
  problem('validation-failed', { errors: [{ path: '/cursor', code: 'invalid' }] });

/**
 * Returns the rows of a page and the next cursor: null after the last page.
 *
 * @param read reads up to so many rows after the one with this id, in the list's order
 * @throws `validation-failed` for an invalid cursor
 */
export async function pageOf<Row extends { readonly id: string }>(
  { cursor, limit }: Page,
  read: (part: { readonly before: string | null; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }> {
  if (cursor !== null && !isId(cursor)) throw invalidCursor();
  // One extra row shows whether there is a next page.
  const found = await read({ before: cursor, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
