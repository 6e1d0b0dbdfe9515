import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { toCents } from '@tamarack/core/money/cents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { createSanctionsFileList } from '../../../../server/src/adapters/sanctions';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import {
  countUnscreenedLines,
  listUnscreenedLines,
} from '../../../../server/src/underwriting/due-diligence/line-repository';
import type { Api } from '../../../support/api';
import {
  type ApprovedApplicant,
  makeApprovedApplicant,
  makeReturningApplicant,
} from '../../../support/approved-applicant';
import { logIn, type OperatorBrowser, toText } from '../../../support/console-browser';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { makeReadyToSign } from '../../../support/ready-to-sign';
import { getReviewId, makeOperator, makeReview } from '../../../support/reviews';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-list-'));
const file = path.join(folder, 'list.xml');
const listed: string[] = [];

/** A newer edition, with these businesses as well. */
function publish(...names: readonly string[]): void {
  listed.push(...names);
  const records = listed.map(
    (name, at) => `<record><Country-Pays>Ruritania / Ruritanie</Country-Pays>
      <EntityOrShip-EntiteOuNavire>${name}</EntityOrShip-EntiteOuNavire>
      <Schedule-Annexe>1</Schedule-Annexe><Item-NumeroDarticle>${at + 1}</Item-NumeroDarticle>
      <DateOfListing-DateDinscription>2026-11-20</DateOfListing-DateDinscription></record>`,
  );
  fs.writeFileSync(file, `<data-set>${records.join('')}</data-set>`);
}

const list = () => createSanctionsFileList({ path: file, maxAgeDays: 7 }, { now: () => new Date() });

/** Pronounceable, and like no other. */
const makeName = (): string =>
  `${[...randomUUID().replaceAll(/\D/g, '')].map((digit) => `${'bdfgklmnrv'[Number(digit)]}a`).join('')} Foods`;

describeMostlyOneDatabase('a new sanctions list', (makeApi, { test, testEach }) => {
  let api: Api;
  let browser: OperatorBrowser;
  beforeAll(async () => {
    listed.length = 0;
    publish('Ruritanian Railways');
    api = await makeApi({ config: { trustProxy: 1 }, adapters: { sanctions: list() } });
    browser = await logIn(api);
  });
  afterAll(() => fs.rmSync(file, { force: true }));

  const rescreen = () => api.services.rescreening.run();
  const makeCustomer = (legal: string) => makeApprovedApplicant(api, { legal });
  const sign = async (person: ApprovedApplicant) => (await makeReadyToSign(api, person, toCents(8000)))();
  /** Without the agreement that leads to it. */
  const drawDirectly = ({ applicationId }: ApprovedApplicant, dollars: number) =>
    inTransaction(api.database, (trx) =>
      api.services.scoring.useCredit(trx, {
        applicationId,
        reference: randomUUID(),
        amount: toCents(dollars),
      }),
    );
  const readMatches = (applicationId: string) =>
    api.database.selectFrom('name_match').selectAll().where('application_id', '=', applicationId).execute();
  const readReviews = (applicationId: string) =>
    api.database
      .selectFrom('review')
      .select(['id', 'kind', 'state'])
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute();
  const countScreenings = async (lineId: string) =>
    (
      await api.database
        .selectFrom('line_screening')
        .select('screened_at')
        .where('credit_line_id', '=', lineId)
        .execute()
    ).length;
  const resolve = async (person: ApprovedApplicant, state: 'cleared' | 'confirmed', note = 'By passport') => {
    const open = (await readMatches(person.applicationId)).find((match) => match.state === 'open');
    const path = `/operator/reviews/${await getReviewId(api, person)}/identity/match`;
    expect((await browser.post(path, { matchId: open?.id ?? '', state, note })).status).toBe(303);
  };

  testEach(
    'stops the draws of a customer with an open line, who is not told, until it is resolved',
    async () => {
      const [name, other] = [makeName(), makeName()];
      const [person, bystander] = [await makeCustomer(name), await makeCustomer(other)];
      await rescreen();
      expect(await readReviews(person.applicationId)).toEqual([]);
      const before = await person.view();
      const draw = await makeReadyToSign(api, person, toCents(8000));
      const tooMuch = await drawDirectly(bystander, 90_000).catch((error: unknown) => error);

      publish(name);
      await rescreen();
      await rescreen();
      expect(await readMatches(person.applicationId)).toHaveLength(1);
      expect(await readReviews(person.applicationId)).toMatchObject([{ kind: 'screening', state: 'open' }]);
      expect(await readReviews(bystander.applicationId)).toEqual([]);
      expect([await countScreenings(person.lineId), await countScreenings(bystander.lineId)]).toEqual([2, 2]);
      const { edition } = await list().read();
      const due = { fingerprint: edition?.fingerprint ?? '', today: dateIn(api.clock.now()), limit: 1 };
      expect(await listUnscreenedLines(api.database, due)).toEqual([]);
      expect(await countUnscreenedLines(api.database, due)).toBe(0);

      // refused in the words of any other refusal; neither view nor mail mentions it
      const refused = await draw();
      expect([refused.status, refused.problem.type, refused.problem.detail]).toEqual([
        409,
        'step-not-allowed',
        undefined,
      ]);
      expect(tooMuch).toMatchObject({ type: 'step-not-allowed' });
      expect((tooMuch as { detail?: string }).detail).toBe(undefined);
      const { facts, reviewDueAt } = await person.view();
      expect([facts.credit, facts.outcome, reviewDueAt]).toEqual([
        before.facts.credit,
        before.facts.outcome,
        null,
      ]);
      expect(
        await api.database
          .selectFrom('mail')
          .select('kind')
          .where('application_id', '=', person.applicationId)
          .execute(),
      ).toEqual([]);
      expect((await sign(bystander)).status).toBe(200);

      const [review] = await readReviews(person.applicationId);
      const page = `/operator/reviews/${review?.id}`;
      const text = toText((await browser.get(page)).body);
      expect(text).toContain('Possible match on a newer sanctions list');
      expect(text).toContain(`To be resolved ${name} (business) Listed name ${name}`);
      expect(text).toContain('compared the names with a newer sanctions list, and found a possible match');
      expect(text).not.toContain('Reject');
      const operator = await makeOperator(api);
      const decided = await operator.decide(review?.id ?? '', { decision: 'approve', limit: 5_000 });
      expect([decided.status, decided.problem.detail]).toEqual([
        409,
        'It closes once its possible matches are resolved.',
      ]);
      expect((await operator.requestInformation(review?.id ?? '')).status).toBe(409);

      await resolve(person, 'cleared');
      expect(await readReviews(person.applicationId)).toMatchObject([
        { kind: 'screening', state: 'decided' },
      ]);
      expect(toText((await browser.get(page)).body)).toContain(
        'closed the review with its last possible match',
      );
      expect((await draw()).status).toBe(200);

      const { operator: support } = await makeOperator(api, 'Kim Tran', { roles: ['support'] });
      const { data } = await api.services.people.export(support, person.customerId, {
        reason: 'access',
        reference: null,
      });
      expect(data.reviews).toEqual([]);
      expect(JSON.stringify(data)).not.toMatch(/matchFound|screening|review\.(opened|closed)|Ruritania/);
    },
  );

  test('a confirmed match keeps the customer from drawing, in their other applications as well', async () => {
    const name = makeName();
    const person = await makeCustomer(name);
    publish(name);
    await rescreen();
    await resolve(person, 'confirmed');
    const page = await browser.get(`/operator/reviews/${await getReviewId(api, person)}`);
    expect(toText(page.body)).toContain('can’t draw on any credit line');
    publish(makeName());
    await rescreen();
    expect(await readReviews(person.applicationId)).toMatchObject([{ kind: 'screening', state: 'decided' }]);
    expect((await sign(person)).problem.type).toBe('step-not-allowed');
    const returning = await makeReturningApplicant(api, person);
    expect((await sign(returning)).problem.type).toBe('step-not-allowed');

    const again = await makeReview(api, 'documents', { customerId: person.customerId });
    const approval = await (await makeOperator(api)).decide(again.reviewId, {
      decision: 'approve',
      limit: 1_000,
    });
    expect(approval.problem.errors).toEqual([{ path: '/limit', code: 'matchConfirmed' }]);
  });

  testEach('two processes at once screen a line once', async () => {
    const name = makeName();
    const people = [await makeCustomer(name), await makeCustomer(name), await makeCustomer(name)];
    publish(name);
    const second = await makeApi({ config: { trustProxy: 1 }, adapters: { sanctions: list() } });
    await Promise.all([rescreen(), second.services.rescreening.run(), rescreen()]);
    for (const { applicationId, lineId } of people) {
      expect(await readMatches(applicationId)).toHaveLength(1);
      expect(await readReviews(applicationId)).toHaveLength(1);
      expect(await countScreenings(lineId)).toBe(1);
      const acts = await api.database
        .selectFrom('audit_event')
        .select('act')
        .where('application_id', '=', applicationId)
        .where('act', 'in', ['dueDiligence.matchFound', 'review.opened'])
        .execute();
      expect(acts.map(({ act }) => act).sort()).toEqual(['dueDiligence.matchFound', 'review.opened']);
    }
  });

  test('what one run leaves, because it was ended or failed, the next one does', async () => {
    const name = makeName();
    const [first, broken, last] = [
      await makeCustomer(name),
      await makeCustomer(name),
      await makeCustomer(name),
    ];
    publish(name);
    // ends the transaction as a crash would: after its matches, before its end
    await sql`
      create function end_here() returns trigger language plpgsql as $$ begin raise exception 'ended'; end $$;
    `.execute(api.database);
    await sql`create trigger end_here before insert on name_match for each row
      when (new.application_id = ${sql.lit(broken.applicationId)}) execute function end_here()`.execute(
      api.database,
    );
    await expect(rescreen()).rejects.toThrow('1 credit lines were not screened');
    expect(await countScreenings(broken.lineId)).toBe(0);
    for (const person of [first, last]) {
      expect(await countScreenings(person.lineId)).toBe(1);
      expect(await readReviews(person.applicationId)).toHaveLength(1);
    }
    await sql`drop function end_here() cascade`.execute(api.database);
    // or between the matches and the review of them
    await api.database.deleteFrom('review').where('application_id', '=', first.applicationId).execute();
    await rescreen();
    for (const person of [first, broken, last]) {
      expect(await countScreenings(person.lineId)).toBe(1);
      expect(await readMatches(person.applicationId)).toHaveLength(1);
      expect(await readReviews(person.applicationId)).toHaveLength(1);
    }
  });

  test('an ended line is screened while something is owed on it', async () => {
    const name = makeName();
    const [owing, settled] = [await makeCustomer(name), await makeCustomer(name)];
    await rescreen();
    await drawDirectly(owing, 100);
    await api.database
      .updateTable('credit_line')
      .set({ expires_on: '2020-01-01' })
      .where('id', 'in', [owing.lineId, settled.lineId])
      .execute();
    publish(name);
    const { edition } = await list().read();
    const count = () =>
      countUnscreenedLines(api.database, {
        fingerprint: edition?.fingerprint ?? '',
        today: dateIn(api.clock.now()),
      });
    expect(await count()).toBeGreaterThan(0);
    await rescreen();
    expect(await readReviews(owing.applicationId)).toMatchObject([{ kind: 'screening', state: 'open' }]);
    expect([await countScreenings(owing.lineId), await countScreenings(settled.lineId)]).toEqual([2, 1]);
    expect(await count()).toBe(0);
  });

  test('what is resolved for one line is not asked about for another of the customer', async () => {
    const name = makeName();
    const [person, another] = [await makeCustomer(name), await makeCustomer(name)];
    for (const [table, column] of [
      ['application', 'id'],
      ['credit_line', 'application_id'],
    ] as const)
      await sql`update ${sql.table(table)} set customer_id = ${person.customerId}
        where ${sql.ref(column)} = ${another.applicationId}`.execute(api.database);
    publish(name);
    await rescreen();
    const found = [
      ...(await readMatches(person.applicationId)),
      ...(await readMatches(another.applicationId)),
    ];
    expect(found).toHaveLength(1);
    for (const one of [person, another])
      await expect(drawDirectly(one, 100)).rejects.toMatchObject({ type: 'step-not-allowed' });
    await resolve(found[0]?.application_id === person.applicationId ? person : another, 'cleared');
    publish(makeName());
    await rescreen();
    expect(await readMatches(another.applicationId)).toHaveLength(
      found[0]?.application_id === another.applicationId ? 1 : 0,
    );
    await drawDirectly(another, 100);
  });

  test('a review that the customer asks for takes the place of the screening, and shows its matches', async () => {
    const name = makeName();
    const person = await makeCustomer(name);
    publish(name);
    await rescreen();
    const { applicationId } = person;
    await inTransaction(api.database, (trx) => api.services.scoring.requestFinalReview(trx, applicationId));
    expect(await readReviews(applicationId)).toMatchObject([{ kind: 'finalReview', state: 'open' }]);
    expect((await person.view()).reviewDueAt).not.toBe(null);
    const reviewId = await getReviewId(api, person);
    const operator = await makeOperator(api);
    const approve = { decision: 'approve', limit: 21_000 };
    expect((await operator.decide(reviewId, approve)).problem.errors).toEqual([
      { path: '/limit', code: 'matchesOpen' },
    ]);
    await resolve(person, 'cleared');
    expect(await readReviews(applicationId)).toMatchObject([{ kind: 'finalReview', state: 'open' }]);
    expect((await operator.decide(reviewId, approve)).status).toBe(200);
  });
});
