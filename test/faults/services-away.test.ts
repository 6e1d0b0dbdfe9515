import { afterAll, beforeAll, type TestContext, test } from 'vitest';
import { createHttpBureau } from '../../server/src/adapters/bureau';
import { createFlinks } from '../../server/src/adapters/flinks';
import { createS3Store } from '../../server/src/adapters/s3';
import { createSmtpSender } from '../../server/src/adapters/smtp';
import { createTwilio } from '../../server/src/adapters/twilio';
import { verificationEn } from '../../server/src/intake/verification/texts/verification-en';
import { createSpool } from '../../server/src/platform/files';
import type { Api, ApiOptions, ApiResponse, ApplicantClient } from '../support/api';
import { connectBank, makeApplicantAtBank } from '../support/applicant-at-bank';
import { describeOneDatabase } from '../support/describe-databases';
import { sendStatement } from '../support/documents';
import { getMessageId, startMailServer } from '../support/mail-server';
import { statementPdf } from '../support/pdfs';
import { isScoringEnded, testTiming } from '../support/scoring';
import { suiteOptions } from '../support/tally/suite-options';
import { createTally, type Tally } from '../support/tally/tally';
import { advanceTo, createEmail, createPhone } from '../support/verification';
import { waitUntil } from '../support/wait-until';
import { walkTo } from '../support/walk-to';
import { type Mood, type MoodyServer, moods, startMoodyServer } from './support/moody-server';

/** Every service has a time limit; the slowest, mail, gives up after a minute. */
const answerMs = 70_000;
const readBodies: readonly Mood[] = suiteOptions.full ? moods : moods.filter((mood) => mood !== 'hangs');
/** A mail server that is not understood is tried for seconds. */
const mailMoods: readonly Mood[] = suiteOptions.full ? moods : ['refuses', 'garbage'];
/** Of services whose status alone is the answer. */
const statusOnly = readBodies.filter((mood) => mood !== 'empty' && mood !== 'endless');

type Open = (adapters: NonNullable<ApiOptions['adapters']>) => Promise<Api>;

let moody: MoodyServer;
beforeAll(async () => {
  moody = await startMoodyServer();
});
afterAll(() => moody.close());

/** Each on a database of its own: no other API's workers take its jobs. */
function testAway(name: string, run: (context: TestContext, open: Open) => Promise<void>): void {
  describeOneDatabase('services away', (makeApi) => {
    test(name, (context) =>
      run(context, (adapters) => makeApi({ adapters, config: { scoring: testTiming } })),
    );
  });
}

/** Refused in time as a failure of the service, never acknowledged, never an internal error. */
const tryMoods = async (
  tally: Tally,
  moodsToTry: readonly Mood[],
  attempt: () => Promise<{ readonly answer: ApiResponse<unknown>; readonly isKept: boolean }>,
): Promise<void> => {
  for (const mood of moodsToTry) {
    moody.setMood(mood);
    const [before, begin] = [moody.countCalls(), performance.now()];
    const { answer, isKept } = await attempt();
    const took = performance.now() - begin;
    const { status, problem, headers } = answer;
    tally.count(moody.countCalls() > before ? null : `${mood}: the service was not asked`);
    tally.count(status >= 400 && status !== 500 ? null : `${mood}: ${status} ${problem?.type}`);
    tally.count(status !== 503 || headers['retry-after'] ? null : `${mood}: no Retry-After`);
    tally.count(took < answerMs ? null : `${mood}: ${Math.round(took)} ms`);
    tally.count(isKept ? `${mood}: what was refused is kept` : null);
  }
};

testAway('the SMS service', async (context, open) => {
  const tally = createTally(context);
  const hosts = { messages: `http://${moody.host}`, lookups: `http://${moody.host}` };
  const twilio = createTwilio({ accountSid: 'AC', authToken: 'a', from: 'MG', fetch, hosts });
  const api = await open((sandbox) => ({ messages: { ...sandbox.messages, ...twilio } }));
  await tryMoods(tally, statusOnly, async () => {
    const person = await advanceTo(api, 'eligible');
    const answer = await person.post('/v1/verification/phone', { phone: createPhone() });
    return { answer, isKept: (await person.view()).contact.pendingPhone !== null };
  });
  tally.end();
});

testAway('the mail service, for a code', async (context, open) => {
  const tally = createTally(context);
  const smtp = createSmtpSender({
    url: `smtp://${moody.host}?greetingTimeout=2000`,
    from: 'a@tamarack.example',
  });
  const api = await open((sandbox) => ({ messages: { ...sandbox.messages, sendMail: smtp.sendMail } }));
  await tryMoods(tally, mailMoods, async () => {
    const person = await advanceTo(api, 'phone');
    const answer = await person.post('/v1/verification/email', { email: createEmail() });
    return { answer, isKept: (await person.view()).contact.pendingEmail !== null };
  });
  tally.end();
});

testAway('the mail service, while customers sign: mails arrive later, each once', async (context, open) => {
  const tally = createTally(context);
  const mailServer = await startMailServer();
  const smtp = createSmtpSender({ url: mailServer.url, from: 'a@tamarack.example' });
  const api = await open((sandbox) => ({
    messages: {
      ...sandbox.messages,
      // codes are another test's
      sendMail: (mail) =>
        (mail.subject.endsWith(verificationEn.mailSubject) ? sandbox.messages : smtp).sendMail(mail),
    },
  }));
  mailServer.planNext('later', 'later', 'cut', 'later', 'cut', 'later', 'later');
  const people = await Promise.all([1, 2, 3].map(() => walkTo(api, 'completed')));
  for (const person of people)
    tally.count((await person.view()).facts.purchase === 'completed' ? null : 'a purchase was lost');
  await waitUntil(
    async () => {
      api.clock.advance({ minutes: 11 });
      await api.services.mails.sweep();
      return countMails(api);
    },
    ({ unsent }) => unsent === 0,
    120,
  );
  const { all } = await countMails(api);
  const ids = mailServer.received.map(getMessageId);
  const distinct = new Set(ids).size;
  tally.count(distinct === all ? null : `${all} mails were queued, ${distinct} arrived`);
  tally.countHeld(all);
  tally.note(
    `${all} mails in ${mailServer.countAttempts()} attempts; ${ids.length - distinct} repeated under one id`,
  );
  mailServer.close();
  tally.end();
});

testAway('the store of files', async (context, open) => {
  const tally = createTally(context);
  const api = await open(() => ({
    files: createS3Store(
      {
        bucket: 'files',
        region: 'ca-central-1',
        endpoint: `http://${moody.host}`,
        credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      },
      createSpool(`/tmp/tamarack-spool-${process.pid}`),
    ),
  }));
  const bytes = await statementPdf();
  await tryMoods(tally, statusOnly, async () => {
    const person = await makeApplicantAtBank(api);
    const answer = await sendStatement(person, { bytes });
    return { answer, isKept: (await person.view()).documents.length > 0 };
  });
  tally.end();
});

testAway('the aggregator', async (context, open) => {
  const tally = createTally(context);
  const api = await open(() => ({
    aggregator: createFlinks({
      apiUrl: `http://${moody.host}`,
      pageUrl: `http://${moody.host}`,
      customerId: 'a',
      secret: 'b',
      apiKey: 'c',
      customerName: 'Tamarack',
      webhook: null,
      toolbox: false,
      testUser: null,
      timeoutMs: 3_000,
    }),
  }));
  await tryMoods(tally, readBodies, async () => {
    const person = await makeApplicantAtBank(api);
    const answer = await person.post('/v1/bank/connection', { language: 'en' });
    return { answer, isKept: (await person.view()).facts.bank === 'connected' };
  });
  tally.end();
});

testAway('the bureau: a person decides', async (context, open) => {
  const tally = createTally(context);
  const bureau = createHttpBureau({ url: `http://${moody.host}`, key: 'a', timeoutMs: 1_000 });
  const api = await open(() => ({ bureau }));
  for (const mood of readBodies) {
    moody.setMood(mood);
    const person: ApplicantClient = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'instant' });
    await person.post('/v1/scoring');
    const { facts } = await waitUntil(() => person.view(), isScoringEnded, 90);
    tally.count(facts.outcome === 'manualReview' ? null : `${mood}: ${facts.outcome}`);
  }
  tally.end();
});

async function countMails(api: Api): Promise<{ readonly all: number; readonly unsent: number }> {
  const rows = await api.database.selectFrom('mail').select(['sent_at', 'refused_at']).execute();
  return { all: rows.length, unsent: rows.filter(({ sent_at }) => sent_at === null).length };
}
