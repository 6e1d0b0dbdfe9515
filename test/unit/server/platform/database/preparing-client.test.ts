import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { ServerClient } from '../../../../../server/src/platform/database/preparing-client';

const read = (table: string): string => `select "id" from "${table}" where "id" = $1`;

test('a statement has one name in every process, and no other statement has it', () => {
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => undefined);
  try {
    const [one, other] = [new ServerClient(), new ServerClient()];
    for (const table of ['session', 'checkout', 'session']) one.query(read(table), ['1']);
    other.query(read('checkout'), ['1']);
    // the spy has the type of the last overload, which takes a text
    const names = query.mock.calls.map(([sent]) => (sent as unknown as { readonly name: string }).name);
    const [session, checkout] = names;
    expect(names).toEqual([session, checkout, session, checkout]);
    expect(session).not.toBe(checkout);
    // PostgreSQL cuts longer ones
    for (const name of names) expect(name).toMatch(/^kept_[0-9a-f]{32}$/);
  } finally {
    query.mockRestore();
  }
});
