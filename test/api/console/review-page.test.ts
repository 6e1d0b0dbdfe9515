import { formatExactMoney } from '@tamarack/core/money/format';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { evidenceList } from '../../../server/src/underwriting/reviews/evidence/evidence-schemas';
import type { Api } from '../../support/api';
import { logIn, type OperatorBrowser, toText } from '../../support/console-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { createFakeClock } from '../../support/fake-clock';
import { readPerson, setPerson } from '../../support/person';
import { getReviewId, makeOperator, makeReview, submitDocuments } from '../../support/reviews';
import { scoreApplicant, testTiming } from '../../support/scoring';
import { tamper } from '../../support/tamper';

type EvidenceList = z.output<typeof evidenceList>;

describeOneDatabase('the review page', (makeApi) => {
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
    const { status, body, headers } = await by.get(`/operator/reviews/${reviewId}`);
    return { status, html: body, text: toText(body), headers };
  };

  test('shows applicant, purpose and merchant, never the whole SIN or account number', async () => {
    const person = await submitDocuments(api, { language: 'fr' });
    const { status, text, html } = await open(person.reviewId);
    expect(status).toBe(200);
    for (const words of [
      'Language French',
      'Order reference PO-77',
      'Cart total $4,321',
      'Merchant Northern Supply',
      'Source Merchant’s cart',
      'Checkout status In review',
      'Documents in place of a bank connection',
      'account •••• 1904 (from the void cheque)',
      'Credit line None',
      'No bank account was connected',
      'None yet. The rules decide on bank data',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/SIN ending in \d{3} /);
    expect(text).toMatch(/Age \d\d \(born /);
    expect(html).toMatch(/\(born \w+\u00a0\d/);
    expect(text).toMatch(/Phone \(\d{3}\) \d{3}-\d{4}/);
    expect(text).toContain(person.email);
    expect(html).not.toMatch(/7351904/);
    expect(html).not.toMatch(/\b\d{9}\b/);
  });

  test('shows industry, entity type and time in business in words', async () => {
    const { reviewId } = await makeReview(api);
    const { text } = await open(reviewId);
    expect(text).toContain('Entity type Corporation');
    expect(text).toContain('Time in business 5 years');
    expect(text).toMatch(/Industry [A-Z][a-z]+/);
    expect(text).not.toContain('722511');
  });

  test('shows the recomputed decision of the rules, with checks, figures and charts', async () => {
    const { person } = await scoreApplicant(api, 'review_name');
    const { text, html } = await open(await getReviewId(api, person));
    expect(text).toContain('Referred to manual review by the rules');
    expect(text).toContain('The rules propose no limit.');
    expect(text).toMatch(
      /Quincaillerie Roy et Fils Ltée Operating, CAD \$[\d,.]+ \d+ No: not in the applicant’s name/,
    );
    expect(text).toContain('Replay Same result');
    expect(text).toContain(
      'The name on the bank account differs from that of the business and the applicant.',
    );
    expect(text).toMatch(
      /The name on the bank account differs[^.]*\. Manual review Account holder name mismatch: yes yes Triggered/,
    );
    expect(text).toMatch(/Credit score \d+ points/);
    expect(text).toMatch(/Monthly sales, last 6 months \$[\d,.]+/);
    expect(html).toContain('<svg');
    expect(text).toMatch(/From \w+ 2025 to November 2026: \$[\d,.]+ in sales/);
    expect(text).toContain('View as table');
    expect(html).not.toContain('<script');
  });

  test('says when a stored decision does not reproduce', async () => {
    const { person } = await scoreApplicant(api, 'review_name');
    const set = (values: { limit_cents: number } | { rules_version: string }) =>
      tamper(api, (trx) =>
        trx.updateTable('decision').set(values).where('application_id', '=', person.applicationId).execute(),
      );
    await set({ limit_cents: 100_00 });
    const { text } = await open(await getReviewId(api, person));
    expect(text).toContain('Different result: limit');
    await set({ rules_version: '1999-01.1' });
    expect((await open(await getReviewId(api, person))).text).toContain('unknown rules version');
  });

  test('shows the history in words, operators by name, and who else views the page', async () => {
    const { reviewId } = await makeReview(api);
    const alex = await logIn(api, await makeOperator(api, 'Alex Roy'));
    await open(reviewId, alex);
    api.clock.advance({ minutes: 2 });
    const { text } = await open(reviewId);
    expect(text).toContain('Alex Roy viewed this application 2 min ago.');
    expect(text).toContain('Alex Roy viewed the application');
    expect(text).toContain(
      'System added the application to the queue: documents in place of a bank connection',
    );
    expect(text).toContain('Tue, Nov 24, 10:');
    api.clock.advance({ minutes: 9 });
    const later = await open(reviewId);
    expect(later.text).not.toContain('Alex Roy viewed this application');
    expect((await open(reviewId, alex)).text).toContain('Sam Okafor viewed this application');
  });

  test('shows a returning customer’s merchants, outcomes, limits and used credit', async () => {
    const { person } = await scoreApplicant(api, 'instant');
    const again = await makeReview(api, 'documents', { customerId: person.customerId });
    const { text } = await open(again.reviewId);
    expect(text).toMatch(
      /Northern Supply \$5,000 Instantly approved Approved, not signed yet \$[\d,]+ until Jan 23, 2027 \$0/,
    );
    expect((await open((await makeReview(api)).reviewId)).text).toContain(
      'None. This is the customer’s first application.',
    );
  });

  test('shows the request, the applicant’s answer, and the observations on a rejection', async () => {
    const { person } = await scoreApplicant(api, 'rejected_revenue');
    const requested = await person.post('/v1/review/reconsideration', {
      observations: 'Our sales go\nthrough another bank.',
    });
    expect(requested.status).toBe(200);
    const reviewId = await getReviewId(api, person);
    const note = 'Please say which bank.';
    await browser.post(`/operator/reviews/${reviewId}/answer`, { act: 'ask', items: ['explanation'], note });
    expect((await open(reviewId)).text).toContain('No response yet');
    const answered = await person.post('/v1/review/answer', { text: 'The credit union.' });
    expect(answered.status).toBe(200);
    const { text, html } = await open(reviewId);
    expect(text).toContain('Review requested after a rejection');
    expect(html).toContain('Our sales go\nthrough another bank.');
    expect(text).toContain(note);
    expect(text).toContain('An explanation in your own words');
    expect(text).toContain('The credit union.');
    expect(text).toContain('Rejected by the rules');
  });

  test('each reason of a rejection opens its transactions, with totals and a page for the whole list', async () => {
    const { person } = await scoreApplicant(api, 'rejected_revenue');
    await person.post('/v1/review/reconsideration', { observations: 'Please look again.' });
    const reviewId = await getReviewId(api, person);
    const { text, html } = await open(reviewId);
    expect(html).toMatch(
      /<details><summary>The monthly sales seen in the bank account are below our minimum/,
    );
    expect(text).toMatch(/below our minimum\. \d+ transactions Monthly sales/);
    const [, count, total] = /Sales that count ?: (\d+) transactions, (\$[\d,.]+) in\./.exec(text) ?? [];
    expect(Number(count)).toBeGreaterThan(10);
    expect(text).toMatch(/Monthly sales, last 6 months: \$[\d,.]+ Sales that count/);
    expect(text).toMatch(/\w{3} \d+, 2026 MONERIS[^•]*•••• \d{4} Card sales card\.\w+ \$[\d,.]+/);

    const [link = ''] = /\/operator\/reviews\/[^"]*\/monthlyRevenue\/sales/.exec(html) ?? [];
    const list = await browser.get(link);
    expect(toText(list.body)).toContain(`${count} transactions, ${total} in, newest first.`);
    expect(list.body.match(/<tr>/g)).toHaveLength(Math.min(100, Number(count)) + 1);
    expect((await browser.get(link.replace('/sales', '/toString'))).status).toBe(404);

    // the same for a lender's own system
    const { body } = await (await makeOperator(api)).get<EvidenceList>(`/reviews/${reviewId}/evidence`);
    const [first] = body.items;
    const sales =
      first?.figures[0]?.parts[0]?.lines.flatMap((place) => first.transactions[place] ?? []) ?? [];
    expect(first?.reasons[0]).toEqual({ code: 'revenueTooLow', features: ['monthlyRevenue'] });
    expect(sales).toHaveLength(Number(count));
    const cents = sales.reduce((sum, { counted }) => sum + Math.round(counted * 100), 0);
    expect(total).toBe(formatExactMoney(cents, 'en'));

    const support = await logIn(api, await makeOperator(api, 'Robin Support', { roles: ['support'] }));
    const seen = await open(reviewId, support);
    expect(seen.text).toContain('The monthly sales seen in the bank account are below our minimum.');
    expect(seen.text).not.toMatch(/MONERIS|Sales that count|not recorded/);
    expect((await support.get(link)).status).toBe(403);

    await sql`select redact_decisions(array[${person.applicationId}]::uuid[], false)`.execute(api.database);
    expect((await open(reviewId)).text).toContain('The transactions behind these reasons were not recorded.');
    expect((await open(reviewId)).text).toContain('Replay Same result');
  });

  test('a reason about the accounts shows them with the names that the bank has', async () => {
    const { person } = await scoreApplicant(api, 'review_name');
    const { text, html } = await open(await getReviewId(api, person));
    const start = text.indexOf('Account holder name mismatch: yes');
    const reason = text.slice(start, text.indexOf('Accounts in another name:', start));
    expect(start).toBeGreaterThan(0);
    expect(reason).toContain('Quincaillerie Roy et Fils Ltée');
    expect(reason).toContain('No: not in the applicant’s name');
    expect(html).toContain('<a href="#bank">View bank account</a>');
  });

  test('escapes everything that an applicant wrote', async () => {
    const attack = `"><img src=x onerror=alert(1)></textarea><script>alert('1')</script>`;
    const person = await makeReview(api, 'documents', { last: attack });
    await api.database
      .updateTable('checkout')
      .set({ order_reference: attack })
      .where('id', '=', person.checkoutId)
      .execute();
    const { business } = await readPerson(api, person.applicationId);
    await setPerson(api, person.applicationId, {
      email: attack,
      business: business && { ...business, businessAs: attack, city: attack },
    });
    const form = { act: 'ask', items: ['explanation'], note: attack };
    const check = await browser.post(`/operator/reviews/${person.reviewId}/check`, form);
    const change = await browser.post(`/operator/reviews/${person.reviewId}/change`, form);
    await browser.post(`/operator/reviews/${person.reviewId}/answer`, form);
    await person.post('/v1/review/answer', { text: attack });
    const { html } = await open(person.reviewId);
    for (const page of [check.body, change.body, html]) {
      expect(page).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
      expect(toText(page)).toContain(attack);
    }
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(3);
  });

  test('needs a login, and answers 404 for a malformed ID', async () => {
    const { reviewId } = await makeReview(api);
    const { status, headers } = await api.call<string>('GET', `/operator/reviews/${reviewId}`);
    expect([status, headers['location']]).toEqual([
      303,
      `/operator/login?next=${encodeURIComponent(`/operator/reviews/${reviewId}`)}`,
    ]);
    for (const id of ['nonsense', '0190c2d4-0000-7000-8000-000000000000', "1'--"]) {
      const answer = await browser.get(`/operator/reviews/${id}`);
      expect([answer.status, toText(answer.body)]).toEqual([404, expect.stringContaining('Page not found')]);
    }
  });
});
