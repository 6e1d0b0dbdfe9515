import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpSender } from '../../../../server/src/adapters/smtp/smtp';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { getMessageId, type MailServer, startMailServer } from '../../../support/mail-server';
import { setPerson } from '../../../support/person';
import { makeOperator, makeReview, type TestOperator } from '../../../support/reviews';
import { advanceTo, countPersistentRows, createEmail } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';

describeOneDatabase('mails over SMTP', (makeApi) => {
  let server: MailServer;
  let api: Api;
  let operator: TestOperator;
  const senders: { close(): void }[] = [];
  const withServer = (): Promise<Api> => {
    const sender = createSmtpSender({ url: server.url, from: 'Tamarack <help@tamarack.example>' });
    senders.push(sender);
    return makeApi({
      adapters: ({ messages }) => ({ messages: { ...messages, sendMail: sender.sendMail } }),
    });
  };
  beforeAll(async () => {
    server = await startMailServer();
    api = await withServer();
    operator = await makeOperator(api);
  });
  afterAll(() => {
    for (const sender of senders) sender.close();
    server.close();
  });

  const to = (email: string): string[] => server.received.filter((mail) => mail.includes(`To: ${email}`));
  const rows = (applicationId: string) =>
    api.database.selectFrom('mail').selectAll().where('application_id', '=', applicationId).execute();
  const settled = (applicationId: string) =>
    waitUntil(
      () => rows(applicationId),
      (all) => all.length > 0 && all.every(({ sent_at, refused_at }) => sent_at ?? refused_at),
      40,
    );
  /** An application under review whose first mail has gone out. */
  const waiting = async () => {
    const person = await makeReview(api, 'referred');
    const email = createEmail();
    await settled(person.applicationId);
    await setPerson(api, person.applicationId, { email });
    return { ...person, email };
  };
  const reject = { decision: 'reject', reasons: ['shortHistory'] };

  test('a temporary rejection followed by success delivers exactly one mail', async () => {
    const { reviewId, applicationId, email } = await waiting();
    const before = server.countAttempts();
    server.planNext('later', 'later');
    await operator.decide(reviewId, reject);
    const done = await settled(applicationId);
    expect(done.find(({ kind }) => kind === 'rejected')?.sent_at).toBeInstanceOf(Date);
    expect(server.countAttempts() - before).toBe(3);
    expect(to(email)).toHaveLength(1);
    expect(to(email)[0]).toContain(`Message-ID: <${done.find(({ kind }) => kind === 'rejected')?.id}@`);
  });

  test('after a connection lost before the confirmation, the repeat has the same Message-ID', async () => {
    const { reviewId, applicationId, email } = await waiting();
    server.planNext('cut');
    await operator.decide(reviewId, reject);
    await settled(applicationId);
    expect(to(email)).toHaveLength(2);
    expect(new Set(to(email).map(getMessageId)).size).toBe(1);
    expect(getMessageId(to(email)[0] ?? '')).not.toBe('');
  });

  test('an unknown address is tried once', async () => {
    const { reviewId, applicationId, email } = await waiting();
    const before = server.countAttempts();
    server.planNext('noSuchUser');
    await operator.decide(reviewId, reject);
    const done = await settled(applicationId);
    expect(done.find(({ kind }) => kind === 'rejected')).toMatchObject({
      sent_at: null,
      refused_at: expect.any(Date),
    });
    expect([server.countAttempts() - before, to(email).length]).toEqual([1, 0]);
  });

  test('two processes with many mails send each mail once', async () => {
    const other = await withServer();
    const [last, ...people] = await Promise.all([waiting(), ...Array.from({ length: 6 }, waiting)]);
    await Promise.all(people.map(({ reviewId }) => operator.decide(reviewId, reject)));
    // each job a second time, for whichever process comes first
    for (const { applicationId } of people)
      for (const { id } of await rows(applicationId))
        for (const { services, database } of [api, other])
          await services.jobs.send(database, 'mail', { mailId: id });
    for (const { applicationId } of people) await settled(applicationId);
    await operator.decide(last.reviewId, reject);
    await settled(last.applicationId);
    expect(people.map(({ email }) => to(email).length)).toEqual(people.map(() => 1));
  });

  test('a code is retried while its applicant waits, under one Message-ID', async () => {
    const person = await advanceTo(api, 'phone');
    const email = createEmail();
    server.planNext('later', 'later');
    const { status, body } = await person.post('/v1/verification/email', { email });
    expect([status, body.contact.pendingEmail?.to]).toEqual([200, 'o•••@shop.example']);
    expect(to(email)).toHaveLength(1);
    const again = createEmail();
    await person.delete('/v1/verification/email');
    server.planNext('cut');
    expect((await person.post('/v1/verification/email', { email: again })).status).toBe(200);
    expect(to(again)).toHaveLength(2);
    expect(new Set(to(again).map(getMessageId)).size).toBe(1);
  });

  test('a code that cannot be sent fails at once, and is not counted', async () => {
    const person = await advanceTo(api, 'phone');
    const kept = await countPersistentRows(api);
    const before = server.countAttempts();
    server.planNext('later', 'later', 'later');
    const refused = await person.post('/v1/verification/email', { email: createEmail() });
    expect(refused.problem.type).toBe('unable-to-send-verification-code-exception');
    expect(server.countAttempts() - before).toBe(3);
    expect(await countPersistentRows(api)).toEqual({ ...kept, audit_event: Number(kept['audit_event']) + 1 });
    server.planNext('noSuchUser');
    const nobody = await person.post('/v1/verification/email', { email: createEmail() });
    expect(nobody.problem.type).toBe('unable-to-send-verification-code-exception');
    expect(server.countAttempts() - before).toBe(4);
    expect((await person.post('/v1/verification/email', { email: createEmail() })).status).toBe(200);
  });
});
