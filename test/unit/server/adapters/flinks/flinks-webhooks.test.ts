import { describe, expect, it } from 'vitest';
import { parseUtc } from '../../../../../server/src/adapters/flinks/login-evidence';
import { computeSignature, createFlinksWebhooks } from '../../../../../server/src/adapters/flinks/webhooks';
import { computeLoginProof } from '../../../../../server/src/underwriting/banking/logins/login-proof';

/** Body, key and signature of a known example. */
const message = {
  ResponseType: 'GetAccountsDetail',
  HttpStatusCode: 200,
  Accounts: [
    {
      TransitNumber: '77777',
      InstitutionNumber: '777',
      OverdraftLimit: 0,
      Title: 'Chequing CAD',
      AccountNumber: '1111000',
      Category: 'Operations',
      Type: 'Chequing',
      Currency: 'CAD',
      Id: 'ae1dac72-70da-4626-fed8-08d682e1ff4a',
    },
  ],
  Login: {
    Username: 'Greatday',
    IsScheduledRefresh: false,
    LastRefresh: '2019-05-09T13:47:46.5227901',
    Type: 'Personal',
    Id: '5e115eac-1209-4f19-641c-08d6d484e2fe',
  },
  Institution: 'FlinksCapital',
  RequestId: '1243c283-e0ca-4fda-a5e4-343068430190',
};
const body = Buffer.from(JSON.stringify(message));
const signature = 'nLYJnRna62Xi08IQQfeKjkR1avL8c947yXsBXUDbjTY=';
const messages = createFlinksWebhooks({ secret: 'secret', header: 'X-Flinks-Signature' });

describe('a webhook of the vendor', () => {
  it('a webhook is verified by its signature', () => {
    expect(messages.header).toBe('x-flinks-signature');
    expect(messages.parse(signature, body)).toEqual({
      event: {
        loginId: '5e115eac-1209-4f19-641c-08d6d484e2fe',
        requestId: '1243c283-e0ca-4fda-a5e4-343068430190',
        tag: null,
      },
    });
  });

  it.each([
    ['another signature', 'badsignature', body],
    ['none', '', body],
    ['another body', signature, Buffer.from(body.toString().replace('a', 'e'))],
    ['another key', computeSignature('other', body), body],
  ])('a webhook with %s is rejected', (_, given, bytes) => {
    expect(messages.parse(given, bytes)).toBeNull();
  });

  it.each(['{"ResponseType":"KYC"}', 'no json', '[]', 'null', ''])('%j yields no event', (text) => {
    expect(messages.parse(computeSignature('secret', text), Buffer.from(text))).toEqual({ event: null });
  });
});

it.each([
  ['2019-05-09T13:47:46.5227901', '2019-05-09T13:47:46.522Z'],
  ['2026-01-01T00:00:00', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['yesterday', undefined],
  [null, undefined],
])('parses the time %s as UTC', (value, expected) => {
  expect(parseUtc(value)?.toISOString()).toBe(expected);
});

describe('the ownership of a login', () => {
  const [hash, other] = [Buffer.from('hash'), Buffer.from('other')];
  const started = new Date('2026-01-01T12:00:00Z');
  const after = new Date('2026-01-01T12:03:00Z');
  const before = new Date('2026-01-01T11:00:00Z');
  const none = { tag: null, refreshedAt: after };

  it.each([
    ['the tag with the data', { tag: 'mine', refreshedAt: before }, null, true, 'tag'],
    ['another tag with the data', { tag: 'other', refreshedAt: after }, hash, true, 'foreign'],
    ['a webhook with the tag', none, hash, true, 'tag'],
    ['a webhook with the tag of another login', none, other, true, 'foreign'],
    ['nothing yet, while a webhook is expected', none, null, true, 'open'],
    ['a later sign-in, without webhooks', none, null, false, 'fresh'],
    ['an earlier sign-in, without webhooks', { tag: null, refreshedAt: before }, null, false, 'foreign'],
    ['nothing at all', { tag: null, refreshedAt: null }, null, false, 'foreign'],
  ] as const)('a login is attributed by %s', (_, marks, tagged_login, messagesCome, proof) => {
    const attempt = { tag: 'mine', started_at: started, tagged_login };
    expect(computeLoginProof(attempt, { hash, evidence: marks }, messagesCome)).toBe(proof);
  });
});
