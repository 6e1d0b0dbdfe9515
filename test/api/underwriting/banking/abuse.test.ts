import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { computeSignature, createFlinksWebhooks } from '../../../../server/src/adapters/flinks/webhooks';
import type { Aggregator } from '../../../../server/src/underwriting/banking/aggregator';
import type { Api } from '../../../support/api';
import { connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import {
  completeConnection,
  getConnection,
  signIn,
  startConnection,
} from '../../../support/bank-connections';
import { describeOneDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';

const webhook = { secret: 'shared with the vendor', header: 'x-flinks-signature' };

describeOneDatabase('abuse of bank logins', (makeApi) => {
  const clock = createFakeClock();
  let api: Api;
  let listening: Api;
  /** Called between the question for data and its answer. */
  let meanwhile: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    const bank = (await makeApi({ clock })).services.adapters.aggregator;
    const aggregator: Aggregator = {
      ...bank,
      fetchAccounts: async (requestId, first) => {
        const answer = await bank.fetchAccounts(requestId, first);
        await meanwhile?.();
        if (answer.state === 'pending') return answer;
        // as with a vendor that tells no tag: the weakest proof there is
        return { ...answer, evidence: { ...answer.evidence, tag: null } };
      },
    };
    api = await makeApi({ clock, adapters: { aggregator } });
    listening = await makeApi({
      adapters: { aggregator: { ...bank, webhooks: createFlinksWebhooks(webhook) } },
    });
  });

  const send = (message: object) => {
    const body = JSON.stringify(message);
    return listening.call('POST', '/v1/webhooks/flinks', {
      headers: {
        'content-type': 'application/json',
        [webhook.header]: computeSignature(webhook.secret, body),
      },
      body: message,
    });
  };

  test('a webhook with a tag or ID that the database cannot store is ignored', async () => {
    const told = { ResponseType: 'GetAccountsDetail', RequestId: randomUUID() };
    const { tag } = await getConnection(
      listening,
      (await startConnection(await makeApplicantAtBank(listening))).connectionId,
    );
    for (const bad of ['a\u0000b', '\ud800'])
      for (const message of [
        { ...told, Tag: bad },
        { ...told, RequestId: bad },
        { ...told, Tag: tag, Login: { Id: bad } },
      ])
        expect((await send(message)).status).toBe(200);
  });

  test('data requested for one login does not verify another that replaced it', async () => {
    const [victim, person] = [await makeApplicantAtBank(api), await makeApplicantAtBank(api)];
    const theirs = await signIn(await startConnection(victim), { user: 'greatday_nomfa' });
    clock.advance({ hours: 1 });
    await connectBank(person, { user: 'greatday_nomfa' });
    const { banking } = api.services;
    const requestId = await banking.openDataSession(person.applicationId);
    let foreign = '';
    meanwhile = async () => {
      meanwhile = null;
      await person.delete('/v1/bank/connection');
      const attempt = await startConnection(person);
      await completeConnection(person, attempt, theirs);
      foreign = attempt.connectionId;
    };
    await banking.fetchAccounts(person.applicationId, requestId, true).catch(() => undefined);
    const row = await getConnection(api, foreign);
    expect([row.state, row.proof]).toEqual(['connected', null]);
  });
});
