import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { refuseWrongClock } from '../../../../server/app/open/compare-clocks';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { openEmbedded, openPostgres } from '../../../support/describe-databases';

const databases = [
  { name: 'embedded', open: openEmbedded },
  ...(inject('postgresUrl') === null ? [] : [{ name: 'PostgreSQL', open: openPostgres }]),
];

describe.each(databases)('the clock of a process ($name)', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  const start = (offMs: number) => refuseWrongClock(database.kysely, () => Date.now() + offMs);

  test.each([3_600_000, -3_600_000])('that is off by %i ms is refused, with what to do', async (off) => {
    await expect(start(off)).rejects.toThrow(
      /^The clocks of this machine and of the database differ by -?3[56]\d\d\.\d seconds\. Turn on time synchronisation on both\. The server starts once they agree\.$/,
    );
  });

  test.each([0, 30_000, -30_000])('that is off by %i ms starts', async (off) => {
    await start(off);
  });
});
