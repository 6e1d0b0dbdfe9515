import { randomUUID } from 'node:crypto';
import { beforeAll, test } from 'vitest';
import type { Api, ApiResponse, ApplicantClient } from '../support/api';
import { describeOneDatabase } from '../support/describe-databases';
import { framedOperations } from '../support/frames';
import { createTally, type Tally } from '../support/tally/tally';
import {
  advanceTo,
  createPhone,
  personal,
  readCode,
  verifyEmail,
  verifyPhone,
} from '../support/verification';

type Headers = Readonly<Record<string, string>>;

const confirm = '/v1/verification/phone/confirm';

/** What a code is worth to a page that got it by deceiving the person (`page/hostile-tricks.test.ts`), with its token. */
describeOneDatabase('a code that the page stole', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const asPage = ({ sessionToken, checkoutId }: ApplicantClient): Headers => ({
    origin: api.merchant.origin,
    sessiontoken: sessionToken,
    checkoutid: checkoutId,
  });
  const call = (operation: string, headers: Headers, body: object = {}): Promise<ApiResponse<unknown>> => {
    const [method = '', path = ''] = operation.split(' ');
    return api.call(method as 'GET', path, {
      headers: { 'idempotency-key': randomUUID(), ...headers },
      ...(method !== 'GET' && { body }),
    });
  };
  /** Outside any browser, with a ticket that the page's token obtains. */
  const bindThief = async (person: ApplicantClient): Promise<Headers> => {
    const { body } = await person.post<{ ticket: string }>('/v1/frames/ticket');
    const { headers } = await call('POST /v1/frames/session', { 'sec-fetch-site': 'same-origin' }, body);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return { 'sec-fetch-site': 'same-origin', cookie, checkoutid: person.checkoutId };
  };
  /** A person whose code was sent, and read by the page. */
  const stealCode = async (): Promise<{ person: ApplicantClient; phone: string; code: string }> => {
    const person = await advanceTo(api, 'eligible');
    await person.openFrames();
    const phone = createPhone();
    await person.post('/v1/verification/phone', { phone });
    return { person, phone, code: await readCode(api, phone) };
  };
  const countRefused = async (tally: Tally, name: string, answer: Promise<ApiResponse<unknown>>) => {
    const { status } = await answer;
    tally.count(status >= 400 && status < 500 ? null : `${name} answered ${status}`);
  };

  test('confirmed by the page’s token, or by frames of another session', async (context) => {
    const tally = createTally(context);
    const { person, code } = await stealCode();
    const own = await advanceTo(api, 'eligible');
    const ownFrames = await own.openFrames();
    const forged = { 'sec-fetch-site': 'same-origin' };
    const { checkoutId } = person;
    const attempts: Readonly<Record<string, Headers>> = {
      'the page': asPage(person),
      'the page, as the same site': { ...asPage(person), 'sec-fetch-site': 'same-site' },
      'the token outside a browser': { ...asPage(person), ...forged, origin: api.services.config.publicUrl },
      'no credential': { ...forged, checkoutid: checkoutId },
      'frames of another session': { ...ownFrames, checkoutid: checkoutId },
      'the token with frames of another session': { ...asPage(person), ...ownFrames, checkoutid: checkoutId },
      'frames of another session on its own checkout': ownFrames,
      'a cookie that nobody issued': { ...ownFrames, cookie: 'tamarack_frame=a', checkoutid: checkoutId },
    };
    for (const [name, headers] of Object.entries(attempts))
      await countRefused(tally, name, call(`POST ${confirm}`, headers, { code }));
    tally.count((await person.view()).facts.phoneVerified ? 'the number is verified' : null);
    tally.end();
  });

  test('confirmed by frames that a thief bound with the page’s token', async (context) => {
    const tally = createTally(context);
    const { person, code } = await stealCode();
    await countRefused(tally, 'a thief’s frames', call(`POST ${confirm}`, await bindThief(person), { code }));
    tally.end(
      'a code proves the number wherever it is confirmed first; the thief’s frames find an empty application, or an account that asks for its second proof',
    );
  });

  test('read or sign in the thief’s frames, once the person verified the number themselves', async (context) => {
    const tally = createTally(context);
    const { person, phone, code } = await stealCode();
    const thief = await bindThief(person);
    await call(`POST ${confirm}`, thief, { code });
    const isFilledIn = (await person.put('/v1/application/personal', personal)).status < 400;
    tally.count(isFilledIn ? 'the person goes on without a code of their own' : null);

    api.clock.advance({ minutes: 11 });
    await person.delete('/v1/verification/phone');
    await verifyPhone(api, person, phone);
    await verifyEmail(api, person);
    await person.put('/v1/application/personal', personal);
    if (!(await person.view()).facts.personalSaved) throw new Error('the person did not get on');
    for (const frames of [thief, await bindThief(person)])
      for (const operation of framedOperations) {
        const { status, body } = await call(operation, frames, { code });
        const isState = operation === 'GET /v1/frames/session' && !JSON.stringify(body).includes('true');
        tally.count(
          (status >= 400 && status < 500) || isState
            ? null
            : `${operation} answered ${status}: ${JSON.stringify(body)}`,
        );
      }
    tally.end();
  });
});
