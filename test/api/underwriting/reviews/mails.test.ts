import { contact } from '@tamarack/core/contact';
import type { Language } from '@tamarack/core/language';
import { beforeAll, expect, test } from 'vitest';
import type { Mail, SendOutcome } from '../../../../server/src/platform/mail/ports';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';
import { setPerson } from '../../../support/person';
import { makeOperator, makeReview, type TestOperator } from '../../../support/reviews';
import { createEmail } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';

/** A mail service whose answers a test chooses. */
function createMailService() {
  const sent: Mail[] = [];
  let answers: SendOutcome[] = [];
  return {
    sent,
    answerNext: (...next: SendOutcome[]) => {
      answers = next;
    },
    sendMail: async (mail: Mail): Promise<SendOutcome> => {
      const answer = answers.shift() ?? { sent: true };
      if (answer.sent) sent.push(mail);
      return answer;
    },
    to: (email: string) => sent.filter(({ to }) => to === email),
  };
}

describeOneDatabase('review emails', (makeApi) => {
  let api: Api;
  let operator: TestOperator;
  const service = createMailService();
  beforeAll(async () => {
    const messages = {
      sendMail: service.sendMail,
      sendSms: async () => ({ sent: true }) as const,
      lookUpLine: async () => ({ kind: 'unknown', country: null }) as const,
    };
    api = await makeApi({ adapters: { messages }, clock: createFakeClock(new Date('2026-11-24T15:00:00Z')) });
    operator = await makeOperator(api);
  });

  const waiting = async (language: Language = 'en') => {
    const person = await makeReview(api);
    const email = createEmail();
    await setPerson(api, person.applicationId, { email });
    await api.database
      .updateTable('application')
      .set({ language })
      .where('id', '=', person.applicationId)
      .execute();
    return { ...person, email };
  };
  const rows = (applicationId: string) =>
    api.database.selectFrom('mail').selectAll().where('application_id', '=', applicationId).execute();
  const mailed = (email: string, wanted: number) =>
    waitUntil(
      async () => service.to(email),
      (mails) => mails.length >= wanted,
    );
  const settled = (applicationId: string) =>
    waitUntil(
      () => rows(applicationId),
      (all) => all.every(({ sent_at, refused_at }) => sent_at ?? refused_at),
      30,
    );
  const approve = { decision: 'approve', limit: 12_500, tier: 'B' };

  test('an approval email states limit, expiry and resume link', async () => {
    const { reviewId, email, applicationId } = await waiting();
    await operator.decide(reviewId, approve);
    await settled(applicationId);
    const mail = service.to(email).find(({ subject }) => subject.includes('approved'));
    expect(mail?.subject).toMatch(/^Tamarack – You’re approved for up to \$12,500 – ./);
    expect(mail?.text).toContain('until January\u00a023, 2027');
    expect(mail?.text).toContain('return to the checkout of Northern Supply');
    expect(mail?.html).toContain('<html lang="en-CA">');
  });

  test('a rejection email in French states reasons, days, and that a person decided', async () => {
    const { reviewId, email, applicationId } = await waiting('fr');
    await operator.decide(reviewId, { decision: 'reject', reasons: ['documentsUnreadable', 'shortHistory'] });
    await settled(applicationId);
    const mail = service.to(email).find(({ subject }) => subject.includes('résultat'));
    expect(mail?.text).toContain('Une personne a examiné votre demande');
    expect(mail?.text).toContain('- Les documents n’ont pas pu être lus.\n- Le compte bancaire montre');
    expect(mail?.text).toContain('dans 90\u00a0jours, à compter du 22\u00a0février 2027');
    expect(mail?.text).toContain(contact.privacyEmail);
    expect(mail?.html).toContain('<html lang="fr-CA">');
  });

  test('emails name the sender, and contain nothing confidential', async () => {
    for (const { text, html } of service.sent)
      for (const form of [text, html]) {
        expect(form).toContain(contact.address);
        expect(form).not.toMatch(/046454286|286|Maya|Tremblay|\.pdf/);
      }
    expect(service.sent.length).toBeGreaterThan(2);
  });

  test('documents are acknowledged once, promising one business day, and other reviews by an email of their own', async () => {
    const { email, applicationId } = await waiting();
    await settled(applicationId);
    const referred = await makeReview(api, 'referred');
    expect((await rows(referred.applicationId)).map(({ kind }) => kind)).toEqual(['applicationReceived']);
    expect((await rows(applicationId)).map(({ kind }) => kind)).toEqual(['documentsReceived']);
    const mail = [...service.to('maya@bistro.example'), ...service.to(email)].at(-1);
    expect(mail?.text).toContain('up to 1\u00a0business day');
    expect(mail?.text).toContain('doesn’t affect your credit score');
  });

  test('an email is sent once even if its job runs twice, and not while another run is sending it', async () => {
    const { reviewId, email, applicationId } = await waiting();
    await settled(applicationId);
    await operator.decide(reviewId, approve);
    const done = await settled(applicationId);
    const before = service.to(email).length;
    const mail = done.find(({ kind }) => kind === 'approved');
    for (let n = 0; n < 3; n++) await api.services.jobs.send(api.database, 'mail', { mailId: mail?.id });
    // a mail queued after them has gone out: they have run
    const next = await waiting();
    await settled(next.applicationId);
    expect(service.to(email)).toHaveLength(before);
    expect(mail?.sent_at).toEqual(api.clock.now());
  });

  test('an email waits while the mail service is down, and is cancelled for an unknown address', async () => {
    const { reviewId, email, applicationId } = await waiting();
    await settled(applicationId);
    const before = service.to(email).length;
    service.answerNext({ sent: false, reason: 'unavailable' });
    await operator.decide(reviewId, approve);
    await mailed(email, before + 1);
    const ids = service.to(email).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);

    const dead = await waiting();
    await settled(dead.applicationId);
    service.answerNext({ sent: false, reason: 'undeliverable' });
    await operator.decide(dead.reviewId, approve);
    const outcome = (await settled(dead.applicationId)).find(({ kind }) => kind === 'approved');
    expect(outcome).toMatchObject({ sent_at: null, refused_at: expect.any(Date) });
  });

  test('emails of a process that died while sending are sent by the next, once none can be sending', async () => {
    const { reviewId, email, applicationId } = await waiting();
    await settled(applicationId);
    const before = service.to(email).length;
    // as the ended process left it: taken, and not marked
    const at = api.clock.now();
    service.answerNext({ sent: false, reason: 'unavailable' });
    await operator.decide(reviewId, approve);
    await api.database
      .updateTable('mail')
      .set({ locked_until: new Date(at.getTime() + 60_000) })
      .where('application_id', '=', applicationId)
      .where('sent_at', 'is', null)
      .execute();
    api.clock.advance({ minutes: 2 });
    await mailed(email, before + 1);
    await settled(applicationId);
    expect(service.to(email)).toHaveLength(before + 1);
  });
});
