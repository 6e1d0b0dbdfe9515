import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  buildSignBody,
  listSignatures,
  makeApplicantWithOption,
  readAgreement,
  recordActs,
  sign,
} from '../../../support/signing';

describeOneDatabase('signing in a secure frame', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const pageHeaders = ({ sessionToken, checkoutId }: ApprovedApplicant) => ({
    origin: api.merchant.origin,
    sessiontoken: sessionToken,
    checkoutid: checkoutId,
    'idempotency-key': randomUUID(),
  });
  const postSignature = async (person: ApprovedApplicant) =>
    person.post('/v1/agreement/sign', buildSignBody(await readAgreement(person)));

  describe('the page’s token', () => {
    test('reads no agreement and no PDF, records nothing and signs nothing', async () => {
      const person = await makeApplicantWithOption(api);
      const shown = await readAgreement(person);
      await recordActs(person, shown);
      const cookie = String((await person.openFrames())['cookie']);
      const calls = [
        ['GET', '/v1/agreement?language=en', undefined],
        ['GET', '/v1/agreement/pdf?language=en', undefined],
        ['POST', '/v1/agreement/acts', { agreementId: shown.agreementId, act: 'nameTyped' }],
        ['POST', '/v1/agreement/sign', buildSignBody(shown)],
      ] as const;
      const page = pageHeaders(person);
      for (const [method, url, body] of calls)
        for (const headers of [
          page,
          { ...page, cookie },
          { ...page, cookie, 'sec-fetch-site': 'cross-site' },
        ]) {
          const answer = await api.call(method, url, { headers, body });
          expect([method, url, answer.status, answer.problem.type]).toEqual([
            method,
            url,
            401,
            'unauthorized',
          ]);
          expect(JSON.stringify(answer.body)).not.toContain(shown.hash);
        }
      expect(await listSignatures(api, person.applicationId)).toEqual([]);
    });

    test('has its page told only that an agreement is due, and that it is signed', async () => {
      const person = await makeApplicantWithOption(api);
      const shown = await readAgreement(person);
      expect((await person.view()).facts).toMatchObject({ agreement: 'none', option: expect.any(String) });
      await sign(person, shown);
      const view = await person.view();
      expect(view.facts.agreement).toBe('signed');
      for (const secret of [shown.hash, shown.agreementId])
        expect(JSON.stringify(view)).not.toContain(secret);
    });
  });

  test('no page navigates to the PDF: a navigation cannot name the checkout', async () => {
    const person = await makeApplicantWithOption(api);
    const { checkoutid: _, ...frames } = await person.openFrames();
    const url = `/v1/agreement/pdf?language=en&checkoutId=${person.checkoutId}`;
    for (const site of ['same-origin', 'cross-site', 'none']) {
      const headers = { ...frames, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
      expect((await api.call('GET', url, { headers })).status).toBe(401);
    }
  });

  test('frames that did not prove the phone read and sign nothing', async () => {
    const person = await makeApplicantWithOption(api);
    const shown = await readAgreement(person);
    const issued = await person.post<{ ticket: string }>('/v1/frames/ticket');
    const { headers } = await api.call('POST', '/v1/frames/session', {
      headers: { 'sec-fetch-site': 'same-origin' },
      body: issued.body,
    });
    const thief = {
      'sec-fetch-site': 'same-origin',
      cookie: String(headers['set-cookie']).split(';')[0] ?? '',
      checkoutid: person.checkoutId,
    };
    for (const [method, url, body] of [
      ['GET', '/v1/agreement?language=en', undefined],
      ['GET', '/v1/agreement/pdf?language=en', undefined],
      ['POST', '/v1/agreement/sign', buildSignBody(shown)],
    ] as const)
      expect((await api.call(method, url, { headers: thief, body })).problem.type).toBe('step-not-allowed');
  });

  test('the evidence has the acts in their order, each at the time when the server received it', async () => {
    const person = await makeApplicantWithOption(api);
    const shown = await readAgreement(person);
    const times: string[] = [];
    for (const act of ['opened', 'scrolledToEnd', 'boxTicked', 'nameTyped'] as const) {
      api.clock.advance({ seconds: 10 });
      times.push(api.clock.now().toISOString());
      await recordActs(person, shown, [act]);
    }
    api.clock.advance({ seconds: 10 });
    expect((await postSignature(person)).status).toBe(200);
    const [row] = await listSignatures(api, person.applicationId);
    expect(row?.acts).toEqual([
      { act: 'opened', at: times[0] },
      { act: 'scrolledToEnd', at: times[1] },
      { act: 'boxTicked', at: times[2] },
      { act: 'nameTyped', at: times[3] },
    ]);
    expect(row?.signed_at).toEqual(api.clock.now());
  });

  test.each([
    'opened',
    'boxTicked',
    'nameTyped',
  ] as const)('without the act %s nothing is signed', async (act) => {
    const person = await makeApplicantWithOption(api);
    const acts = (['opened', 'boxTicked', 'nameTyped'] as const).filter((name) => name !== act);
    await recordActs(person, await readAgreement(person), acts);
    const { status, problem } = await postSignature(person);
    expect([status, problem.type]).toEqual([409, 'step-not-allowed']);
    expect(await listSignatures(api, person.applicationId)).toEqual([]);
    await recordActs(person, await readAgreement(person), [act]);
    expect((await postSignature(person)).status).toBe(200);
  });

  test('what was done in other frames, or with another version of the text, does not count', async () => {
    const person = await makeApplicantWithOption(api);
    await recordActs(person, await readAgreement(person, 'fr'));
    expect((await postSignature(person)).problem.type).toBe('step-not-allowed');
    const shown = await readAgreement(person);
    await recordActs(person, shown);
    const { id } = await addFrame();
    await sql`update signing_act set frame_id = ${id} where agreement_id = ${shown.agreementId}`.execute(
      api.database,
    );
    expect((await postSignature(person)).problem.type).toBe('step-not-allowed');
  });

  const addFrame = async () =>
    api.database
      .insertInto('frame')
      .values({ id: randomUUID(), token_hash: Buffer.from(randomUUID()), created_at: api.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();

  test('acts are of the application’s own agreements, and no more than two hundred are kept', async () => {
    const [person, other] = [await makeApplicantWithOption(api), await makeApplicantWithOption(api)];
    const { agreementId } = await readAgreement(other);
    const refused = await person.post('/v1/agreement/acts', { agreementId, act: 'boxTicked' });
    expect([refused.status, refused.problem.type]).toEqual([404, 'not-found']);
    const shown = await readAgreement(person);
    await recordActs(person, shown);
    await sql`
      insert into signing_act (agreement_id, frame_id, act, acted_at)
      select agreement_id, frame_id, act, acted_at from signing_act, generate_series(1, 195)
      where agreement_id = ${shown.agreementId} and act = 'boxTicked'`.execute(api.database);
    await recordActs(person, shown, ['boxTicked', 'boxTicked']);
    expect((await postSignature(person)).status).toBe(200);
    const [row] = await listSignatures(api, person.applicationId);
    expect(row?.acts).toHaveLength(200);
  });

  test('the name to sign with is told to the frames only', async () => {
    const person = await makeApplicantWithOption(api);
    expect((await readAgreement(person)).signerName).toBe('Élodie Côté');
  });
});
