import { getFurthestStep } from '@tamarack/core/flow/current-step';
import { initialLocalState } from '@tamarack/core/flow/local-state';
import type { Step } from '@tamarack/core/flow/steps';
import { beforeAll, expect } from 'vitest';
import type { Api, ApplicantClient, View } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { proveFrames } from '../../../support/frames';
import {
  actOnLink,
  buildLinkCheckout,
  confirmFullInvoice,
  createInvoiceNumber,
  getLinkStatus,
  type Link,
  makeApprovedOnLink,
  makeInvoiceLink,
  openHostedCheckout,
  prepareInvoiceSigning,
} from '../../../support/invoice-links';
import {
  createHostedClient,
  createResumeLink,
  followResumeLink,
  resumeHosted,
} from '../../../support/resume-links';
import { getPhone } from '../../../support/returning-customers';
import { makeOperator, makeReview } from '../../../support/reviews';
import { proveEmail, readCode, verifyPhone } from '../../../support/verification';

const getStep = ({ facts }: View): Step => getFurthestStep(facts, initialLocalState);

describeMostlyOneDatabase('a link’s invoice when the application changes', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  /** The same customer by the phone code alone, in a new checkout with a link. */
  const comeBackBy = async (
    link: Link,
    { customerId }: ApprovedApplicant,
  ): Promise<{ who: ApplicantClient; view: View }> => {
    const who = await api.session(buildLinkCheckout(link.linkId));
    // far enough that no earlier code delays the next
    api.clock.advance({ minutes: 11 });
    const { status, body, problem } = await verifyPhone(api, who, await getPhone(api, customerId));
    if (status !== 200) throw new Error(`the phone code answered ${JSON.stringify(problem)}`);
    return { who, view: body };
  };
  const getInvoice = ({ facts, invoice }: View) => ({ ...facts.invoice, number: invoice?.number });
  const entered = ({ invoiceId, amount }: Link) => ({
    state: 'entered',
    source: 'link',
    pendingApproval: false,
    amount,
    payable: null,
    partialConfirmed: false,
    number: invoiceId,
  });

  test('the invoice moves to the customer’s earlier application as pending', async () => {
    const link = await makeInvoiceLink(api);
    const earlier = await makeApprovedOnLink(api, link.linkId);
    await confirmFullInvoice(earlier);
    const { who, view } = await comeBackBy(link, earlier);
    expect(getInvoice(view)).toEqual({
      ...entered(link),
      state: 'confirmed',
      payable: link.amount,
      pendingApproval: true,
    });
    expect(getStep(view)).toBe('invoicePending');
    // and on to the end
    expect((await (await prepareInvoiceSigning(who))()).status).toBe(200);
    expect(await getLinkStatus(api, link.linkId)).toBe('used');
  });

  test('a moved invoice replaces the one that another link left there', async () => {
    const [first, second] = [await makeInvoiceLink(api), await makeInvoiceLink(api, { amount: 900 })];
    const earlier = await makeApprovedOnLink(api, first.linkId);
    await confirmFullInvoice(earlier);
    const sign = await prepareInvoiceSigning(earlier);
    const { who, view } = await comeBackBy(second, earlier);
    expect(getInvoice(view)).toEqual(entered(second));
    expect(view.facts.option).toBeNull();
    expect(getStep(view)).toBe('invoiceInfo');
    // the first checkout keeps its own link's invoice, on the empty application it has now
    expect(getInvoice(await earlier.view())).toEqual(entered(first));
    // what was ready to be signed there is not
    expect((await sign()).status).toBe(409);
    await confirmFullInvoice(who);
    expect((await (await prepareInvoiceSigning(who))()).status).toBe(200);
    expect([await getLinkStatus(api, first.linkId), await getLinkStatus(api, second.linkId)]).toEqual([
      'open',
      'used',
    ]);
  });

  testEach('the invoice stays entered when it was not yet confirmed', async () => {
    const link = await makeInvoiceLink(api);
    const earlier = await makeApprovedOnLink(api, link.linkId);
    const { view } = await comeBackBy(link, earlier);
    expect(getInvoice(view)).toEqual(entered(link));
    expect(getStep(view)).toBe('invoiceInfo');
  });

  testEach('the invoice moves to the application that replaces one with an expired offer', async () => {
    const link = await makeInvoiceLink(api);
    const person = await makeApprovedOnLink(api, link.linkId);
    await confirmFullInvoice(person);
    await api.database
      .updateTable('credit_line')
      .set({ expires_on: '2020-01-01' })
      .where('id', '=', person.lineId)
      .execute();
    const view = await person.view();
    expect(getStep(view)).toBe('verifyEmail');
    expect(getInvoice(view)).toEqual(entered(link));
    // a link that ran out with the offer stops nobody who began in time
    await api.database
      .updateTable('invoice_link')
      .set({ expires_at: api.clock.now() })
      .where('link_id', '=', link.linkId)
      .execute();
    const { resumeCookie } = person;
    const resumed = await api.session(buildLinkCheckout(link.linkId), { resumeCookie });
    expect(getInvoice(await resumed.view())).toEqual(entered(link));
  });

  testEach(
    'the invoice is pending after another visit of the device, until another is confirmed',
    async () => {
      const link = await makeInvoiceLink(api);
      const person = await makeApprovedOnLink(api, link.linkId);
      await confirmFullInvoice(person);
      expect((await person.view()).facts.invoice?.pendingApproval).toBe(false);
      const { resumeCookie } = person;
      const back = await api.session(buildLinkCheckout(link.linkId), { resumeCookie });
      expect(getStep(await back.view())).toBe('invoicePending');
      const manual = { number: createInvoiceNumber(), amount: 700, payable: 700 };
      const { body } = await back.post<View>('/v1/invoice', manual);
      expect(getInvoice(body)).toEqual({
        ...manual,
        state: 'confirmed',
        source: 'manual',
        pendingApproval: false,
        partialConfirmed: false,
      });
      // that one stays too, and waits as well
      const again = await api.session(buildLinkCheckout(link.linkId), { resumeCookie: back.resumeCookie });
      expect(getInvoice(await again.view())).toMatchObject({ number: manual.number, pendingApproval: true });
      // it is not the link's: whoever has the link can still pay by it
      expect((await (await prepareInvoiceSigning(again))()).status).toBe(200);
      expect(await getLinkStatus(api, link.linkId)).toBe('open');
    },
  );

  test('an invoice entered by hand becomes pending as well', async () => {
    const person = await makeApprovedOnLink(api, (await makeInvoiceLink(api)).linkId);
    await api.database
      .updateTable('application')
      .set({ entry: 'preQualification' })
      .where('id', '=', person.applicationId)
      .execute();
    await api.database
      .updateTable('checkout')
      .set({ request_source: 'tamarackPreQualificationWidget', invoice_link_id: null })
      .where('id', '=', person.checkoutId)
      .execute();
    const manual = { number: createInvoiceNumber(), amount: 700, payable: 700 };
    await person.post('/v1/invoice', manual);
    const body = { requestSource: 'tamarackPreQualificationWidget', cartTotal: 0 } as const;
    const back = await api.session(body, { resumeCookie: person.resumeCookie });
    expect(back.checkoutId).toBe(person.checkoutId);
    expect(getStep(await back.view())).toBe('invoicePending');
  });

  testEach('the invoice is pending after a resume link, but not after a refresh', async () => {
    const link = await makeInvoiceLink(api);
    const person = await makeApprovedOnLink(api, link.linkId);
    await confirmFullInvoice(person);
    const followed = await followResumeLink(api, await createResumeLink(api, person.applicationId));
    const { invoiceLinkId } = followed.body;
    expect(invoiceLinkId).toBeUndefined();
    const locked = createHostedClient(api, followed.body);
    expect((await locked.view()).invoice).toBeNull();
    const cookie = /tamarack_hosted=[^;]+/.exec(String(followed.headers['set-cookie']))?.[0] ?? '';
    expect((await person.view()).facts.invoice?.pendingApproval).toBe(false);
    api.clock.advance({ minutes: 11 });
    await locked.post('/v1/verification/phone', {});
    const phone = await getPhone(api, person.customerId);
    await locked.post<View>('/v1/verification/phone/confirm', { code: await readCode(api, phone) });
    const opened = await proveEmail(api, locked, phone);
    expect([opened.status, getStep(opened.body)]).toEqual([200, 'invoicePending']);
    const resumed = await resumeHosted(api, cookie, person.checkoutId);
    expect(resumed.body.invoiceLinkId).toBe(link.linkId);
  });

  test('the invoice is not pending after a refresh of the hosted page', async () => {
    const link = await makeInvoiceLink(api);
    const person = await makeApprovedOnLink(api, link.linkId);
    await confirmFullInvoice(person);
    const own = api.services.config.publicUrl;
    const arrived = await api.call('POST', '/v1/hosted', {
      headers: { origin: own, sessiontoken: person.sessionToken, checkoutid: person.checkoutId },
    });
    const cookie = /tamarack_hosted=[^;]+/.exec(String(arrived.headers['set-cookie']))?.[0] ?? '';
    const { body } = await resumeHosted(api, cookie, person.checkoutId);
    const page = createHostedClient(api, body);
    await proveFrames(api, page);
    const { facts } = await page.view();
    expect(facts.invoice).toMatchObject({ state: 'confirmed', pendingApproval: false });
  });

  test('the invoice is signed only while its link is active: the merchant may deactivate it until then', async () => {
    for (const [act, type] of [
      ['reject', 'invoice-link-is-rejected'],
      ['deactivate', 'invoice-link-is-deactivated'],
    ] as const) {
      const link = await makeInvoiceLink(api);
      const person = await makeApprovedOnLink(api, link.linkId);
      await confirmFullInvoice(person);
      const sign = await prepareInvoiceSigning(person);
      await actOnLink(api, link.linkId, act);
      const { status, problem } = await sign();
      expect([status, problem.type]).toEqual([400, type]);
      expect((await person.view()).facts).toMatchObject({ agreement: 'none', credit: { used: 0 } });
    }
  });

  test('the invoice is signed after its link expired, or after another applicant’s rejection', async () => {
    const link = await makeInvoiceLink(api);
    const person = await makeApprovedOnLink(api, link.linkId);
    await confirmFullInvoice(person);
    const sign = await prepareInvoiceSigning(person);
    const other = await makeReview(api, 'documents', { checkout: buildLinkCheckout(link.linkId) });
    const operator = await makeOperator(api);
    await operator.decide(other.reviewId, { decision: 'reject', reasons: ['documentsUnreadable'] });
    expect((await openHostedCheckout(api, link.linkId)).problem.type).toBe('invoice-link-is-rejected');
    await api.database
      .updateTable('invoice_link')
      .set({ expires_at: api.clock.now() })
      .where('link_id', '=', link.linkId)
      .execute();
    expect((await sign()).status).toBe(200);
  });
});
