import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { setAccountEmail, setAccountPhone } from '../../../../server/src/intake/applications/record/customer';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api, ApplicantClient } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { readContestedMails, waitForReports } from '../../../support/contested-number';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { createHostedClient, findResumeToken, followResumeLink } from '../../../support/resume-links';
import { chooseAndSign, getPhone } from '../../../support/returning-customers';
import { createEmail, createPhone, getAccountEmail, readCode } from '../../../support/verification';

describeMostlyOneDatabase(
  'a number that strangers request codes to: its owner',
  (makeApi, { test, testEach }) => {
    let api: Api;
    beforeAll(async () => {
      api = await makeApi({ config: { trustProxy: 1 } });
    });

    let networks = 0;
    /** Each in a block of its own. */
    const createNetwork = (): string => `${50 + Math.floor(++networks / 250)}.${networks % 250}.0.9`;
    const from = (network: string) => ({ 'x-forwarded-for': network });

    const open = async (): Promise<ApplicantClient> => {
      const person = await api.session({}, { merchant: await api.makeMerchant() });
      await person.put('/v1/application/eligibility', { eligible: true });
      return person;
    };
    const ask = async (phone: string, network = createNetwork()) =>
      (await open()).post('/v1/verification/phone', { phone }, from(network));
    /** From as many networks as codes; returns the statuses. */
    const request = async (phone: string, codes: number): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < codes; n += 1) statuses.push((await ask(phone)).status);
      return statuses;
    };
    const attack = async (phone: string): Promise<void> => {
      api.clock.advance({ minutes: 11 });
      const statuses = await request(phone, 14);
      expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([13, 429]);
    };

    const readMails = (email: string) => readContestedMails(api, email);

    /** With a purchase that is signed: no mail of it has a link. */
    const makeCustomer = async () => {
      const person = await makeApprovedApplicant(api);
      await chooseAndSign(person, 'Élodie Côté');
      const phone = await getPhone(api, person.customerId);
      return { ...person, phone, email: await getAccountEmail(api, phone) };
    };

    testEach('gets a code on a new device in a new network by the link that is mailed', async () => {
      const { phone, email } = await makeCustomer();
      await attack(phone);
      const home = createNetwork();
      expect((await ask(phone, home)).status).toBe(429);
      const [mail = ''] = await readMails(email);
      const link = await followResumeLink(api, findResumeToken(mail));
      const linked = createHostedClient(api, link.body);
      expect((await linked.post('/v1/verification/phone', undefined, from(home))).status).toBe(200);
      const code = await readCode(api, phone);
      expect((await linked.post('/v1/verification/phone/confirm', { code }, from(home))).status).toBe(200);
      api.clock.advance({ minutes: 1 });
      expect((await ask(phone, home)).status).toBe(200);
      expect((await ask(phone)).status).toBe(429);
    });

    testEach(
      'is mailed once a day, as soon as newcomers’ places are used, for as long as that lasts',
      async () => {
        const { phone, email } = await makeCustomer();
        api.clock.advance({ minutes: 11 });
        await request(phone, 7);
        expect(await readMails(email)).toHaveLength(0);
        await request(phone, 1);
        expect(await readMails(email)).toHaveLength(1);
        await request(phone, 5);
        api.clock.advance({ hours: 23 });
        await request(phone, 4);
        expect(await readMails(email)).toHaveLength(1);
        api.clock.advance({ hours: 2 });
        await request(phone, 8);
        expect(await readMails(email)).toHaveLength(2);
      },
    );

    test('is mailed a link that works for the day after, and no longer than three', async () => {
      const { phone, email } = await makeCustomer();
      await attack(phone);
      const [mail = ''] = await readMails(email);
      api.clock.advance({ hours: 71 });
      expect((await followResumeLink(api, findResumeToken(mail))).status).toBe(200);
      api.clock.advance({ hours: 1 });
      expect((await followResumeLink(api, findResumeToken(mail))).status).toBe(401);
    });

    test('is mailed at the address proven before while a change of it is on hold', async () => {
      const { customerId, phone, email } = await makeCustomer();
      const changed = createEmail();
      await inTransaction(api.services.database, (trx) =>
        setAccountEmail(trx, api.services.keys, customerId, {
          email: changed,
          former: { email, until: new Date(api.clock.now().getTime() + 86_400_000) },
        }),
      );
      await attack(phone);
      expect(await readMails(email)).toHaveLength(1);
      expect(await readMails(changed)).toHaveLength(0);
    });

    test('is not mailed once another person has the number', async () => {
      const { customerId, phone, email } = await makeCustomer();
      await setAccountPhone(api.services.database, api.services.keys, customerId, null);
      await attack(phone);
      expect(await readMails(email)).toHaveLength(0);
    });

    test('a stranger gets the same answers for a number with an account and for one without, by the same work', async () => {
      const countJobs = async (): Promise<number> => {
        const { rows } = await sql<{ readonly jobs: number }>`select count(*)::int as jobs from pgboss.job
        where name = 'contested-number'`.execute(api.database);
        return rows[0]?.jobs ?? 0;
      };
      const attackAndCompare = async (phone: string) => {
        api.clock.advance({ minutes: 11 });
        const before = await countJobs();
        const answers = [];
        for (let n = 0; n < 15; n += 1) {
          const { status, body, problem } = await ask(phone);
          await waitForReports(api);
          const { type, retryAfter } = status === 200 ? {} : problem;
          answers.push({ status, facts: body.facts, type, retryAfter, jobs: (await countJobs()) - before });
        }
        return answers;
      };
      const { phone } = await makeCustomer();
      const ofCustomer = await attackAndCompare(phone);
      expect(ofCustomer.map(({ jobs }) => jobs)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 6]);
      expect(await attackAndCompare(createPhone())).toEqual(ofCustomer);
    });
  },
);
