import { dateIn } from '@tamarack/core/calendar/plain-date';
import { expect } from 'vitest';
import type { Keys } from '../../../../server/src/platform/keys/keys';
import type { SanctionsEdition } from '../../../../server/src/underwriting/due-diligence';
import { countUnscreenedLines } from '../../../../server/src/underwriting/due-diligence/line-repository';
import { createRescreening } from '../../../../server/src/underwriting/due-diligence/rescreening';
import type { Api } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';

const legal = 'Bafadago Foods';
const sanctions = {
  read: async () => ({ edition: listing, problem: null }),
};
const listing: SanctionsEdition = {
  entries: [{ reference: 'Ruritania, 1, 1', kind: 'entity', names: [legal], born: [] }],
  fingerprint: '0123456789abcdef'.repeat(4),
  latestListing: '2026-11-20',
  publishedAt: new Date('2026-11-20T12:00:00Z'),
};

/**
 * Keys of a process that is killed after it stored the second match, before its transaction ends: the database rolls that
 * back, and nothing of the process goes on.
 */
function createKilledKeys(keys: Keys): { readonly keys: Keys; readonly killed: Promise<void> } {
  const never = new Promise<never>(() => undefined);
  let stored = 0;
  let end = (): void => undefined;
  const killed = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    killed,
    keys: {
      ...keys,
      encrypt: async (purpose, plain, cell) => {
        if (cell.table === 'name_match') stored += 1;
        if (stored === 2) throw new Error('killed');
        return keys.encrypt(purpose, plain, cell);
      },
      decrypt: async (...cipher) => {
        if (stored < 2) return keys.decrypt(...cipher);
        end();
        return never;
      },
    },
  };
}

describeMostlyOneDatabase('a process killed between two lines of a screening', (makeApi, { testEach }) => {
  testEach('leaves none of them half done, and the next run does the rest', async () => {
    const api = await makeApi({ adapters: { sanctions } });
    const people = [1, 2, 3].map(() => makeApprovedApplicant(api, { legal }));
    // in the order in which they are screened
    const [first, second, third] = (await Promise.all(people)).toSorted((a, b) =>
      a.lineId < b.lineId ? -1 : 1,
    );
    if (!first || !second || !third) throw new Error('three applicants are expected');
    const due = { fingerprint: listing.fingerprint, today: dateIn(api.clock.now()) };

    const { keys, killed } = createKilledKeys(api.services.keys);
    const { reviewQueue } = api.services;
    const { database } = api;
    const killedProcess = createRescreening({
      database,
      keys,
      sanctions,
      reviewQueue,
      warn: () => undefined,
      now: api.clock.now,
    });
    void killedProcess.run();
    await killed;
    expect(await readDone(api, first)).toEqual({ screenings: 1, matches: 1, found: 1, reviews: 0 });
    const untouched = { screenings: 0, matches: 0, found: 0, reviews: 0 };
    expect([await readDone(api, second), await readDone(api, third)]).toEqual([untouched, untouched]);
    expect(await countUnscreenedLines(database, due)).toBe(2);

    for (const run of ['the next', 'the one after']) {
      await api.services.rescreening.run();
      for (const person of [first, second, third])
        expect(await readDone(api, person), run).toEqual({ screenings: 1, matches: 1, found: 1, reviews: 1 });
      expect(await countUnscreenedLines(database, due)).toBe(0);
    }
  });
});

/** Rows of one customer's line, and events of its matches. */
async function readDone({ database }: Api, { applicationId, lineId }: ApprovedApplicant) {
  const of = async (rows: Promise<readonly unknown[]>): Promise<number> => (await rows).length;
  const events = database
    .selectFrom('audit_event')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('act', '=', 'dueDiligence.matchFound');
  const count = (table: 'name_match' | 'review') =>
    of(database.selectFrom(table).select('id').where('application_id', '=', applicationId).execute());
  return {
    screenings: await of(
      database
        .selectFrom('line_screening')
        .select('credit_line_id')
        .where('credit_line_id', '=', lineId)
        .execute(),
    ),
    matches: await count('name_match'),
    found: await of(events.execute()),
    reviews: await count('review'),
  };
}
