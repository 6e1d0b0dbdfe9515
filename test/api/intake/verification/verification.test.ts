import { beforeAll, expect } from 'vitest';
import { magicNumbers } from '../../../../server/sandbox/data/carrier';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { readIdentity } from '../../../support/frames';
import {
  advanceTo,
  countPersistentRows,
  createEmail,
  createPhone,
  readCode,
  verifyPhone,
  wrongCode,
} from '../../../support/verification';

const send = (person: ApplicantClient, phone: string) => person.post('/v1/verification/phone', { phone });
const confirm = (person: ApplicantClient, code: string) =>
  person.post('/v1/verification/phone/confirm', { code });

describeMostlyOneDatabase('verification', (makeApi, { describe, test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('a code is sent, has a countdown, and is accepted once', async () => {
    const person = await advanceTo(api, 'eligible');
    const phone = createPhone();
    const { body: sent } = await send(person, phone);
    expect(sent.contact.pendingPhone).toEqual({
      to: `••• ••• ${phone.slice(-4)}`,
      expiresInSeconds: 600,
      resendInSeconds: 30,
      attemptsLeft: 5,
    });
    expect(sent.facts.phoneVerified).toBe(false);
    const code = await readCode(api, phone);
    const { status, body } = await confirm(person, code);
    expect(status).toBe(200);
    expect(body.facts.phoneVerified).toBe(true);
    expect(body.contact).toMatchObject({ phoneMasked: `••• ••• ${phone.slice(-4)}`, pendingPhone: null });
    expect((await confirm(person, code)).problem.type).toBe('step-not-allowed');
  });

  test('a code may contain a space, and a number common separators', async () => {
    const person = await advanceTo(api, 'eligible');
    const phone = createPhone();
    const typed = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    expect((await send(person, typed)).status).toBe(200);
    const code = await readCode(api, phone);
    expect((await confirm(person, `${code.slice(0, 3)} ${code.slice(3)}`)).body.facts.phoneVerified).toBe(
      true,
    );
  });

  test.each(['en', 'fr'])('the message is in the applicant’s language (%s)', async (language) => {
    const person = await advanceTo(api, 'eligible');
    const phone = createPhone();
    await person.post('/v1/verification/phone', { phone, language });
    const { text } = await api.database
      .selectFrom('outbox_message')
      .select('text')
      .where('recipient', '=', phone)
      .executeTakeFirstOrThrow();
    expect(text).toContain(language === 'fr' ? 'code de vérification' : 'verification code');
  });

  test.each([
    ['', 'phoneRequired'],
    ['123', 'phoneInvalid'],
  ])('the number "%s" is rejected at its field: %s', async (phone, code) => {
    const person = await advanceTo(api, 'eligible');
    const before = await countPersistentRows(api);
    const { status, problem } = await send(person, phone);
    expect(status).toBe(400);
    expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path: '/phone', code }] });
    expect(await countPersistentRows(api)).toEqual(before);
  });

  test.each([
    ['a number of the United States', '+12125550123', 'unsupported-country-phone-number-exception'],
    ['a number of France', '+33142278186', 'unsupported-country-phone-number-exception'],
    ['a number moved abroad', magicNumbers.foreign, 'unsupported-country-phone-number-exception'],
    ['a landline', magicNumbers.landline, 'landline-phone-number-type-exception'],
  ])('%s gets no message', async (_name, phone, type) => {
    const person = await advanceTo(api, 'eligible');
    const before = await countPersistentRows(api);
    const { status, problem } = await send(person, phone);
    expect([status, problem.type]).toEqual([400, type]);
    expect(await countPersistentRows(api)).toEqual(before);
  });

  testEach.each([
    ['refuses the number', magicNumbers.undeliverable, 'unable-to-send-verification-code-exception'],
    ['finds a landline', magicNumbers.hiddenLandline, 'landline-phone-number-type-exception'],
    ['does not answer', magicNumbers.outage, 'unable-to-send-verification-code-exception'],
  ])('when the SMS service %s, no code is pending', async (_name, phone, type) => {
    const person = await advanceTo(api, 'eligible');
    expect((await send(person, phone)).problem.type).toBe(type);
    expect((await person.view()).contact.pendingPhone).toBeNull();
    expect((await send(person, createPhone())).status).toBe(200);
  });

  testEach('an outage of the SMS service causes no waiting time', async () => {
    const person = await advanceTo(api, 'eligible');
    await send(person, magicNumbers.outage);
    const { problem } = await send(person, magicNumbers.outage);
    expect(problem.type).toBe('unable-to-send-verification-code-exception');
  });

  testEach(
    'a wrong code shows the attempts left; the last one blocks the number for 10 minutes',
    async () => {
      const person = await advanceTo(api, 'eligible');
      const phone = createPhone();
      await send(person, phone);
      const code = await readCode(api, phone);
      for (const attemptsLeft of [4, 3, 2, 1, 0]) {
        const { status, problem } = await confirm(person, wrongCode(code));
        expect([status, problem.type, problem.attemptsLeft]).toEqual([
          400,
          'verification-code-invalid',
          attemptsLeft,
        ]);
      }
      const late = await confirm(person, code);
      expect([late.status, late.problem.type]).toEqual([429, 'verification-retry-later']);
      expect(late.headers['retry-after']).toBe('600');
      expect((await person.view()).contact.pendingPhone).toBeNull();
      expect((await send(person, phone)).problem).toMatchObject({
        type: 'verification-retry-later',
        retryAfter: 600,
      });
      const other = createPhone();
      expect((await send(person, other)).status).toBe(200);
      expect((await send(person, phone)).problem.type).toBe('verification-retry-later');
      api.clock.advance({ minutes: 10 });
      expect((await send(person, phone)).status).toBe(200);
    },
  );

  test('of ten concurrent attempts five count', async () => {
    const person = await advanceTo(api, 'eligible');
    const phone = createPhone();
    await send(person, phone);
    const code = await readCode(api, phone);
    const wrong = wrongCode(code);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(person, wrong)));
    const types = answers.map(({ problem }) => problem.type).sort();
    expect(types.filter((type) => type === 'verification-code-invalid')).toHaveLength(5);
    expect(types.filter((type) => type === 'verification-retry-later')).toHaveLength(5);
    expect((await confirm(person, code)).problem.type).toBe('verification-retry-later');
  });

  testEach('a malformed code uses no attempt', async () => {
    const person = await advanceTo(api, 'eligible');
    const phone = createPhone();
    await send(person, phone);
    for (const [code, said] of [
      ['', 'codeRequired'],
      ['12345', 'codeInvalid'],
      ['abcdef', 'codeInvalid'],
    ] as const) {
      const { problem } = await confirm(person, code);
      expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path: '/code', code: said }] });
    }
    expect((await person.view()).contact.pendingPhone?.attemptsLeft).toBe(5);
  });

  test('a code expires after 10 minutes, and its number is blocked for 10 minutes more', async () => {
    const person = await advanceTo(api, 'eligible');
    const phone = createPhone();
    await send(person, phone);
    const code = await readCode(api, phone);
    api.clock.advance({ minutes: 10 });
    const late = await confirm(person, code);
    expect(late.problem).toMatchObject({ type: 'verification-code-expired', retryAfter: 600 });
    api.clock.advance({ minutes: 9 });
    expect((await send(person, phone)).problem).toMatchObject({
      type: 'verification-retry-later',
      retryAfter: 60,
    });
    expect((await send(person, createPhone())).status).toBe(200);
    // a look at another number does not open the first one
    expect((await send(person, phone)).problem.type).toBe('verification-retry-later');
    api.clock.advance({ minutes: 1 });
    expect((await send(person, phone)).status).toBe(200);
  });

  test('a resend is allowed after 30 s, 60 s, 2 min and 5 min; the sixth once the first is 10 minutes old', async () => {
    const person = await advanceTo(api, 'eligible');
    const phone = createPhone();
    const codes = new Set<string>();
    for (const wait of [30, 60, 120, 300]) {
      const { body } = await send(person, phone);
      expect(body.contact.pendingPhone?.resendInSeconds).toBe(wait);
      codes.add(await readCode(api, phone));
      api.clock.advance({ seconds: wait - 1 });
      expect((await send(person, phone)).problem).toMatchObject({
        type: 'verification-retry-later',
        retryAfter: 1,
      });
      api.clock.advance({ seconds: 1 });
    }
    const { body } = await send(person, phone);
    expect(body.contact.pendingPhone).toMatchObject({ attemptsLeft: 5, expiresInSeconds: 600 });
    expect(codes.size).toBeGreaterThan(1);
    expect((await send(person, phone)).problem).toMatchObject({ type: 'verification-retry-later' });
  });

  test('only the newest code is valid', async () => {
    const person = await advanceTo(api, 'eligible');
    const phone = createPhone();
    await send(person, phone);
    const first = await readCode(api, phone);
    api.clock.advance({ seconds: 30 });
    await send(person, phone);
    const second = await readCode(api, phone);
    if (first !== second)
      expect((await confirm(person, first)).problem.type).toBe('verification-code-invalid');
    expect((await confirm(person, second)).status).toBe(200);
  });

  test('a code is valid for its own application only', async () => {
    const [ours, theirs] = [await advanceTo(api, 'eligible'), await advanceTo(api, 'eligible')];
    const phone = createPhone();
    await send(ours, phone);
    const code = await readCode(api, phone);
    expect((await confirm(theirs, code)).problem.type).toBe('verification-code-expired');
    await send(theirs, createPhone());
    expect((await confirm(theirs, code)).problem.type).toBe('verification-code-invalid');
  });

  test('entering another number discards the pending and the verified one', async () => {
    const person = await advanceTo(api, 'eligible');
    const [first, second] = [createPhone(), createPhone()];
    await send(person, first);
    const changed = await person.delete('/v1/verification/phone');
    expect(changed.body.contact.pendingPhone).toBeNull();
    expect((await verifyPhone(api, person, second)).body.facts.phoneVerified).toBe(true);
    const { body } = await person.delete('/v1/verification/phone');
    expect(body.facts.phoneVerified).toBe(false);
    expect(body.contact.phoneMasked).toBeNull();
  });

  test('new checkouts do not get around the limit on messages to a number', async () => {
    const phone = createPhone();
    let sent = 0;
    for (let round = 0; round < 40; round += 1) {
      const { status, problem } = await send(await advanceTo(api, 'eligible'), phone);
      if (status === 200) sent += 1;
      else expect(problem.type).toBe('verification-retry-later');
      api.clock.advance({ minutes: 6 });
    }
    expect(sent).toBe(10);
  });

  test('of ten checkouts sending to one number at once, one succeeds', async () => {
    const phone = createPhone();
    const people = await Promise.all(Array.from({ length: 10 }, () => advanceTo(api, 'eligible')));
    const answers = await Promise.all(people.map((person) => send(person, phone)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)]);
  });

  test('messages per network address are limited per hour', async () => {
    const narrow = await makeApi({ config: { sendsPerAddress: 3 } });
    const person = await advanceTo(narrow, 'eligible');
    // other tests of the block share its database and address
    narrow.clock.advance({ hours: 25 });
    const late = await advanceTo(narrow, 'eligible');
    expect(person.checkoutId).not.toBe(late.checkoutId);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await send(late, createPhone())).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  describe('the email', () => {
    test('the email is verified by a code as the phone is, and can be changed', async () => {
      const person = await advanceTo(api, 'phone');
      const email = createEmail();
      const { body: sent } = await person.post('/v1/verification/email', {
        email: ` ${email.toUpperCase()} `,
      });
      expect(sent.contact.pendingEmail).toMatchObject({ to: 'o•••@shop.example', attemptsLeft: 5 });
      const code = await readCode(api, email);
      const wrong = await person.post('/v1/verification/email/confirm', { code: wrongCode(code) });
      expect(wrong.problem).toMatchObject({ type: 'verification-code-invalid', attemptsLeft: 4 });
      const { body } = await person.post('/v1/verification/email/confirm', { code });
      expect(body.facts.emailVerified).toBe(true);
      expect(body.contact.emailMasked).toBe('o•••@shop.example');
      expect((await readIdentity(person)).email).toBe(email);
      const changed = await person.delete('/v1/verification/email');
      expect(changed.body.facts.emailVerified).toBe(false);
      expect(changed.body.contact.emailMasked).toBeNull();
    });

    test('another code goes to the address of the last one, which the page does not know', async () => {
      const person = await advanceTo(api, 'phone');
      const email = createEmail();
      await person.post('/v1/verification/email', { email });
      const first = await readCode(api, email);
      api.clock.advance({ minutes: 2 });
      expect((await person.post('/v1/verification/email')).status).toBe(200);
      const code = await readCode(api, email);
      expect((await person.post('/v1/verification/email/confirm', { code })).status).toBe(200);
      expect([first, (await readIdentity(person)).email]).toEqual([expect.any(String), email]);
      await person.delete('/v1/verification/email');
      const { problem } = await person.post('/v1/verification/email');
      expect(problem.errors).toEqual([{ path: '/email', code: 'emailRequired' }]);
    });

    test.each([
      ['', 'emailRequired'],
      ['nobody', 'emailInvalid'],
      [`${'a'.repeat(70)}@shop.example`, 'emailTooLong'],
    ])('the address "%s" is rejected at its field: %s', async (email, code) => {
      const person = await advanceTo(api, 'phone');
      const { problem } = await person.post('/v1/verification/email', { email });
      expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path: '/email', code }] });
    });

    test('the email can be verified only after the phone', async () => {
      const person = await advanceTo(api, 'eligible');
      const { status, problem } = await person.post('/v1/verification/email', { email: createEmail() });
      expect([status, problem.type]).toEqual([409, 'step-not-allowed']);
    });
  });
});
