import { randomUUID } from 'node:crypto';
import { beforeAll, test } from 'vitest';
import type { Api, ApplicantClient } from '../support/api';
import { makeApprovedApplicant } from '../support/approved-applicant';
import { createIpAddress, openBrowser } from '../support/console-browser';
import { readContestedMails } from '../support/contested-number';
import { describeEachDatabase, describeOneDatabase } from '../support/describe-databases';
import { findResumeToken, openResumeLink } from '../support/resume-links';
import { getPhone } from '../support/returning-customers';
import { suiteOptions } from '../support/tally/suite-options';
import { createTally } from '../support/tally/tally';
import { createPhone, getAccountEmail, readCode } from '../support/verification';

/** One in ten thousand, of a million codes: the share that guessing may reach within a day. */
const maxGuessesPerDay = 100;
const maxMessagesPerDay = 20;
const rounds = suiteOptions.full ? 40 : 4;
const sessionsPerRound = suiteOptions.full ? 30 : 10;

const describeDatabases = suiteOptions.full ? describeEachDatabase : describeOneDatabase;

describeDatabases('guessing', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1, sendsPerAddress: 60 } });
  });

  const openSession = async (): Promise<ApplicantClient> => {
    const person = await api.session();
    await person.put('/v1/application/eligibility', { eligible: true });
    return person;
  };

  test('the code of one number, from many sessions and networks, over a day', async (context) => {
    const tally = createTally(context);
    const phone = createPhone();
    let [compared, sent] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      for (let index = 0; index < sessionsPerRound; index++) {
        const person = await openSession();
        const network = { 'x-forwarded-for': createIpAddress() };
        if ((await person.post('/v1/verification/phone', { phone }, network)).status !== 200) {
          tally.countHeld(1);
          continue;
        }
        sent++;
        const code = Number(await readCode(api, phone));
        for (let guess = 1; guess <= 8; guess++) {
          const wrong = String((code + guess) % 1_000_000).padStart(6, '0');
          const answer = await person.post('/v1/verification/phone/confirm', { code: wrong }, network);
          if (answer.problem.type === 'verification-code-invalid') compared++;
          tally.count(answer.status >= 400 ? null : 'a wrong code was accepted');
        }
      }
      api.clock.advance({ hours: 24 / rounds });
    }
    tally.count(compared <= maxGuessesPerDay ? null : `${compared} guesses were compared in a day`);
    tally.note(`${sent} messages, ${compared} guesses compared in a day, of 1,000,000 codes`);
    tally.end();
  });

  test('an owner’s way in, from as many networks as it takes to use up a number’s codes', async (context) => {
    const tally = createTally(context);
    const { customerId } = await makeApprovedApplicant(api);
    const phone = await getPhone(api, customerId);
    api.clock.advance({ minutes: 11 });
    let sent = 0;
    for (let round = 0; round < rounds; round++) {
      for (let index = 0; index < sessionsPerRound; index++) {
        const network = { 'x-forwarded-for': createIpAddress() };
        const { status } = await (await openSession()).post('/v1/verification/phone', { phone }, network);
        if (status === 200) sent++;
        tally.countHeld(1);
      }
      api.clock.advance({ hours: 23 / rounds });
    }
    tally.count(sent <= maxMessagesPerDay ? null : `${sent} messages in a day`);
    const mails = await readContestedMails(api, await getAccountEmail(api, phone));
    tally.count(mails.length === 1 ? null : `${mails.length} mails in a day`);
    const owner = await openResumeLink(api, findResumeToken(mails[0] ?? ''));
    const network = { 'x-forwarded-for': createIpAddress() };
    const { status } = await owner.post('/v1/verification/phone', undefined, network);
    tally.count(status === 200 ? null : 'the owner got no code with the link of the mail');
    tally.note(`${sent} messages, 1 mail to the owner, whose link gets a code`);
    tally.end();
  });

  test('a code, by a hundred guesses at once', async (context) => {
    const tally = createTally(context);
    const phone = createPhone();
    const person = await openSession();
    await person.post('/v1/verification/phone', { phone });
    const code = Number(await readCode(api, phone));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, guess) =>
        person.post('/v1/verification/phone/confirm', {
          code: String((code + guess + 1) % 1_000_000).padStart(6, '0'),
        }),
      ),
    );
    const compared = answers.filter(({ problem }) => problem.type === 'verification-code-invalid').length;
    for (const { status } of answers) tally.count(status >= 400 ? null : 'a wrong code was accepted');
    tally.count(compared <= 5 ? null : `${compared} guesses of one code were compared`);
    tally.note(`${compared} compared`);
    tally.end();
  });

  test('messages to many numbers from one network', async (context) => {
    const tally = createTally(context);
    const network = { 'x-forwarded-for': createIpAddress() };
    let sent = 0;
    for (let index = 0; index < 100; index++) {
      const person = await openSession();
      const { status } = await person.post('/v1/verification/phone', { phone: createPhone() }, network);
      if (status === 200) sent++;
      tally.countHeld(1);
    }
    tally.count(sent <= 60 ? null : `${sent} messages in an hour`);
    tally.note(`${sent} messages in an hour`);
    tally.end();
  });

  test('operators’ keys, merchants’ keys and session tokens', async (context) => {
    const tally = createTally(context);
    const { checkoutId } = await api.session();
    const guesses = ['', 'op_', 'sk_test_', 'null', '0', "' or ''='", randomUUID(), 'x'.repeat(10_000)];
    for (const guess of guesses) {
      const bearer = { authorization: `Bearer ${guess}` };
      for (const [url, headers] of [
        ['/v1/operator/reviews', bearer],
        ['/v1/merchant/checkouts', bearer],
        ['/v1/application', { sessiontoken: guess, checkoutid: checkoutId }],
        ['/v1/application', { sessiontoken: guess, checkoutid: guess }],
      ] as const) {
        const { status } = await api.call('GET', url, { headers });
        tally.count(status === 401 ? null : `${url} answered ${status} to “${guess.slice(0, 20)}”`);
      }
    }
    let tried = 0;
    const browser = openBrowser(api, createIpAddress());
    for (let guess = 0; guess < 40; guess++) {
      const { status } = await browser.post('/operator/login', { key: `op_${randomUUID()}` });
      if (status === 401) tried++;
      tally.count(status >= 400 ? null : 'a key that does not exist logged in');
    }
    tally.count(tried <= 10 ? null : `${tried} logins from one network were tried`);
    tally.end();
  });
});

describeOneDatabase('rate limits', (makeApi) => {
  const limit = 20;
  const limits = { perAddress: limit, perSession: 1e6, checkout: 1e6, verification: 1e6 };

  /** Values of `X-Forwarded-For` of somebody who claims to be somebody else in each request. */
  const spoofs: Readonly<Record<string, (index: number) => string>> = {
    'another address': (index) => `203.0.113.${index}`,
    'a list of addresses': (index) => `10.0.0.${index}, 203.0.113.${index}`,
    'an address within the same IPv6 network': (index) => `2001:db8:1:2::${index}`,
    'a mapped address': () => '::ffff:198.51.100.9',
    'no address': (index) => `unknown-${index}`,
  };

  test('X-Forwarded-For from a caller that no proxy stands before', async (context) => {
    const tally = createTally(context);
    for (const [name, spoof] of Object.entries(spoofs)) {
      const api = await makeApi({ config: { rateLimits: limits, trustProxy: 0 } });
      const passed = await countPassed(api, spoof);
      tally.count(passed <= limit ? null : `${name}: ${passed} passed`);
    }
    tally.end();
  });

  test('X-Forwarded-For in front of what our proxy adds', async (context) => {
    const tally = createTally(context);
    for (const [name, spoof] of Object.entries(spoofs)) {
      const api = await makeApi({ config: { rateLimits: limits, trustProxy: 1 } });
      const passed = await countPassed(api, (index) => `${spoof(index)}, 198.51.100.7`);
      tally.count(passed <= limit ? null : `${name}: ${passed} passed`);
    }
    tally.end();
  });

  test('addresses within one IPv6 network, as our proxy adds them', async (context) => {
    const tally = createTally(context);
    const api = await makeApi({ config: { rateLimits: limits, trustProxy: 1 } });
    const passed = await countPassed(api, (index) => `2001:db8:7:7:${index}:${index}::1`);
    tally.count(passed <= limit ? null : `${passed} passed`);
    tally.end();
  });

  const countPassed = async (api: Api, spoof: (index: number) => string): Promise<number> => {
    let passed = 0;
    for (let index = 1; index <= limit * 3; index++) {
      const { status } = await api.call('GET', '/v1/application', {
        headers: {
          'x-forwarded-for': spoof(index),
          'x-real-ip': spoof(index),
          forwarded: `for=${spoof(index)}`,
        },
      });
      if (status !== 429) passed++;
    }
    return passed;
  };
});
