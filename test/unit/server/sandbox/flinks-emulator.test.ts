import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankServer } from '../../../../server/sandbox/bank/server';
import { createFakeClock } from '../../../support/fake-clock';
import { startTestBank } from '../../../support/test-bank';

const clock = createFakeClock();
let bank: BankServer;
beforeAll(async () => {
  bank = await startTestBank({ now: clock.now });
});
afterAll(() => bank.close());

interface Told {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly RequestId: string };
}

async function call(method: string, endpoint: string, headers: object, body?: object): Promise<Told> {
  const response = await fetch(`${bank.origin}/v3/customer/BankingServices/${endpoint}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Told['body'] };
}

async function authorize(body: object): Promise<Told> {
  const token = await call('POST', 'GenerateAuthorizeToken', { 'flinks-auth-key': 'secret' }, {});
  return call('POST', 'Authorize', { 'flinks-auth-key': String(token.body['Token']) }, body);
}

const greatday = { Institution: 'FlinksCapital', Username: 'Greatday', Password: 'Everyday', Tag: 'tag' };
const data = (requestId: string) =>
  call('POST', 'GetAccountsDetail', { 'x-api-key': 'key' }, { RequestId: requestId });
const answers = {
  'What city were you born in?': ['Montreal'],
  'What is the best country on earth?': ['Canada'],
  'What shape do people like most?': ['Triangle'],
};

it('asks Greatday’s questions by 203, accepts the answers, and returns the tag with the data only', async () => {
  const asked = await authorize(greatday);
  expect(asked.status).toBe(203);
  expect(asked.body['SecurityChallenges']).toEqual(
    Object.keys(answers).map((Prompt) => ({ Type: 'QuestionAndAnswer', Prompt })),
  );
  const { RequestId } = asked.body;
  expect((await data(RequestId)).body['FlinksCode']).toBe('UNAUTHORIZED');
  const told = await authorize({ RequestId, SecurityResponses: answers });
  expect(told.status).toBe(200);
  expect(told.body).not.toHaveProperty('Tag');
  expect(told.body['RequestId']).toBe(RequestId);
  expect(await data(RequestId)).toMatchObject({ status: 200, body: { Tag: 'tag', RequestId } });
  const again = await authorize({ RequestId, SecurityResponses: answers });
  expect(again.body['FlinksCode']).toBe('ALREADY_AUTHORIZED');
});

it.each([
  [{ ...answers, 'What shape do people like most?': ['Square'] }, 'INVALID_SECURITY_RESPONSE'],
  [{ 'What city were you born in?': ['Montreal'] }, 'SECURITYRESPONSES_INCOMPLETE'],
  [{ ...answers, 'What time is it?': ['Noon'] }, 'UNKNOWN_CHALLENGE_KEY'],
])('rejects the answers %j with %s', async (SecurityResponses, code) => {
  const { RequestId } = (await authorize(greatday)).body;
  expect((await authorize({ RequestId, SecurityResponses })).body['FlinksCode']).toBe(code);
});

it('questions expire after 8 minutes, and data after 30', async () => {
  const { RequestId } = (await authorize(greatday)).body;
  clock.advance({ minutes: 7 });
  expect((await authorize({ RequestId, SecurityResponses: {} })).body['FlinksCode']).toBe(
    'SECURITYRESPONSES_INCOMPLETE',
  );
  clock.advance({ minutes: 7 });
  expect((await authorize({ RequestId, SecurityResponses: answers })).status).toBe(200);
  const open = (await authorize({ ...greatday, Username: 'greatday_nomfa' })).body.RequestId;
  clock.advance({ minutes: 29 });
  expect((await data(open)).status).toBe(200);
  clock.advance({ minutes: 1 });
  expect((await data(open)).body['FlinksCode']).toBe('SESSION_EXPIRED');
  const late = (await authorize(greatday)).body.RequestId;
  clock.advance({ minutes: 8 });
  expect((await authorize({ RequestId: late, SecurityResponses: answers })).body['FlinksCode']).toBe(
    'SESSION_EXPIRED',
  );
});

it.each([
  [{ Institution: 'MapleTestBank', Username: 'Greatday', Password: 'Everyday' }, 'DISABLED_INSTITUTION'],
  [{ ...greatday, Username: 'test_disabled_account' }, 'DISABLED_LOGIN'],
  [{ ...greatday, Username: 'test_service_unavailable' }, 'RETRY_LATER'],
  [{ ...greatday, Username: 'nobody' }, 'INVALID_USERNAME'],
  [{ ...greatday, Institution: 'Elsewhere' }, 'INVALID_REQUEST'],
  [{ LoginId: 'unknown' }, 'INVALID_LOGIN'],
  [{ RequestId: 'unknown' }, 'SESSION_NONEXISTENT'],
])('responds to Authorize of %j with %s', async (body, code) => {
  expect((await authorize(body)).body['FlinksCode']).toBe(code);
});
