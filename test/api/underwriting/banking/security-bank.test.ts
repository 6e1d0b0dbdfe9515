import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { flinksMessages, signatureOf } from '../../../../server/src/adapters/flinks/messages';
import type { Aggregator } from '../../../../server/src/underwriting/banking/aggregator';
import type { Api } from '../../../support/api';
import { connectBank, makeApplying } from '../../../support/applying';
import { complete, connectionOf, signIn, startConnection } from '../../../support/bank-logins';
import { createClock } from '../../../support/clock';
import { eachDatabase } from '../../../support/each-database';

const webhook = { secret: 'shared with the vendor', header: 'x-flinks-signature' };

eachDatabase('what somebody could try with bank logins', (makeApi) => {
  const clock = createClock();
  let api: Api;
  let listening: Api;
  /** Called between the question for data and its answer. */
  let meanwhile: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    const bank = (await makeApi({ clock })).services.edges.aggregator;
    const aggregator: Aggregator = {
      ...bank,
      accounts: async (requestId, first) => {
        const answer = await bank.accounts(requestId, first);
        await meanwhile?.();
        if (answer.state === 'pending') return answer;
        // as with a vendor that tells no tag: the weakest proof there is
        return { ...answer, marks: { ...answer.marks, tag: null } };
      },
    };
    api = await makeApi({ clock, edges: { aggregator } });
    listening = await makeApi({ edges: { aggregator: { ...bank, messages: flinksMessages(webhook) } } });
  });

  const send = (message: object) => {
    const body = JSON.stringify(message);
    return listening.call('POST', '/v1/webhooks/flinks', {
      headers: { 'content-type': 'application/json', [webhook.header]: signatureOf(webhook.secret, body) },
      body: message,
    });
  };

  test('a tag or an id that the database cannot keep is of no use: the applicant may write the page’s address', async () => {
    const told = { ResponseType: 'GetAccountsDetail', RequestId: randomUUID() };
    const { tag } = await connectionOf(
      listening,
      (await startConnection(await makeApplying(listening))).connectionId,
    );
    for (const bad of ['a\u0000b', '\ud800'])
      for (const message of [
        { ...told, Tag: bad },
        { ...told, RequestId: bad },
        { ...told, Tag: tag, Login: { Id: bad } },
      ])
        expect((await send(message)).status).toBe(200);
  });

  test('data that was asked for with one login proves no other that took its place meanwhile', async () => {
    const [victim, person] = [await makeApplying(api), await makeApplying(api)];
    const theirs = await signIn(await startConnection(victim), { user: 'greatday_nomfa' });
    clock.forward({ hours: 1 });
    await connectBank(person, { user: 'greatday_nomfa' });
    const { banking } = api.services;
    const requestId = await banking.openData(person.applicationId);
    let foreign = '';
    meanwhile = async () => {
      meanwhile = null;
      await person.delete('/v1/bank/connection');
      const attempt = await startConnection(person);
      await complete(person, attempt, theirs);
      foreign = attempt.connectionId;
    };
    await banking.accounts(person.applicationId, requestId, true).catch(() => undefined);
    const row = await connectionOf(api, foreign);
    expect([row.state, row.proof]).toEqual(['connected', null]);
  });
});
