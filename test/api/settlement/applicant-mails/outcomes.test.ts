import type { Language } from '@tamarack/core/language';
import { beforeAll, expect, test } from 'vitest';
import { listPersonAgreements } from '../../../../server/src/financing/agreements/personal-data';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api } from '../../../support/api';
import { connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { readPerson, setPerson } from '../../../support/person';
import { createHostedClient, findResumeToken, followResumeLink } from '../../../support/resume-links';
import { makeOperator, makeReview, type TestOperator } from '../../../support/reviews';
import { scoreApplicant, testTiming, waitForDecision } from '../../../support/scoring';
import { listSignatures, makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';
import { createEmail, proveEmail, readCode } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';

describeOneDatabase('outcome emails', (makeApi) => {
  let api: Api;
  let operator: TestOperator;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
    operator = await makeOperator(api);
  });

  const rows = (applicationId: string) =>
    api.database
      .selectFrom('mail')
      .selectAll()
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute();
  /** The kinds of an application's mails, once all of them are out. */
  const sent = async (applicationId: string): Promise<string[]> => {
    const all = await waitUntil(
      () => rows(applicationId),
      (found) => found.every(({ sent_at, refused_at }) => sent_at ?? refused_at),
      30,
    );
    return all.flatMap(({ kind, sent_at }) => (sent_at ? [kind] : []));
  };
  const address = async (applicationId: string, set: { language?: Language } = {}): Promise<string> => {
    const email = createEmail();
    await setPerson(api, applicationId, { email });
    if (set.language)
      await api.database.updateTable('application').set(set).where('id', '=', applicationId).execute();
    return email;
  };
  const outbox = (email: string) =>
    api.database
      .selectFrom('outbox_message')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
  /** Decided by the rules; the mail that followed. */
  const decidedMail = async (user: string) => {
    const person = await makeApplicantAtBank(api);
    const email = await address(person.applicationId);
    await connectBank(person, { user, answers: ['Montreal', 'Canada', 'Triangle'] });
    await person.post('/v1/scoring');
    await waitForDecision(person);
    const kinds = await sent(person.applicationId);
    const [mail] = await outbox(email);
    return { person, kinds, text: mail?.text ?? '', subject: mail?.subject };
  };

  test('an approval by the rules is emailed, with a resume link to the offer behind a code', async () => {
    const { person, kinds, text, subject } = await decidedMail('greatday_nomfa');
    expect(kinds).toEqual(['approved']);
    expect(subject).toMatch(/^Tamarack – You’re approved for up to \$\d\d,\d00 – ./);
    expect(text).toContain('The decision was made automatically.');
    const { body } = await followResumeLink(api, findResumeToken(text));
    expect(body.checkoutId).toBe(person.checkoutId);
    const page = createHostedClient(api, body);
    expect((await page.view()).facts).toMatchObject({ locked: true, outcome: null, credit: null });
    await page.post('/v1/verification/phone');
    const { phone } = await readPerson(api, person.applicationId);
    await page.post('/v1/verification/phone/confirm', { code: await readCode(api, phone ?? '') });
    const opened = await proveEmail(api, page, phone ?? '');
    expect(opened.body.facts).toMatchObject({ locked: false, outcome: 'instantlyApproved' });
    const links = await api.database
      .selectFrom('resume_link')
      .select('expires_at')
      .where('application_id', '=', person.applicationId)
      .execute();
    const left = Number(links[0]?.expires_at) - api.clock.now().getTime();
    expect(links).toHaveLength(1);
    expect(left / 86_400_000).toBeGreaterThan(60);
    expect(left / 86_400_000).toBeLessThan(61.3);
  });

  test('a pre-qualification email names both amounts; a rejection, its reasons and how to ask for a review', async () => {
    const pre = await decidedMail('prequalified');
    expect(pre.kinds).toEqual(['preQualified']);
    expect(pre.text).toContain('You can use $25,000 right away, and may qualify for up to $');
    const rejected = await decidedMail('rejected_nsf');
    expect(rejected.kinds).toEqual(['rejected']);
    expect(rejected.text).toContain('made by an automated system');
    expect(rejected.text).toContain('- Payments were returned for insufficient funds too often.');
    expect(rejected.text).toContain('Ask for a review:');
    expect((await followResumeLink(api, findResumeToken(rejected.text))).status).toBe(200);
  });

  test('a missing SIN is not emailed; a manual review is, with its deadline', async () => {
    const { person } = await scoreApplicant(api, 'greatday_nomfa', { sin: '222222226' });
    expect((await person.view()).facts.scoring.state).toBe('sinNeeded');
    expect(await rows(person.applicationId)).toEqual([]);
    const review = await decidedMail('review_name');
    expect(review.kinds).toEqual(['applicationReceived']);
    expect(review.text).toContain('2 to 4\u00a0hours on a business day');
    expect(review.text).toMatch(/outcome by \w+day, \w+\s\d+, .*\(Eastern time\)/);
  });

  test('a run that two workers finish is emailed once', async () => {
    const { person } = await scoreApplicant(api, 'rejected_revenue');
    const { id: runId } = await api.database
      .selectFrom('scoring_run')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .executeTakeFirstOrThrow();
    for (let n = 0; n < 3; n++) await api.services.jobs.send(api.database, 'scoring', { runId });
    // a run that was queued after them is decided: they have been at work
    await scoreApplicant(api, 'rejected_revenue');
    expect(await sent(person.applicationId)).toEqual(['rejected']);
    const [mail] = await rows(person.applicationId);
    const about = mail?.about ?? '';
    const { applicationId } = person;
    for (let n = 0; n < 2; n++)
      await api.services.mails.queue(api.database, { applicationId, kind: 'rejected', about });
    expect(await rows(person.applicationId)).toHaveLength(1);
  });

  test('a reviewer’s request is emailed in the applicant’s language, the note unchanged', async () => {
    const { applicationId, reviewId } = await makeReview(api, 'referred');
    await sent(applicationId);
    const email = await address(applicationId, { language: 'fr' });
    const note = 'Page 2 of <June> is missing.\nPlease send all of it.';
    api.clock.advance({ seconds: 1 });
    await operator.requestInformation(reviewId, { items: ['voidCheque', 'photoId'], note });
    expect(await sent(applicationId)).toEqual(['applicationReceived', 'moreAsked']);
    const [mail] = await outbox(email);
    expect(mail?.subject).toMatch(/^Tamarack – Il nous manque quelques éléments – ./);
    expect(mail?.text).toContain(
      '- Un spécimen de chèque du compte sur lequel les versements seront prélevés\n- Une pièce',
    );
    expect(mail?.text).toContain('> Page 2 of <June> is missing.\n> Please send all of it.');
    expect(mail?.html).toContain('Page 2 of &lt;June&gt; is missing.<br/>Please');
    expect(mail?.text).toMatch(/\/connect#resume=[\w-]{43}&lng=fr/);
    expect((await followResumeLink(api, findResumeToken(mail?.text ?? ''))).status).toBe(200);
  });

  test('a reviewer’s rejection says that a person decided; after a reconsideration no other is offered', async () => {
    const { applicationId, reviewId, post } = await makeReview(api, 'referred');
    await sent(applicationId);
    const email = await address(applicationId);
    api.clock.advance({ seconds: 1 });
    await operator.decide(reviewId, { decision: 'reject', reasons: ['shortHistory'] });
    await sent(applicationId);
    api.clock.advance({ seconds: 1 });
    expect((await outbox(email)).at(-1)?.text).toContain('Ask for a review:');
    await post('/v1/review/reconsideration', { observations: 'We moved banks in May.' });
    await sent(applicationId);
    const asked = (await outbox(email)).at(-1);
    expect(asked?.text).toContain('up to 1\u00a0business day');
    expect(asked?.text).not.toContain('moved banks');
    const { id } = await api.database
      .selectFrom('review')
      .select('id')
      .where('application_id', '=', applicationId)
      .where('kind', '=', 'reconsideration')
      .executeTakeFirstOrThrow();
    api.clock.advance({ seconds: 1 });
    await operator.decide(id, { decision: 'reject', reasons: ['shortHistory'] });
    expect(await sent(applicationId)).toEqual([
      'applicationReceived',
      'rejected',
      'applicationReceived',
      'rejected',
    ]);
    const last = (await outbox(email)).at(-1)?.text;
    expect(last).toContain('a person reviewed your application again');
    expect(last).not.toContain('Ask for a review');
  });

  test('the signed copy is sent once, to the signer’s address, and its delivery is recorded', async () => {
    const person = await makeApplicantWithOption(api);
    const signedAs = await address(person.applicationId);
    await sign(person, await readAgreement(person));
    const other = await address(person.applicationId);
    expect(await sent(person.applicationId)).toEqual(['agreementCopy']);
    const [mail] = await rows(person.applicationId);
    const [{ id: signatureId } = { id: '' }] = await listSignatures(api, person.applicationId);
    expect(mail?.about).toBe(signatureId);
    for (let n = 0; n < 3; n++) await api.services.jobs.send(api.database, 'mail', { mailId: mail?.id });
    await scoreApplicant(api, 'rejected_revenue');
    const copies = await outbox(signedAs);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.attachments[0]?.contentType).toBe('application/pdf');
    expect(await outbox(other)).toEqual([]);
    const [agreement, ...more] = await listPersonAgreements(api.database, api.services.keys, [
      person.applicationId,
    ]);
    expect([agreement?.deliveredTo, more]).toEqual([signedAs, []]);
  });

  test('the applicant is notified that the merchant was paid', async () => {
    const person = await makeApplicantWithOption(api, { cartTotal: 8000 });
    await sign(person, await readAgreement(person));
    await sent(person.applicationId);
    api.clock.advance({ seconds: 1 });
    const email = await address(person.applicationId);
    const [signature] = await listSignatures(api, person.applicationId);
    const paid = { applicationId: person.applicationId, kind: 'invoicePaid' as const };
    await inTransaction(api.database, async (trx) => {
      for (let n = 0; n < 2; n++)
        await api.services.mails.queue(trx, { ...paid, about: signature?.id ?? '' });
    });
    expect(await sent(person.applicationId)).toEqual(['agreementCopy', 'invoicePaid']);
    const mails = await outbox(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('We paid $8,000.00 to Northern Supply for your purchase.');
    expect(mails[0]?.text).toMatch(/first weekly payment is on \w+\s\d+, \d{4}/);
  });

  test('no email contains a code, a SIN, an account or a name', async () => {
    const all = await api.database
      .selectFrom('outbox_message')
      .select(['text', 'html', 'subject'])
      .where('channel', '=', 'mail')
      .where('subject', 'like', 'Tamarack –%')
      .execute();
    expect(all.length).toBeGreaterThan(10);
    for (const mail of all) {
      const words = JSON.stringify(mail).replaceAll(/resume=[\w-]+/g, '');
      expect(words).not.toMatch(/046454286|046 454|222222226|Tremblay|Maya|Élodie|\b\d{7,12}\b/);
    }
  });
});
