import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { beforeAll, expect } from 'vitest';
import { type Api, type ApiResponse, createApplicantClient, type TestMerchant } from '../../../support/api';
import { countRows } from '../../../support/count-rows';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  actOnLink,
  buildLinkCheckout,
  confirmFullInvoice,
  createInvoiceNumber,
  createLink,
  getLinkStatus,
  makeApprovedOnLink,
  makeInvoiceLink,
  openHostedCheckout,
  payByLink,
  prepareInvoiceSigning,
} from '../../../support/invoice-links';
import { getHostedCookie, type HostedSession, resumeHosted } from '../../../support/resume-links';
import { makeOperator, makeReview } from '../../../support/reviews';
import { readAgreement } from '../../../support/signing';

const day = 86_400_000;

describeMostlyOneDatabase('a checkout with an invoice link', (makeApi, { test, testEach }) => {
  let api: Api;
  let other: TestMerchant;
  beforeAll(async () => {
    api = await makeApi();
    other = await api.makeMerchant({ name: 'Other Foods' });
  });

  const begin = (linkId: string, merchant = api.merchant) =>
    api.checkout(buildLinkCheckout(linkId), { merchant });
  const toProblemType = ({ status, problem }: ApiResponse<unknown>) => [status, problem.type];
  const countUsedEvents = async (linkId: string): Promise<number> => {
    const events = await api.database
      .selectFrom('merchant_event')
      .select('data')
      .where('type', '=', 'invoice_link.used')
      .execute();
    return events.filter(({ data }) => data['linkId'] === linkId).length;
  };
  /** Brings a link into a state. */
  const transitions = {
    used: async (linkId: string, number: string) => {
      const row = {
        merchant_id: api.merchant.id,
        number_key: number.replace('-', ''),
        signed_at: api.clock.now(),
      };
      const { applicationId } = await makeApprovedOnLink(api, (await makeInvoiceLink(api)).linkId);
      await api.database
        .insertInto('financed_invoice')
        .values({ ...row, application_id: applicationId })
        .execute();
      expect(await getLinkStatus(api, linkId)).toBe('used');
    },
    rejected: (linkId: string) => actOnLink(api, linkId, 'reject'),
    deactivated: (linkId: string) => actOnLink(api, linkId, 'deactivate'),
    expired: (linkId: string) =>
      api.database
        .updateTable('invoice_link')
        .set({ expires_at: api.clock.now() })
        .where('link_id', '=', linkId)
        .execute(),
  };

  test('a checkout starts with the link’s invoice, entered but not confirmed', async () => {
    const { linkId, invoiceId } = await makeInvoiceLink(api, { amount: 6400.55, site: 'Northern Supply' });
    const { body, cookie = '' } = await begin(linkId);
    expect(body.firstScreen).toMatchObject({ merchant: 'Northern Supply', amount: 6400.55 });
    const applicant = createApplicantClient(api.call, { ...body, resumeCookie: cookie }, api.merchant.origin);
    const { facts, invoice } = await applicant.view();
    expect(body.firstScreen?.invoiceNumber).toBe(invoice?.number);
    expect(facts).toMatchObject({ entry: 'invoiceLink', amountQualified: true });
    expect(facts.invoice).toEqual({
      state: 'entered',
      source: 'link',
      pendingApproval: false,
      amount: 6400.55,
      payable: null,
      partialConfirmed: false,
    });
    expect(invoice).toMatchObject({ number: invoiceId, site: 'Northern Supply', fileName: null });
  });

  test('a link is refused with the first reason that applies: used, rejected, deactivated, expired', async () => {
    const order = ['used', 'rejected', 'deactivated', 'expired'] as const;
    for (const [nth, first] of order.entries()) {
      const number = createInvoiceNumber();
      const { linkId } = await makeInvoiceLink(api, { invoiceId: number });
      expect((await begin(linkId)).status).toBe(200);
      // applied from last to first: a later reason must not hide an earlier one
      for (const kind of order.slice(nth).reverse()) await transitions[kind](linkId, number);
      const before = await countRows(api.database);
      const refused = [400, `invoice-link-is-${first}`];
      expect(toProblemType(await begin(linkId))).toEqual(refused);
      expect(toProblemType(await openHostedCheckout(api, linkId))).toEqual(refused);
      expect(await getLinkStatus(api, linkId)).toBe(first);
      const { idempotency: _, ...after } = await countRows(api.database);
      expect(before).toMatchObject(after);
    }
  });

  test('a link that is not of this merchant is invalid', async () => {
    const { linkId } = await makeInvoiceLink(api);
    const invalid = [400, 'invoice-link-is-invalid'];
    expect(toProblemType(await begin(linkId, other))).toEqual(invalid);
    for (const id of [
      '',
      'nothing',
      linkId.toLowerCase(),
      `${linkId} `,
      '00000000-0000-7000-8000-000000000000',
    ])
      expect(toProblemType(await begin(id)), id).toEqual(invalid);
    const without = { requestSource: 'tamarackInvoice', cartTotal: 0 } as const;
    expect(toProblemType(await api.checkout(without))).toEqual(invalid);
    for (const requestSource of ['tamarackDirectApp', 'tamarackPreQualificationWidget'] as const)
      expect(toProblemType(await api.checkout({ requestSource, invoiceLinkId: linkId }))).toEqual(invalid);
    // another merchant's link reveals nothing, rejected or not
    await actOnLink(api, linkId, 'reject');
    expect(toProblemType(await begin(linkId, other))).toEqual(invalid);
  });

  test('a link expires at its exact time', async () => {
    const expiresAt = new Date(api.clock.now().getTime() + 2 * day).toISOString();
    const { linkId } = await makeInvoiceLink(api, { expiresAt });
    api.clock.advance({ hours: 47, minutes: 59 });
    expect((await begin(linkId)).status).toBe(200);
    api.clock.advance({ minutes: 1 });
    expect(toProblemType(await begin(linkId))).toEqual([400, 'invoice-link-is-expired']);
  });

  test('a link needs no merchant key on the hosted page, and only there', async () => {
    const { linkId } = await makeInvoiceLink(api);
    const { status, body } = await openHostedCheckout(api, linkId);
    expect(status).toBe(200);
    const own = api.services.config.publicUrl;
    const applicant = createApplicantClient(api.call, { ...body, resumeCookie: '' }, own);
    expect((await applicant.view()).merchant.name).toBe('Northern Supply');
    for (const origin of [api.merchant.origin, other.origin, 'https://evil.example', `${own}.evil.example`]) {
      const { status: refused, problem } = await openHostedCheckout(api, linkId, { origin });
      expect([refused, problem.type, problem.code], origin).toEqual([400, 'merchant-setup', 'TC-1000-01']);
    }
    const headers = { 'content-type': 'application/json' };
    const withoutOrigin = await api.call('POST', '/v1/checkout', {
      headers,
      body: buildLinkCheckout(linkId),
    });
    expect(withoutOrigin.problem.code).toBe('TC-1000-01');
    // an empty key is a wrong one
    const empty = await api.call('POST', '/v1/checkout', {
      headers: { origin: own, merchantkey: '' },
      body: buildLinkCheckout(linkId),
    });
    expect(empty.problem.code).toBe('TC-1000-01');
    expect(toProblemType(await openHostedCheckout(api, 'nothing'))).toEqual([400, 'invoice-link-is-invalid']);
    expect(toProblemType(await openHostedCheckout(api, undefined))).toEqual([400, 'invoice-link-is-invalid']);
    for (const requestSource of ['tamarackDirectApp', 'tamarackPreQualificationWidget']) {
      const { problem } = await api.call('POST', '/v1/checkout', {
        headers: { origin: own },
        body: { requestSource, cartTotal: 900 },
      });
      expect([problem.type, problem.code]).toEqual(['merchant-setup', 'TC-1000-01']);
    }
  });

  test('repeating the call with one key on the hosted page creates one checkout', async () => {
    const { linkId } = await makeInvoiceLink(api);
    const key = 'one-opening-of-the-page';
    const first = await openHostedCheckout(api, linkId, { key });
    const second = await openHostedCheckout(api, linkId, { key });
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  test('a device resumes its checkout for the same link, and for no other', async () => {
    const [link, another] = [await makeInvoiceLink(api), await makeInvoiceLink(api)];
    const first = await begin(link.linkId);
    const resumeCookie = first.cookie ?? '';
    const again = await api.checkout(buildLinkCheckout(link.linkId), { resumeCookie });
    expect(again.body.checkoutId).toBe(first.body.checkoutId);
    const next = await api.session(buildLinkCheckout(another.linkId), { resumeCookie });
    expect(next.checkoutId).not.toBe(first.body.checkoutId);
    expect((await next.view()).invoice?.number).toBe(another.invoiceId);
    const cart = await api.checkout({ cartTotal: 900 }, { resumeCookie: next.resumeCookie });
    expect(cart.body.checkoutId).not.toBe(next.checkoutId);
  });

  test('the hosted page resumes the checkout of its link after a refresh', async () => {
    const { linkId } = await makeInvoiceLink(api);
    const own = api.services.config.publicUrl;
    const { body } = await openHostedCheckout(api, linkId);
    const hosted = await api.call<HostedSession>('POST', '/v1/hosted', {
      headers: { origin: own, sessiontoken: body.sessionToken, checkoutid: body.checkoutId },
    });
    expect(hosted.body.invoiceLinkId).toBe(linkId);
    // a link that expired in between does not stop an applicant who began in time
    await transitions.expired(linkId);
    const resumed = await resumeHosted(api, getHostedCookie(hosted), body.checkoutId);
    expect([resumed.status, resumed.body.checkoutId, resumed.body.invoiceLinkId]).toEqual([
      200,
      body.checkoutId,
      linkId,
    ]);
  });

  test('a checkout continues after its link expired, but not once it is deactivated or paid', async () => {
    const continueAfter = async (transition: (linkId: string, number: string) => Promise<unknown>) => {
      const { linkId, invoiceId } = await makeInvoiceLink(api);
      const { cookie: resumeCookie = '' } = await begin(linkId);
      await transition(linkId, invoiceId);
      return toProblemType(await api.checkout(buildLinkCheckout(linkId), { resumeCookie }));
    };
    expect(await continueAfter(transitions.expired)).toEqual([200, undefined]);
    expect(await continueAfter(transitions.rejected)).toEqual([400, 'invoice-link-is-rejected']);
    expect(await continueAfter(transitions.deactivated)).toEqual([400, 'invoice-link-is-deactivated']);
    expect(await continueAfter(transitions.used)).toEqual([400, 'invoice-link-is-used']);
  });

  test('a signed checkout is there until its page has heard of it; afterwards the link counts as used', async () => {
    const { linkId } = await makeInvoiceLink(api);
    const { person: applicant, signed } = await payByLink(api, linkId);
    expect(signed.status).toBe(200);
    const { resumeCookie } = applicant;
    const back = await api.session(buildLinkCheckout(linkId), { resumeCookie });
    expect(back.checkoutId).toBe(applicant.checkoutId);
    expect((await back.view()).facts.purchase).toBe('completed');
    expect((await back.post('/v1/session/end')).status).toBe(204);
    const after = await api.checkout(buildLinkCheckout(linkId), { resumeCookie: back.resumeCookie });
    expect(toProblemType(after)).toEqual([400, 'invoice-link-is-used']);
  });

  test('a link is closed to others while a rejection on it is in force, and open to the rejected applicant', async () => {
    const { linkId } = await makeInvoiceLink(api, {
      expiresAt: new Date(api.clock.now().getTime() + 300 * day).toISOString(),
    });
    const operator = await makeOperator(api);
    const began = await api.session(buildLinkCheckout(linkId));
    const applicant = await makeReview(api, 'documents', { checkout: buildLinkCheckout(linkId) });
    await operator.decide(applicant.reviewId, { decision: 'reject', reasons: ['documentsUnreadable'] });
    expect(toProblemType(await begin(linkId))).toEqual([400, 'invoice-link-is-rejected']);
    expect(await getLinkStatus(api, linkId)).toBe('rejected');
    // an applicant who began before the rejection still gets a decision
    const continued = await api.checkout(buildLinkCheckout(linkId), { resumeCookie: began.resumeCookie });
    expect(continued.body.checkoutId).toBe(began.checkoutId);
    const { resumeCookie } = applicant;
    const back = await api.session(buildLinkCheckout(linkId), { resumeCookie });
    const seen = await back.view();
    expect(seen.facts.outcome).toBe('rejected');
    expect(seen.reasons).not.toEqual([]);
    // also after the merchant deactivated the link
    await actOnLink(api, linkId, 'deactivate');
    const again = await api.session(buildLinkCheckout(linkId), { resumeCookie: back.resumeCookie });
    expect((await again.post('/v1/review/reconsideration', { observations: '' })).status).toBe(200);
  });

  test('a link opens again once a reviewer reverses the rejection, or it expires', async () => {
    const operator = await makeOperator(api);
    const makeRejectedLink = async () => {
      const expiresAt = new Date(api.clock.now().getTime() + 300 * day).toISOString();
      const { linkId } = await makeInvoiceLink(api, { expiresAt });
      const applicant = await makeReview(api, 'documents', { checkout: buildLinkCheckout(linkId) });
      await operator.decide(applicant.reviewId, { decision: 'reject', reasons: ['documentsUnreadable'] });
      expect(await getLinkStatus(api, linkId)).toBe('rejected');
      return { linkId, applicant };
    };
    const overturned = await makeRejectedLink();
    await overturned.applicant.post('/v1/review/reconsideration', { observations: '' });
    const { id } = await api.database
      .selectFrom('review')
      .select('id')
      .where('application_id', '=', overturned.applicant.applicationId)
      .where('kind', '=', 'reconsideration')
      .executeTakeFirstOrThrow();
    expect(toProblemType(await begin(overturned.linkId))).toEqual([400, 'invoice-link-is-rejected']);
    expect((await operator.decide(id, { decision: 'approve', limit: 9_000 })).status).toBe(200);
    expect((await begin(overturned.linkId)).status).toBe(200);
    const waited = await makeRejectedLink();
    await api.database
      .updateTable('rejection')
      .set({ reapply_on: addDays(dateIn(api.clock.now()), 1) })
      .where('application_id', '=', waited.applicant.applicationId)
      .execute();
    expect((await begin(waited.linkId)).status).toBe(400);
    api.clock.advance({ hours: 24 });
    expect((await begin(waited.linkId)).status).toBe(200);
  });

  testEach(
    'a link for the rest of an invoice is paid under its number, and never more than is left',
    async () => {
      const invoiceId = createInvoiceNumber();
      const first = await makeInvoiceLink(api, { invoiceId, amount: 6000 });
      const spare = await makeInvoiceLink(api, { invoiceId, amount: 6000 });
      expect((await createLink(api, { invoiceId, amount: 2000 })).status).toBe(200);
      const person = await makeApprovedOnLink(api, first.linkId);
      const { invoice, merchant } = await person.view();
      await person.post('/v1/invoice/confirm', {
        site: invoice?.site ?? merchant.sites[0],
        number: invoice?.number,
        amount: 6000,
        payable: 4000,
      });
      await person.post('/v1/invoice/partial-payment');
      const signing = await prepareInvoiceSigning(person);
      const { blocks } = await readAgreement(person);
      const rows = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
      expect(rows).toContainEqual({ label: 'Total of the invoice', value: '$6,000.00' });
      expect(rows).toContainEqual({
        label: 'Left for you to pay the merchant',
        value: '$2,000.00',
      });
      expect((await signing()).status).toBe(200);
      expect(await getLinkStatus(api, spare.linkId)).toBe('used');
      expect(await countUsedEvents(first.linkId)).toBe(1);
      api.clock.advance({ minutes: 1 });

      expect((await createLink(api, { invoiceId, amount: 2000.01 })).problem.type).toBe('invoice-is-used');
      const rest = await makeInvoiceLink(api, { invoiceId, amount: 2000 });
      const competing = await makeInvoiceLink(api, { invoiceId, amount: 1500 });
      const late = await makeApprovedOnLink(api, competing.linkId);
      await confirmFullInvoice(late);
      const signLate = await prepareInvoiceSigning(late);
      const { signed } = await payByLink(api, rest.linkId);
      expect(signed.status).toBe(200);
      expect(toProblemType(await signLate())).toEqual([400, 'invoice-link-is-used']);
      const statuses = [first, rest, competing].map(({ linkId }) => getLinkStatus(api, linkId));
      expect(await Promise.all(statuses)).toEqual(['used', 'used', 'used']);
      expect(await countUsedEvents(first.linkId)).toBe(1);
      expect(await countUsedEvents(rest.linkId)).toBe(1);
      expect((await createLink(api, { invoiceId, amount: 100 })).problem.type).toBe('invoice-is-used');
    },
  );
});
