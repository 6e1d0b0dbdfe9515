import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildOpenApiDocument } from '../../../../server/src/platform/http/openapi/openapi';
import type { Api, ApplicantClient } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import { getPhone, startReturningCheckout } from '../../../support/returning-customers';
import { testTiming } from '../../../support/scoring';
import { address, business, createEmail, createPhone, personal } from '../../../support/verification';
import { walkTo } from '../../../support/walk-to';

const [phone, email] = [createPhone(), createEmail()];

/** What identifies the applicant. The last four digits of the phone are shown. */
const facts: Readonly<Record<string, string>> = {
  'first name': personal.first,
  'last name': personal.last,
  'birth date': personal.dob,
  street: address.street,
  'postal code': address.postal,
  email,
  'name of the mailbox': email.slice(0, email.indexOf('@')),
  phone: phone.slice(2, -4),
  SIN: personal.sin,
  'last digits of the SIN': `"${personal.sin.slice(-3)}"`,
};

const noAddress = { street: '', city: '', province: '', postal: '' };

interface PageOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly framed: boolean;
}

describeOneDatabase('what a script of the page reads with the session token', (makeApi) => {
  let api: Api;
  let operations: readonly PageOperation[];
  let signed: ApplicantClient;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
    signed = await walkTo(api, 'signed', { phone, email });
    const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
    operations = Object.entries(buildOpenApiDocument(api.app).paths ?? {}).flatMap(([url, item]) =>
      methods.flatMap((method) => {
        const security = item?.[method.toLowerCase() as 'get']?.security ?? [];
        const framed = security.some((way) => 'frameCookie' in way);
        return security.some((way) => 'sessionToken' in way) || framed
          ? [{ method, url, framed: !security.some((way) => 'sessionToken' in way) }]
          : [];
      }),
    );
  });

  const call = (person: ApplicantClient, { method, url }: PageOperation) =>
    api.call<unknown>(method, `${url.replace(/\{\w+\}/g, randomUUID())}?words=queen&language=en`, {
      headers: {
        origin: api.merchant.origin,
        sessiontoken: person.sessionToken,
        checkoutid: person.checkoutId,
        'idempotency-key': randomUUID(),
      },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
    });
  const findFacts = (answer: unknown): readonly string[] =>
    Object.keys(facts).filter((name) => JSON.stringify(answer).includes(facts[name] ?? '-'));

  /** Reads first: what changes the application comes last. */
  const readEverything = async (person: ApplicantClient): Promise<readonly string[]> => {
    const found: string[] = [];
    let read = 0;
    const pageOperations = operations.filter(({ framed }) => !framed);
    expect(pageOperations.length).toBeGreaterThan(20);
    for (const operation of pageOperations.toSorted(
      (a, b) => (a.method === 'GET' ? -1 : 0) - (b.method === 'GET' ? -1 : 0),
    )) {
      const name = `${operation.method} ${operation.url}`;
      const { status, headers, body } = await call(person, operation);
      if (status === 200) read += 1;
      if (status >= 500) found.push(`${name} answered ${status}`);
      found.push(...findFacts([body, headers]).map((fact) => `${name}: ${fact}`));
    }
    expect(read).toBeGreaterThan(5);
    return found;
  };

  test('every framed operation refuses the page’s token', async () => {
    const framed = operations.filter(({ framed: isFramed }) => isFramed);
    expect(framed.length).toBeGreaterThan(4);
    for (const operation of framed) {
      const { status, problem } = await call(signed, operation);
      expect([operation.url, status, problem.type]).toEqual([operation.url, 401, 'unauthorized']);
    }
  });

  describe('nothing that identifies the applicant', () => {
    test('the page reads nothing of the applicant while they apply', async () => {
      const [otherPhone, otherEmail] = [createPhone(), createEmail()];
      const person = await walkTo(api, 'business', { phone: otherPhone, email: otherEmail });
      expect(await readEverything(person)).toEqual([]);
      expect(JSON.stringify(await person.view())).not.toContain(otherEmail);
    });

    test('the page reads nothing of the applicant after the signature', async () => {
      expect(await readEverything(signed)).toEqual([]);
    });

    test('the page reads nothing of the customer who returns', async () => {
      api.clock.advance({ minutes: 11 });
      const again = await startReturningCheckout(api, phone);
      expect((await again.view()).facts.credit).not.toBeNull();
      expect(await readEverything(again)).toEqual([]);
    });
  });

  test('the facts are there to be found: the frames read them', async () => {
    const { body } = await signed.get('/v1/application/identity');
    expect(findFacts(body)).toEqual(expect.arrayContaining(['first name', 'email']));
    const applying = await walkTo(api, 'personal');
    expect(findFacts((await applying.get('/v1/application/identity')).body)).toContain('street');
  });

  describe('the home address', () => {
    const elsewhere = { ...business, street: '5 Duke St', postal: 'L8P 1X2' };
    const moved = { street: '5 Duke St', postal: 'L8P 1X2' };

    test.each([
      ['a right guess', { ...business, ...address }, {}],
      ['a right guess in another spelling', { ...business, ...address, street: '18 MAIN ST' }, {}],
      ['a wrong guess', elsewhere, {}],
      ['a guess that becomes right when the home changes', elsewhere, moved],
      ['a guess that becomes wrong when the home changes', { ...business, ...address }, moved],
    ])('%s, sent as the business address, comes back as it was sent', async (_, guess, home) => {
      const person = await walkTo(api, 'personal');
      const { status, body } = await person.put('/v1/application/business', guess);
      expect([status, body.draft.business]).toEqual([200, guess]);
      expect((await person.put('/v1/application/personal', { ...personal, ...home })).status).toBe(200);
      expect((await person.view()).draft.business).toEqual(guess);
    });

    test('chosen as the business address, does not come back, not even its province', async () => {
      const person = await walkTo(api, 'personal');
      const { body } = await person.put('/v1/application/business', { ...business, sameAddress: true });
      expect(body.draft.business).toEqual({ ...business, ...noAddress, sameAddress: true });
    });

    test('typed as the business address at one merchant, is not told to another', async () => {
      const { customerId } = await makeApprovedApplicant(api);
      const phone = await getPhone(api, customerId);
      const person = await startReturningCheckout(api, phone, { merchant: await api.makeMerchant() });
      expect((await person.view()).draft.business).toMatchObject({ ...noAddress, sameAddress: false });
    });
  });
});
