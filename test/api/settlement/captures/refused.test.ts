import { sql } from 'kysely';
import { beforeAll, expect, inject, test } from 'vitest';
import { lockCustomer } from '../../../../server/src/intake/applications';
import { inTransaction } from '../../../../server/src/platform/database';
import type { MatchEvidence } from '../../../../server/src/underwriting/due-diligence/evidence';
import { insertMatch } from '../../../../server/src/underwriting/due-diligence/repository';
import { waitForCopyToken } from '../../../support/account-alerts';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { capture, makeAuthorizedPurchase, release } from '../../../support/captures';
import { readCustomer } from '../../../support/customers';
import { describeOneDatabase } from '../../../support/describe-databases';
import { createMerchantClient } from '../../../support/merchant-client';
import { makeSignedPurchase } from '../../../support/ready-to-sign';
import { waitUntil } from '../../../support/wait-until';

const match: MatchEvidence = {
  role: 'applicant',
  name: 'Élodie Côté',
  born: '1985-04-12',
  listed: { name: 'Elodie Cote', reference: 'Ruritania 1', born: [] },
  birth: 'unknown',
  list: { fingerprint: '0a1b', latestListing: null, publishedAt: '2026-11-20T00:00:00.000Z' },
};

describeOneDatabase('a purchase that cannot be captured', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { capturesLater: true } });
  });

  const storeMatch = ({ applicationId }: ApprovedApplicant, executor = api.database) =>
    insertMatch(executor, api.services.keys, { applicationId, evidence: match, now: api.clock.now() });
  const countBlocked = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.database);
    return rows[0]?.n ?? 0;
  };

  test('only a signed purchase of the merchant that it captures is captured', async () => {
    const stranger = await api.makeMerchant();
    const person = await makeAuthorizedPurchase(api);
    const unsigned = await makeApprovedApplicant(api, { captureMethod: 'manual' });
    const automatic = await makeSignedPurchase(api);
    for (const act of [
      (on: ApprovedApplicant, by = api.merchant) => capture(api, on, 100, { merchant: by }),
      (on: ApprovedApplicant, by = api.merchant) => release(api, on, { merchant: by }),
    ]) {
      expect((await act(person, stranger)).problem).toMatchObject({ type: 'not-found' });
      expect((await act(unsigned)).problem).toMatchObject({
        type: 'step-not-allowed',
        detail: expect.stringContaining('not signed'),
      });
      expect((await act(automatic)).problem).toMatchObject({
        type: 'step-not-allowed',
        detail: expect.stringContaining('captured automatically'),
      });
    }
    const invalid = await createMerchantClient(api).post<unknown>('checkouts/nothing/captures', {
      amount: 100,
    });
    expect(invalid.problem.type).toBe('not-found');
  });

  test('a purchase that the customer reported is not captured', async () => {
    const person = await makeAuthorizedPurchase(api);
    const { email } = await readCustomer(api, person.customerId);
    await api.services.accounts.disown(await waitForCopyToken(api, email ?? ''));
    expect((await capture(api, person, 100)).problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('not theirs'),
    });
    expect((await release(api, person)).status).toBe(200);
  });

  test('nothing is captured while a name of the customer may be on the sanctions list', async () => {
    const person = await makeAuthorizedPurchase(api);
    await storeMatch(person);
    const { status, problem } = await capture(api, person, 100);
    expect([status, problem.type, problem.detail]).toEqual([
      409,
      'step-not-allowed',
      'Nothing of the purchase can be captured at the moment. Do not ship, and ask us.',
    ]);
    await api.database
      .updateTable('name_match')
      .set({ state: 'cleared', resolved_at: api.clock.now(), note: 'By passport' })
      .where('application_id', '=', person.applicationId)
      .execute();
    expect((await capture(api, person, 100)).status).toBe(200);
  });

  // the embedded database has one session: nothing waits for a lock there
  if (inject('postgresUrl') !== null)
    test('no capture passes by a freeze or a screening of its customer', async () => {
      const person = await makeAuthorizedPurchase(api);
      const { waiting } = await inTransaction(api.database, async (trx) => {
        await lockCustomer(trx, person.customerId);
        const begun = capture(api, person, 100);
        await waitUntil(countBlocked, (blocked) => blocked > 0);
        await storeMatch(person, trx);
        return { waiting: begun };
      });
      expect((await waiting).problem.type).toBe('step-not-allowed');
    });
});
