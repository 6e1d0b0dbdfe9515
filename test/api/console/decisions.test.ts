import { beforeAll, expect } from 'vitest';
import { inTransaction } from '../../../server/src/platform/database/executor';
import type { Api } from '../../support/api';
import { logIn, type OperatorBrowser, toText } from '../../support/console-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';
import { createFakeClock } from '../../support/fake-clock';
import { getReviewId, makeOperator, makeReview } from '../../support/reviews';
import { scoreApplicant, testTiming } from '../../support/scoring';

type Form = Readonly<Record<string, string | readonly string[]>>;

describeMostlyOneDatabase('decisions in the console', (makeApi, { test, testEach }) => {
  let api: Api;
  let browser: OperatorBrowser;
  beforeAll(async () => {
    api = await makeApi({
      clock: createFakeClock(new Date('2026-11-24T15:00:00Z')),
      config: { scoring: testTiming, trustProxy: 1 },
    });
    browser = await logIn(api);
  });

  const open = async (reviewId: string, by: OperatorBrowser = browser) => {
    const { body } = await by.get(`/operator/reviews/${reviewId}`);
    return { html: body, text: toText(body) };
  };
  const send = async (reviewId: string, step: 'check' | 'change' | 'answer', form: Form, by = browser) => {
    const { status, headers, body } = await by.post(`/operator/reviews/${reviewId}/${step}`, form);
    return { status, location: headers['location'], html: body, text: toText(body) };
  };
  const approve = (limit: string, tier = 'B') => ({ act: 'approve', limit, tier });
  const readState = async (reviewId: string) =>
    api.database
      .selectFrom('review')
      .leftJoin('decision', 'decision.review_id', 'review.id')
      .select(['review.state', 'decision.outcome', 'decision.limit_cents as limit', 'decision.tier'])
      .where('review.id', '=', reviewId)
      .executeTakeFirstOrThrow();
  const french = async (applicationId: string) =>
    api.database.updateTable('application').set({ language: 'fr' }).where('id', '=', applicationId).execute();

  test('the form starts with the limit and tier that the rules propose', async () => {
    const { person } = await scoreApplicant(api, 'review_new_account');
    const { limit_cents, tier } = await api.database
      .selectFrom('decision')
      .select(['limit_cents', 'tier'])
      .where('application_id', '=', person.applicationId)
      .executeTakeFirstOrThrow();
    const { html, text } = await open(await getReviewId(api, person));
    const proposed = `$${(limit_cents / 100).toLocaleString('en-CA')}`;
    expect(/<input id="limit"[^>]*value="([^"]*)"/.exec(html)?.[1]).toBe(proposed);
    expect(/<option value="(\w)" selected="">/.exec(html)?.[1]).toBe(tier);
    expect(text).toContain(`The rules propose ${proposed}.`);
  });

  test('an approval is previewed with its effects, changed, and applied once', async () => {
    const { reviewId, applicationId } = await makeReview(api);
    await french(applicationId);
    const check = await send(reviewId, 'check', approve('$ 12,500'));
    expect(check.status).toBe(200);
    expect(check.text).toContain('Approve for $12,500: Bistro du Nord?');
    expect(check.text).toContain('Email to maya@bistro.example, in French');
    expect(check.text).toContain('available until Jan 23, 2027');
    expect(check.text).toContain('A credit line of $12,500 is opened');
    expect((await readState(reviewId)).state).toBe('open');
    const change = await send(reviewId, 'change', approve('$ 12,500', 'C'));
    expect(/<input id="limit"[^>]*value="([^"]*)"/.exec(change.html)?.[1]).toBe('$ 12,500');
    expect(/<option value="(\w)" selected="">/.exec(change.html)?.[1]).toBe('C');
    const given = await send(reviewId, 'answer', approve('12500', 'C'));
    expect([given.status, given.location]).toEqual([303, `/operator/reviews/${reviewId}`]);
    expect(await readState(reviewId)).toEqual({
      state: 'decided',
      outcome: 'approved',
      limit: 12_500_00,
      tier: 'C',
    });
    const after = await open(reviewId);
    expect(after.text).toContain('Approved for $12,500. The applicant will be notified.');
    expect(after.text).toContain('You approved this application for $12,500, tier C, on Tue, Nov 24, 10:00');
    expect(after.html).not.toContain('/check#decide"');
    expect((await open(reviewId)).text).not.toContain('The applicant will be notified.');
  });

  test('a rejection is previewed in the applicant’s language', async () => {
    const { reviewId, applicationId } = await makeReview(api);
    await french(applicationId);
    const page = await open(reviewId);
    expect(page.text).toContain('We could not confirm the identity of the applicant.');
    expect(page.text).toContain('Nous n’avons pas pu confirmer l’identité');
    const form = { act: 'reject', reasons: ['identityNotConfirmed', 'businessTooYoung'] };
    const check = await send(reviewId, 'check', form);
    expect(check.text).toContain('Nous n’avons pas pu confirmer l’identité');
    expect(check.text).not.toContain('We could not confirm the identity');
    expect(check.text).toContain('They may apply again in 90 days, from Feb 22, 2027.');
    const change = await send(reviewId, 'change', form);
    expect(change.html).toMatch(
      /value="identityNotConfirmed"[^>]*checked|checked[^>]*value="identityNotConfirmed"/,
    );
    expect((await send(reviewId, 'answer', form)).status).toBe(303);
    expect(await readState(reviewId)).toMatchObject({ state: 'decided', outcome: 'rejected' });
    expect((await open(reviewId)).text).toContain(
      'You rejected this application (We could not confirm the identity of the applicant; The business has been operating for less than 6 months)',
    );
  });

  test('a request for information is sent as written, one at a time', async () => {
    const person = await makeReview(api);
    const { reviewId } = person;
    const note = 'Bonjour,\r\nla page 2 est illisible.';
    const form = { act: 'ask', items: ['statements', 'photoId'], note };
    const check = await send(reviewId, 'check', form);
    expect(check.html).toContain('<blockquote>Bonjour,\nla page 2 est illisible.</blockquote>');
    expect(check.text).toContain('sent as written. The applicant’s language is English.');
    expect(check.text).toContain('Bank statements: months that are missing or cannot be read');
    expect((await send(reviewId, 'answer', form)).status).toBe(303);
    expect((await person.view()).request).toMatchObject({
      items: [{ code: 'statements' }, { code: 'photoId' }],
      note: 'Bonjour,\nla page 2 est illisible.',
    });
    const { text } = await open(reviewId);
    expect(text).toContain(
      'Waiting for the applicant: Sam Okafor requested information less than a minute ago.',
    );
    expect(text).not.toContain('Preview request');
    const twice = await send(reviewId, 'check', form);
    expect([twice.status, twice.text]).toEqual([
      409,
      expect.stringContaining('Nothing was saved because the application has changed'),
    ]);
    expect((await send(reviewId, 'answer', form)).status).toBe(409);
    expect((await send(reviewId, 'answer', approve('5,000'))).status).toBe(303);
  });

  test.each<[string, Form, string]>([
    ['no amount', approve('twelve'), 'Enter an amount, such as 12,500.'],
    ['an empty limit', approve(''), 'Enter an amount, such as 12,500.'],
    ['too little', approve('900'), 'Enter an amount from $1,000 to $150,000.'],
    ['too much', approve('150,100'), 'Enter an amount from $1,000 to $150,000.'],
    ['between two steps', approve('1,050'), 'Enter an amount in steps of $100.'],
    ['a tier that is none', approve('5,000', 'E'), 'Choose a tier.'],
    ['no reason', { act: 'reject' }, 'Choose at least one reason.'],
    ['a reason that is none', { act: 'reject', reasons: ['becauseISaySo'] }, 'Choose at least one reason.'],
    [
      'five reasons',
      {
        act: 'reject',
        reasons: ['bankruptcy', 'underAge', 'scoreTooLow', 'shortHistory', 'holderMismatch'],
      },
      'Choose up to 4 reasons',
    ],
    ['nothing to send', { act: 'ask', note: 'Hello' }, 'Choose at least one item.'],
    [
      'a note too long',
      { act: 'ask', items: ['photoId'], note: 'é'.repeat(1001) },
      'Shorten the note to 1,000',
    ],
    [
      'an explanation of nothing',
      { act: 'ask', items: ['explanation'], note: ' ' },
      'Describe what the applicant should explain.',
    ],
  ])('with %s stay on the page with what was entered, and do nothing', async (_, form, message) => {
    const { reviewId } = await makeReview(api);
    for (const step of ['check', 'answer'] as const) {
      const { status, text, html } = await send(reviewId, step, form);
      expect([status, text]).toEqual([422, expect.stringContaining(message)]);
      for (const value of [form['limit'], form['note']].flat())
        if (typeof value === 'string' && value.trim() !== '') expect(html).toContain(value);
    }
    expect((await readState(reviewId)).state).toBe('open');
  });

  test('a limit below the used credit is rejected on the page', async () => {
    const { person } = await scoreApplicant(api, 'prequalified');
    await inTransaction(api.database, (trx) =>
      api.services.scoring.useCredit(trx, {
        applicationId: person.applicationId,
        reference: person.applicationId,
        amount: 2_000_000,
      }),
    );
    await person.post('/v1/qualification/request-final-review');
    const reviewId = await getReviewId(api, person);
    const { text } = await open(reviewId);
    expect(text).toContain('$20,000 of the line is already used.');
    const check = await send(reviewId, 'check', { act: 'reject', reasons: ['paymentsNotAffordable'] });
    expect(check.text).toMatch(
      /The credit line of \$[\d,]+ ends, including the \$25,000 available immediately/,
    );
    const { status, text: again } = await send(reviewId, 'answer', approve('19,900'));
    expect([status, again]).toEqual([
      422,
      expect.stringContaining('The applicant has already used more than this'),
    ]);
    expect((await readState(reviewId)).state).toBe('open');
  });

  test('the second of two operators sees who decided what, and when', async () => {
    const alex = await logIn(api, await makeOperator(api, 'Alex Roy'));
    const { reviewId } = await makeReview(api);
    await Promise.all([open(reviewId), open(reviewId, alex)]);
    expect((await send(reviewId, 'answer', approve('8,000', 'C'), alex)).status).toBe(303);
    api.clock.advance({ minutes: 3 });
    const late = await send(reviewId, 'answer', { act: 'reject', reasons: ['bankruptcy'] });
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringMatching(
        /already has a decision\. Alex Roy approved this application for \$8,000, tier C, on .*\(3 min ago\)/,
      ),
    ]);
    const early = await send(reviewId, 'check', approve('9,000'));
    expect([early.status, early.text]).toEqual([
      409,
      expect.stringContaining('Alex Roy approved this application'),
    ]);
    expect(await readState(reviewId)).toMatchObject({ outcome: 'approved', limit: 8_000_00 });
  });

  testEach('concurrent submissions of one decision are applied once', async () => {
    const { reviewId } = await makeReview(api);
    const form = approve('7,000');
    const answers = await Promise.all([send(reviewId, 'answer', form), send(reviewId, 'answer', form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(answers.find(({ status }) => status === 409)?.text).toContain(
      'You approved this application for $7,000',
    );
  });

  test('a decision needs the console’s login and its own form', async () => {
    const { reviewId } = await makeReview(api);
    const path = `/operator/reviews/${reviewId}/answer`;
    const foreign = await browser.post(path, approve('5,000'), { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const out = await api.call<string>('POST', path, {
      headers: {
        origin: api.services.config.publicUrl,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'act=approve&limit=5000&tier=B',
    });
    expect([out.status, toText(out.body)]).toEqual([
      401,
      expect.stringContaining('nothing was saved or sent'),
    ]);
    for (const form of [{}, { act: 'delete' }, { limit: '5,000' }])
      expect((await send(reviewId, 'answer', form)).status).toBe(400);
    expect((await readState(reviewId)).state).toBe('open');
  });
});
