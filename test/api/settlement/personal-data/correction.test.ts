import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { readCustomer } from '../../../support/customers';
import { describeEachDatabase } from '../../../support/describe-databases';
import { actOnPeople, getApplicant, listPersonActs } from '../../../support/people';
import { makeOperator, type TestOperator, waitForMails } from '../../../support/reviews';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';
import { createEmail, createPhone } from '../../../support/verification';

describeEachDatabase('corrections of personal data', (makeApi) => {
  let api: Api;
  let support: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
  });
  const correct = (id: string, body: object) =>
    actOnPeople(api, support).correct(id, { reason: 'request', reference: 'REQ-7', ...body });
  const getCustomer = (id: string) => readCustomer(api, id);

  test('changes what is held, tells the person, and puts hashes on the trail', async () => {
    const person = await makeApplicantWithOption(api);
    const { applicationId, customerId } = person;
    const { email } = await getApplicant(api, applicationId);
    const { status, body } = await correct(customerId, {
      last: '  Côté-Roy ',
      postal: 'm5h 2n2',
      city: 'Toronto',
    });
    expect({ status, body }).toEqual({ status: 200, body: { corrected: ['last', 'postal'] } });
    const { personal } = await getApplicant(api, applicationId);
    expect(personal).toMatchObject({
      first: 'Élodie',
      last: 'Côté-Roy',
      postal: 'M5H 2N2',
      dob: '1985-04-12',
    });
    const [mail] = await waitForMails(api, email ?? '', 1);
    expect(mail?.subject).toContain('Your personal information was corrected');
    expect(mail?.text).toContain('your last name');
    expect(mail?.text).not.toContain('Roy');

    const [act] = await listPersonActs(api, customerId);
    expect(act).toMatchObject({
      act: 'person.corrected',
      details: { reason: 'request', reference: 'REQ-7', fields: 'last postal' },
    });
    expect(act?.details['lastBefore']).toMatch(/^[0-9a-f]{16}$/);
    expect(act?.details['lastBefore']).not.toBe(act?.details['lastAfter']);
    expect(JSON.stringify(act)).not.toMatch(/Côté|M5H/);
    // no contact changed: nothing waits
    expect((await getCustomer(customerId)).formerEmailUntil).toBeNull();
    expect((await person.get('/v1/application')).status).toBe(200);

    expect((await correct(customerId, { city: 'Toronto' })).status).toBe(409);
    const wrong = await correct(customerId, { dob: '2999-01-01', email: 'nobody' });
    expect(wrong.problem).toMatchObject({
      type: 'validation-failed',
      errors: [{ path: '/dob' }, { path: '/email' }],
    });
    expect((await correct('0190f5d0-0000-7000-8000-000000000000', { city: 'Laval' })).status).toBe(404);
  });

  test('a correction of the address or the number ends the sessions, and holds purchases for a day', async () => {
    const person = await makeApplicantWithOption(api);
    const { applicationId, customerId } = person;
    const former = (await getApplicant(api, applicationId)).email ?? '';
    const [email, phone] = [createEmail(), createPhone()];
    const shown = await readAgreement(person);
    expect((await correct(customerId, { email: email.toUpperCase() })).body).toEqual({
      corrected: ['email'],
    });
    const held = await getCustomer(customerId);
    expect(held).toMatchObject({ email, formerEmail: former });
    const hold = (held.formerEmailUntil?.getTime() ?? 0) - api.clock.now().getTime();
    expect(hold).toBe(api.services.config.accounts.holdMs);
    expect((await getApplicant(api, applicationId)).email).toBe(email);
    expect((await sign(person, shown)).status).not.toBe(200);
    // both, though one of them is sent and forgotten first
    await expect
      .poll(async () => {
        const mails = api.database.selectFrom('mail').select(['sent_at', 'recipient_cipher']);
        return (await mails.where('kind', '=', 'personCorrected').execute()).filter(
          (mail) => mail.sent_at === null || mail.recipient_cipher !== null,
        );
      })
      .toEqual([]);
    for (const address of [former, email])
      expect((await waitForMails(api, address, 2)).map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('was corrected'),
          expect.stringContaining('email address was changed'),
        ]),
      );

    api.clock.advance({ hours: 25 });
    expect((await correct(customerId, { phone })).body).toEqual({ corrected: ['phone'] });
    const again = await getCustomer(customerId);
    expect(again).toMatchObject({ phone, email, formerEmail: email });
    expect(again.formerEmailUntil?.getTime()).toBeGreaterThan(api.clock.now().getTime());
    const other = await makeApplicantWithOption(api);
    const taken = await correct(other.customerId, { phone });
    expect(taken.status).toBe(409);
    expect(taken.problem.detail).toBe('The number belongs to another customer.');
    expect((await getApplicant(api, other.applicationId)).phone).not.toBe(phone);
  });
});
