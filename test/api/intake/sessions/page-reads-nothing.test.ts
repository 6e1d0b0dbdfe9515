import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildOpenApiDocument } from '../../../../server/src/platform/http/openapi/openapi';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { startReturningCheckout } from '../../../support/returning-customers';
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

/** The agreement names its signer; it is not in a frame yet. */
const open: readonly string[] = ['GET /v1/agreement', 'GET /v1/agreement/pdf'];

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
      if (open.includes(name)) continue;
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
    test('while applying', async () => {
      const [otherPhone, otherEmail] = [createPhone(), createEmail()];
      const person = await walkTo(api, 'business', { phone: otherPhone, email: otherEmail });
      expect(await readEverything(person)).toEqual([]);
      expect(JSON.stringify(await person.view())).not.toContain(otherEmail);
    });

    test('after signing', async () => {
      expect(await readEverything(signed)).toEqual([]);
    });

    test('when the customer returns', async () => {
      api.clock.advance({ minutes: 11 });
      const again = await startReturningCheckout(api, phone);
      expect((await again.view()).facts.credit).not.toBeNull();
      expect(await readEverything(again)).toEqual([]);
    });
  });

  test('the facts are there to be found: the frames read them', async () => {
    const { body } = await signed.get('/v1/application/identity');
    expect(findFacts(body)).toEqual(expect.arrayContaining(['first name', 'email']));
    expect(business.street).toBe(address.street);
  });
});
