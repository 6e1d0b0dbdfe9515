import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { readIdentity } from '../../../support/frames';
import { readPerson } from '../../../support/person';
import { getApplicationId } from '../../../support/returning-customers';
import {
  address,
  advanceTo,
  business,
  countPersistentRows,
  createEmail,
  createPhone,
  personal,
  readCode,
  wrongCode,
} from '../../../support/verification';

const lines: string[] = [];
const logs = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

/** A SIN nobody else in these tests has. */
const secretSin = '193456787';

/** Every row of every table as text. */
async function dump(api: Api): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(api.database);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      api.database,
    );
    texts.push(...rows.rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

describeMostlyOneDatabase('applications', (makeApi, { describe, test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ logs, config: { logLevel: 'debug' } });
  });

  test('a new application has its cart and merchant and nothing else', async () => {
    const person = await api.session({ cartTotal: 1250.5 });
    const view = await person.view();
    expect(view).toMatchObject({
      checkoutId: person.checkoutId,
      status: 'started',
      facts: {
        entry: 'cart',
        cartTotal: 1250.5,
        minimumPurchase: 500,
        amountQualified: true,
        eligibility: 'unanswered',
        phoneVerified: false,
        outcome: null,
        abandoned: false,
      },
      draft: { personal: null, business: null },
      contact: {
        phoneMasked: null,
        emailMasked: null,
        pendingPhone: null,
        pendingEmail: null,
        proof: null,
      },
      merchant: { name: 'Northern Supply' },
      settings: { sinRequired: true },
      reasons: [],
      decidedBy: null,
    });
  });

  test('saved values come back normalised, the SIN as its last digits', async () => {
    const email = createEmail();
    const person = await advanceTo(api, 'email', { email });
    const { body } = await person.put('/v1/application/personal', {
      ...personal,
      first: '  Anne-Marie ',
      sin: '046 454 286',
      postal: 'l8n1g6',
    });
    const { sin: _, ...shown } = personal;
    expect(body.draft.personal).toEqual({ complete: true });
    expect(await readIdentity(person)).toEqual({
      personal: shown,
      email,
      sinLastThree: '286',
      sinRequired: true,
      today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      draftKey: expect.stringMatching(/^[A-Za-z\d+/]{43}=$/),
    });
    expect(body.facts.personalSaved).toBe(true);
    const saved = await person.put('/v1/application/business', business);
    expect(saved.body.draft.business).toEqual(business);
    expect(saved.body.facts.businessSaved).toBe(true);
  });

  testEach('a business address marked as the same is the personal one, also after that changes', async () => {
    const person = await advanceTo(api, 'personal');
    const blank = { street: '', city: '', province: '', postal: '' };
    const { body } = await person.put('/v1/application/business', {
      ...business,
      ...blank,
      country: '',
      sameAddress: true,
    });
    expect(body.draft.business).toMatchObject({ ...blank, sameAddress: true });
    const readStored = async () => readPerson(api, await getApplicationId(api, person));
    expect(await readStored()).toMatchObject({ business: expect.objectContaining(address) });
    const moved = { ...address, street: '7 Bay St S', postal: 'L8P 1G9' };
    expect((await person.put('/v1/application/personal', { ...personal, ...moved })).status).toBe(200);
    expect(await readStored()).toMatchObject({
      business: expect.objectContaining({ ...moved, legal: business.legal }),
    });
  });

  testEach('a saved SIN may be omitted later, and replaced', async () => {
    const person = await advanceTo(api, 'personal');
    const { sin: _, ...without } = personal;
    const { status, body } = await person.put('/v1/application/personal', { ...without, last: 'Roy' });
    expect(status).toBe(200);
    expect(body.facts.personalSaved).toBe(true);
    expect(await readIdentity(person)).toMatchObject({ personal: { last: 'Roy' }, sinLastThree: '286' });
    expect((await person.put('/v1/application/personal', { ...personal, sin: '130692544' })).status).toBe(
      200,
    );
    expect((await readIdentity(person)).sinLastThree).toBe('544');
  });

  test('the SIN may be empty where the provider makes it optional', async () => {
    const merchant = await api.makeMerchant();
    await api.database
      .updateTable('merchant')
      .set({ sin_optional: true })
      .where('id', '=', merchant.id)
      .execute();
    const person = await advanceTo(api, 'email', { person: await api.session({}, { merchant }) });
    const { sin: _, ...without } = personal;
    const { status, body } = await person.put('/v1/application/personal', without);
    expect(status).toBe(200);
    expect(body.settings.sinRequired).toBe(false);
    expect(await readIdentity(person)).toMatchObject({ sinLastThree: null, sinRequired: false });
  });

  describe('a wrong value gets its own message and changes nothing', () => {
    let person: ApplicantClient;
    beforeAll(async () => {
      person = await advanceTo(api, 'personal');
    });

    test.each([
      ['first', '', 'firstRequired'],
      ['first', 'a'.repeat(41), 'firstTooLong'],
      ['first', 'An<script>', 'firstCharacters'],
      ['last', ' ', 'lastRequired'],
      ['last', 'b'.repeat(81), 'lastTooLong'],
      ['last', '12345', 'lastCharacters'],
      ['dob', '', 'dobRequired'],
      ['dob', '1981-02-29', 'dobInvalid'],
      ['dob', '2020-01-01', 'dobUnderage'],
      ['sin', '12345678', 'sinInvalid'],
      ['sin', '1234567890', 'sinInvalid'],
      ['street', '', 'streetRequired'],
      ['city', '', 'cityRequired'],
      ['city', 'To{ronto', 'cityCharacters'],
      ['province', 'XX', 'provinceRequired'],
      ['postal', '', 'postalRequired'],
      ['postal', 'D1A 1A1', 'postalInvalid'],
      ['country', 'US', 'countryRequired'],
      ['terms', false, 'termsRequired'],
    ])('personal %s "%s": %s', async (field, value, code) => {
      const [before, rows] = [await person.view(), await countPersistentRows(api)];
      const { status, problem } = await person.put('/v1/application/personal', {
        ...personal,
        [field]: value,
      });
      expect(status).toBe(400);
      expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path: `/${field}`, code }] });
      expect(await person.view()).toEqual(before);
      expect(await countPersistentRows(api)).toEqual(rows);
    });

    test.each([
      ['legal', '', 'legalRequired'],
      ['legal', '<b>Co</b>', 'legalCharacters'],
      ['businessAs', '', 'businessAsRequired'],
      ['businessAs', 'Co{}', 'businessAsCharacters'],
      ['entity', '', 'entityRequired'],
      ['entity', 'guild', 'entityRequired'],
      ['industry', '', 'industryRequired'],
      ['industry', '999999', 'industryRequired'],
      ['timeInBusiness', 5, 'timeInBusinessTooShort'],
      ['timeInBusiness', -1, 'timeInBusinessRequired'],
      ['street', '', 'streetRequired'],
      ['city', '', 'cityRequired'],
      ['province', '', 'provinceRequired'],
      ['postal', 'M5H', 'postalInvalid'],
    ])('business %s "%s": %s', async (field, value, code) => {
      const [before, rows] = [await person.view(), await countPersistentRows(api)];
      const { status, problem } = await person.put('/v1/application/business', {
        ...business,
        [field]: value,
      });
      expect(status).toBe(400);
      expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path: `/${field}`, code }] });
      expect(await person.view()).toEqual(before);
      expect(await countPersistentRows(api)).toEqual(rows);
    });

    test('several invalid fields are reported at once, in the order of the form', async () => {
      const { problem } = await person.put('/v1/application/personal', { ...personal, last: '', first: '' });
      expect(problem.errors).toEqual([
        { path: '/first', code: 'firstRequired' },
        { path: '/last', code: 'lastRequired' },
      ]);
    });

    test('a business six months old is accepted', async () => {
      const { status } = await person.put('/v1/application/business', { ...business, timeInBusiness: 6 });
      expect(status).toBe(200);
    });
  });

  test('the first SIN is required where the provider asks for it', async () => {
    const person = await advanceTo(api, 'email');
    const { sin: _, ...without } = personal;
    const { problem } = await person.put('/v1/application/personal', without);
    expect(problem.errors).toEqual([{ path: '/sin', code: 'sinRequired' }]);
  });

  test.each([
    ['personal before the email', 'phone', '/v1/application/personal', personal],
    ['business before personal', 'email', '/v1/application/business', business],
    ['a SIN nobody asked for', 'business', '/v1/application/sin', { sin: '046454286' }],
    ['eligibility after the email', 'email', '/v1/application/eligibility', { eligible: false }],
  ] as const)('%s is not allowed', async (_name, stage, url, body) => {
    const person = await advanceTo(api, stage);
    const before = await person.view();
    const { status, problem } = await person.put(url, body);
    expect([status, problem.type]).toEqual([409, 'step-not-allowed']);
    expect(await person.view()).toEqual(before);
  });

  test('a cart under the minimum cannot proceed', async () => {
    const person = await api.session({ cartTotal: 100 });
    const { problem } = await person.put('/v1/application/eligibility', { eligible: true });
    expect(problem.type).toBe('step-not-allowed');
  });

  test('an ineligible business gets no code until it corrects the answer', async () => {
    const person = await api.session();
    const { body } = await person.put('/v1/application/eligibility', { eligible: false });
    expect(body.facts.eligibility).toBe('ineligible');
    const { problem } = await person.post('/v1/verification/phone', { phone: '+14162345678' });
    expect(problem.type).toBe('step-not-allowed');
    await advanceTo(api, 'phone', { person });
    expect((await person.view()).facts.phoneVerified).toBe(true);
  });

  testEach('two tabs see the same state, and a double submission counts once', async () => {
    const first = await advanceTo(api, 'email');
    const second = await api.session({}, { resumeCookie: first.resumeCookie });
    expect(second.checkoutId).toBe(first.checkoutId);
    expect(second.sessionToken).not.toBe(first.sessionToken);
    const key = { 'idempotency-key': 'pressed-twice-0001' };
    const answers = [
      await first.put('/v1/application/personal', personal, key),
      await first.put('/v1/application/personal', personal, key),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const acts = await api.database
      .selectFrom('audit_event')
      .innerJoin('checkout', 'checkout.application_id', 'audit_event.application_id')
      .select('act')
      .where('checkout.id', '=', first.checkoutId)
      .where('act', '=', 'application.personal')
      .execute();
    expect(acts).toHaveLength(1);
    expect(await second.view()).toEqual(await first.view());
    expect((await second.view()).facts.personalSaved).toBe(true);
  });

  test('IDs of another session give no access', async () => {
    const [ours, theirs] = [await advanceTo(api, 'business'), await api.session()];
    for (const [sessiontoken, checkoutid] of [
      [theirs.sessionToken, ours.checkoutId],
      [ours.sessionToken, theirs.checkoutId],
      [ours.sessionToken, 'x'],
      ['', ''],
    ] as const) {
      const { status, problem } = await api.call('GET', '/v1/application', {
        headers: { origin: api.merchant.origin, sessiontoken, checkoutid },
      });
      expect([status, problem.type]).toEqual([401, 'session-expired']);
    }
  });

  test('leaving keeps what was saved; the device’s next session resumes the application', async () => {
    const person = await advanceTo(api, 'business');
    const { sessionToken, checkoutId } = person;
    const left = await api.call<Awaited<ReturnType<ApplicantClient['view']>>>(
      'POST',
      '/v1/application/abandon',
      {
        headers: { origin: api.merchant.origin, 'content-type': 'text/plain' },
        body: JSON.stringify({ sessionToken, checkoutId }),
      },
    );
    expect(left.status).toBe(200);
    expect(left.body).toMatchObject({ status: 'abandoned', facts: { abandoned: true, businessSaved: true } });
    const again = await api.session({}, { resumeCookie: person.resumeCookie });
    const { body } = await again.put('/v1/application/business', { ...business, timeInBusiness: 30 });
    expect(body).toMatchObject({ status: 'started', facts: { abandoned: false } });
  });

  test('only its own session can mark an application as abandoned', async () => {
    const [ours, theirs] = [await api.session(), await api.session()];
    const { status } = await api.call('POST', '/v1/application/abandon', {
      body: { sessionToken: theirs.sessionToken, checkoutId: ours.checkoutId },
    });
    expect(status).toBe(401);
    expect((await ours.view()).facts.abandoned).toBe(false);
  });

  testEach('the language is stored', async () => {
    const person = await api.session();
    expect((await person.put('/v1/application/language', { language: 'fr' })).status).toBe(200);
    expect((await person.put('/v1/application/language', { language: 'de' })).status).toBe(400);
    const { language } = await api.database
      .selectFrom('application')
      .innerJoin('checkout', 'checkout.application_id', 'application.id')
      .select('language')
      .where('checkout.id', '=', person.checkoutId)
      .executeTakeFirstOrThrow();
    expect(language).toBe('fr');
  });

  test('a code is in no response, no log line, and no row but the outbox', async () => {
    const phone = createPhone();
    const person = await advanceTo(api, 'eligible');
    const sent = await person.post('/v1/verification/phone', { phone });
    const code = await readCode(api, phone);
    const answers = [
      sent,
      await person.post('/v1/verification/phone/confirm', { code: wrongCode(code) }),
      await person.post('/v1/verification/phone/confirm', { code }),
    ];
    const whole = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`);
    expect(JSON.stringify(answers.map(({ body, headers }) => [body, headers]))).not.toMatch(whole);
    expect(lines.join('')).not.toMatch(whole);
    const rows = (await dump(api)).split('\n').filter((row) => whole.test(row));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(phone);
  });

  test('the SIN is in no row, response or log line in plain text, and the name in no row', async () => {
    const person = await advanceTo(api, 'email');
    const answers = [
      await person.put('/v1/application/personal', { ...personal, sin: secretSin }),
      await person.put('/v1/application/personal', { ...personal, sin: secretSin, first: '' }),
      await person.put('/v1/application/personal', { ...personal, sin: `${secretSin}0` }),
      await person.put('/v1/application/sin', { sin: secretSin }),
      await person.get('/v1/application'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 409, 200]);
    expect(JSON.stringify(answers.map(({ body, headers }) => [body, headers]))).not.toContain(secretSin);
    const rows = await dump(api);
    expect(rows).toContain(person.checkoutId);
    expect(rows).not.toContain('O’Neil');
    expect(rows).not.toContain(secretSin);
    expect(rows).not.toContain(Buffer.from(secretSin).toString('hex'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(secretSin);
  });
});
