import { createHash, randomUUID } from 'node:crypto';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { readStoredAgreement } from '../../../support/evidence';
import { createFakeClock } from '../../../support/fake-clock';
import { extractPdfText } from '../../../support/pdf-text';
import { readPerson } from '../../../support/person';
import {
  getUsedCredit,
  listSignatures,
  makeApplicantWithOption,
  readAgreement,
  recordActs,
  sign,
} from '../../../support/signing';

const pdf = async (api: Api, person: ApprovedApplicant, language = 'en') =>
  api.app.inject({
    url: `/v1/agreement/pdf?language=${language}`,
    headers: { ...(await person.openFrames()) },
  });

/** The next time that is within an hour of the end of a day in Toronto. */
function beforeMidnight(): Date {
  const hour = 3_600_000;
  let time = Date.now();
  while (dateIn(new Date(time)) === dateIn(new Date(time + hour))) time += hour;
  return new Date(time);
}

describeMostlyOneDatabase('agreements', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('the agreement is for the chosen option, and its hash matches the stored content', async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 8432.15 });
    const shown = await readAgreement(person);
    const kept = await readStoredAgreement(api, shown.agreementId);
    expect(createHash('sha256').update(kept.content).digest('hex')).toBe(shown.hash);
    expect(JSON.parse(kept.content).blocks).toEqual(shown.blocks);
    expect(kept.due_on).toHaveLength(12);
    const figures = JSON.stringify(shown.blocks);
    for (const part of ['$8,432.15', '12\u00a0weeks', 'Saint-Élie Bakery Inc.', 'Northern Supply', 'PO-1182'])
      expect(figures).toContain(part);
    expect(shown.html).toContain('<caption>Your payments</caption>');
    expect(shown).toMatchObject({ language: 'en', firstLanguage: 'en', signed: false });
  });

  test('the agreement is the same when read again, and translated in the other language', async () => {
    const person = await makeApplicantWithOption(api);
    const [first, again, french] = [
      await readAgreement(person),
      await readAgreement(person),
      await readAgreement(person, 'fr'),
    ];
    expect(again).toEqual(first);
    expect(french.hash).not.toBe(first.hash);
    expect(french.title).toBe('Contrat de prêt et accord de débit préautorisé');
  });

  test('the debit agreement shows only the last digits of the account', async () => {
    const person = await makeApplicantWithOption(api);
    const account = { institution: '006', transit: '12345', number: '7654321', bank: 'Prairie Bank' };
    await api.services.banking.storeChequeAccount(api.database, person.applicationId, account);
    const shown = JSON.stringify((await readAgreement(person)).blocks);
    for (const part of ['Prairie Bank (006)', '12345', 'Ending in\u00a04321']) expect(shown).toContain(part);
    expect(shown).not.toContain('7654321');
  });

  test('there is no agreement before an option is chosen', async () => {
    const person = await makeApplicantWithOption(api);
    await api.database
      .deleteFrom('option_selection')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect((await person.get('/v1/agreement?language=en')).problem.type).toBe('step-not-allowed');
    expect((await pdf(api, person)).statusCode).toBe(409);
  });

  test('the PDF has the same text and the hash, and is byte-identical each time', async () => {
    const person = await makeApplicantWithOption(api);
    const { hash } = await readAgreement(person, 'fr');
    const [first, second] = [await pdf(api, person, 'fr'), await pdf(api, person, 'fr')];
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+-fr\.pdf"$/);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    const pages = extractPdfText(first.rawPayload);
    expect(pages[0]).toContain('Contrat de prêt');
    for (const page of pages) expect(page).toContain(hash);
  });

  test('signing uses the credit, stores the evidence and marks the agreement as signed', async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 8000 });
    const shown = await readAgreement(person);
    const { status, body } = await sign(person, shown, {}, { 'user-agent': 'Browser/1.0' });
    expect([status, body.facts.agreement]).toEqual([200, 'signed']);
    expect(await getUsedCredit(api, person)).toBe(8000_00);
    const [row, ...more] = await listSignatures(api, person.applicationId);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      agreement_id: shown.agreementId,
      checkout_id: person.checkoutId,
      hash: shown.hash,
      language: 'en',
      template_id: 'business-loan-and-pad',
      signer_name: 'Élodie Côté',
      ip: '127.0.0.1',
      user_agent: 'Browser/1.0',
      accepted: true,
      signed_at: api.clock.now(),
      phone_verified_at: expect.any(Date),
      email_verified_at: expect.any(Date),
    });
    expect(row?.template_version).not.toBe('');
    expect(row?.acts.map(({ act }) => act)).toEqual(['opened', 'scrolledToEnd', 'boxTicked', 'nameTyped']);
  });

  test.each([
    ['the box is not ticked', { accepted: false }, '/accepted', 'agreementRequired'],
    ['no name is typed', { name: '  ' }, '/name', 'signatureRequired'],
    ['the name is of someone else', { name: 'Jean Tremblay' }, '/name', 'signatureMismatch'],
    ['the hash is another one', { hash: 'a'.repeat(64) }, '/hash', 'agreementChanged'],
    ['the agreement is another one', { agreementId: randomUUID() }, '/hash', 'agreementChanged'],
    ['the language is not the one shown', { language: 'fr' as const }, '/hash', 'agreementChanged'],
  ])('%s: the signature is rejected', async (_, over, path, code) => {
    const person = await makeApplicantWithOption(api);
    const answer = await sign(person, await readAgreement(person), over);
    expect(answer.status).toBe(400);
    expect(answer.problem).toMatchObject({ type: 'validation-failed', errors: [{ path, code }] });
    expect([await listSignatures(api, person.applicationId), await getUsedCredit(api, person)]).toEqual([
      [],
      0,
    ]);
    expect((await person.view()).facts.agreement).toBe('none');
  });

  test('an agreement is not signed when another option was chosen after it was read', async () => {
    const person = await makeApplicantWithOption(api);
    const shown = await readAgreement(person);
    const { body } = await person.get<{ items: { id: string }[] }>('/v1/offers');
    await person.post('/v1/offers/selection', { optionId: body.items[0]?.id });
    expect((await sign(person, shown)).problem.errors).toEqual([{ path: '/hash', code: 'agreementChanged' }]);
  });

  test('an agreement read before midnight must be read again after it: its dates moved', async () => {
    const late = await makeApi({ clock: createFakeClock(beforeMidnight()) });
    const person = await makeApplicantWithOption(late);
    const shown = await readAgreement(person);
    late.clock.advance({ hours: 1 });
    expect((await sign(person, shown)).problem.errors).toEqual([{ path: '/hash', code: 'agreementChanged' }]);
    const fresh = await readAgreement(person);
    expect(fresh.preparedOn > shown.preparedOn).toBe(true);
    expect((await sign(person, fresh)).status).toBe(200);
  });

  testEach('signing fails without a trace when another purchase used the credit in between', async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 8000, limit: 10_000_00 });
    const shown = await readAgreement(person);
    await api.database
      .updateTable('credit_line')
      .set({ used_cents: 2000_01 })
      .where('id', '=', person.lineId)
      .execute();
    const answer = await sign(person, shown);
    expect([answer.status, answer.problem.type]).toEqual([409, 'step-not-allowed']);
    expect([await listSignatures(api, person.applicationId), await getUsedCredit(api, person)]).toEqual([
      [],
      2000_01,
    ]);
  });

  testEach('two tabs signing at once sign once and use the credit once; both see it signed', async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 3000 });
    const shown = await readAgreement(person);
    const answers = await Promise.all([sign(person, shown), sign(person, shown), sign(person, shown)]);
    expect(answers.map(({ status, body }) => [status, body.facts.agreement])).toEqual(
      Array(3).fill([200, 'signed']),
    );
    expect([
      (await listSignatures(api, person.applicationId)).length,
      await getUsedCredit(api, person),
    ]).toEqual([1, 3000_00]);
  });

  test('repeating the call with its idempotency key returns the same response', async () => {
    const person = await makeApplicantWithOption(api);
    const shown = await readAgreement(person);
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await sign(person, shown, {}, key), await sign(person, shown, {}, key)];
    expect(second.body).toEqual(first.body);
    expect((await listSignatures(api, person.applicationId)).length).toBe(1);
  });

  test('a signed agreement is final: no other option, and its PDF names the signer', async () => {
    const person = await makeApplicantWithOption(api);
    const shown = await readAgreement(person);
    const { items } = (await person.get<{ items: { id: string }[] }>('/v1/offers')).body;
    await sign(person, shown);
    expect(await readAgreement(person, 'fr')).toEqual({ ...shown, signed: true });
    expect((await person.post('/v1/offers/selection', { optionId: items[0]?.id })).status).toBe(409);
    expect((await sign(person, shown, { hash: 'b'.repeat(64) })).status).toBe(409);
    expect(extractPdfText((await pdf(api, person)).rawPayload).join(' ')).toContain(
      'Signed electronically by Élodie Côté',
    );
  });

  testEach('evidence and agreement cannot be changed or deleted, not even by the server', async () => {
    const person = await makeApplicantWithOption(api);
    await sign(person, await readAgreement(person));
    const { database } = api;
    const id = person.applicationId;
    const tries = [
      database.updateTable('agreement_signature').set({ acts: '[]' }).where('application_id', '=', id),
      database.deleteFrom('agreement_signature').where('application_id', '=', id),
      database.updateTable('agreement').set({ due_on: '[]' }).where('application_id', '=', id),
      database.deleteFrom('agreement').where('application_id', '=', id),
    ];
    for (const query of tries) await expect(query.execute()).rejects.toThrow('append-only');
  });

  test('the signed copy is emailed once, as a PDF', async () => {
    const person = await makeApplicantWithOption(api);
    const shown = await readAgreement(person);
    await sign(person, shown);
    const { email } = await readPerson(api, person.applicationId);
    const mails = () =>
      api.database
        .selectFrom('outbox_message')
        .selectAll()
        .where('recipient', '=', email ?? '')
        .execute();
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/Your signed agreement/);
    const file = Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64');
    expect(extractPdfText(file).join(' ')).toContain(shown.hash);
    await expect
      .poll(async () => (await api.database.selectFrom('agreement_delivery').selectAll().execute()).length)
      .toBeGreaterThan(0);
  });

  test('a Quebec business sees French first in any requested language', async () => {
    const person = await makeApplicantWithOption(api, { province: 'QC' });
    const first = await readAgreement(person, 'en');
    expect(first).toMatchObject({ language: 'fr', firstLanguage: 'fr' });
    const second = await readAgreement(person, 'en');
    expect(second).toMatchObject({ language: 'en', firstLanguage: 'fr' });
    expect(JSON.stringify(second.blocks)).toContain(
      'The French version of this agreement was given to you first.',
    );
  });

  test('a Quebec business signs in English only after an express choice, which the evidence records', async () => {
    const person = await makeApplicantWithOption(api, { province: 'QC' });
    const french = await readAgreement(person, 'fr');
    const english = await readAgreement(person, 'en');
    const refused = await sign(person, english);
    expect([refused.status, refused.problem.type]).toEqual([409, 'step-not-allowed']);
    expect(await listSignatures(api, person.applicationId)).toEqual([]);
    await recordActs(person, french, ['languageChosen']);
    expect((await sign(person, english)).status).toBe(200);
    const [row] = await listSignatures(api, person.applicationId);
    expect(row).toMatchObject({ language: 'en', hash: english.hash, french_served_at: expect.any(Date) });
    expect(row?.acts.map(({ act }) => act)).toContain('languageChosen');
    expect(french.hash).not.toBe(english.hash);
  });

  test('a Quebec business signs in French without a further choice', async () => {
    const person = await makeApplicantWithOption(api, { province: 'QC' });
    expect((await sign(person, await readAgreement(person, 'fr'))).status).toBe(200);
  });
});
