import { randomUUID } from 'node:crypto';
import type { Api, ApplicantClient, TestMerchant } from '../../support/api';
import { makeApplicantAtBank } from '../../support/applicant-at-bank';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../support/approved-applicant';
import { signIn, startConnection } from '../../support/bank-connections';
import { getHistoryMonth, sendStatement, waitForChecks } from '../../support/documents';
import { buildLinkCheckout, makeInvoiceLink } from '../../support/invoice-links';
import { createMerchantClient, type MerchantEvent } from '../../support/merchant-client';
import type { MerchantServer } from '../../support/merchant-server';
import { getPayout, makePaidMerchant, makePurchase } from '../../support/payouts';
import { statementPdf } from '../../support/pdfs';
import { createResumeLink, followResumeLink, getHostedCookie } from '../../support/resume-links';
import { makeOperator, openReview } from '../../support/reviews';
import { makeApplicantWithOption, readAgreement, recordActs } from '../../support/signing';
import { createEmail, createPhone, verifyEmail, verifyPhone } from '../../support/verification';
import type { Ids } from './ids';

/** A merchant with applicants in every part of the way, and everything that comes of them. */
export interface Tenant {
  readonly merchant: TestMerchant;
  /** Sessions of its applicants, from the first step to the completed purchase. */
  readonly sessions: readonly ApplicantClient[];
  /** Headers of the secure frames' calls, for each session. */
  readonly frames: readonly Readonly<Record<string, string>>[];
  /** Opened by the link of a mail, not unlocked by a code yet. */
  readonly lockedSession: ApplicantClient;
  readonly expiredSession: ApplicantClient;
  /** Cookies of its applicants' browsers, as a request sends them. */
  readonly cookies: readonly string[];
  readonly ids: Ids;
  /** Texts that no answer to somebody else may contain. */
  readonly secrets: readonly string[];
}

/** Two tenants' data never share a text: names, references and addresses carry the tenant's mark. */
export async function makeTenant(api: Api, server: MerchantServer, mark: string): Promise<Tenant> {
  const merchant = await makePaidMerchant(api, { legalName: `${mark} Wholesale Ltd.` });
  await api.services.merchants.change(merchant.id, { sites: [`${mark} warehouse`] }, null);
  const client = createMerchantClient(api, merchant);
  const endpoint = await client.createEndpoint(server.url(`/${mark}-${randomUUID()}`));
  const { body: event } = await client.post<MerchantEvent>(`webhook-endpoints/${endpoint.endpointId}/test`);
  const customerEmail = `buyer@${mark}.example`;
  const link = await makeInvoiceLink(
    api,
    { site: `${mark} warehouse`, invoiceId: `${mark}-100`, customerEmail },
    { merchant },
  );

  const checkout = { orderReference: `${mark}-PO`, tracking: { trackingId: `${mark}-tracking` } };
  const started = await api.session(checkout, { merchant });
  const [phone, email] = [createPhone(), createEmail()];
  const verified = await api.session(checkout, { merchant });
  await verified.put('/v1/application/eligibility', { eligible: true });
  await verifyPhone(api, verified, phone);
  await verifyEmail(api, verified, email);
  const atBank = await makeApplicantAtBank(api, { merchant, checkout, last: `${mark}son` });
  const connection = await startConnection(atBank);
  const login = await signIn(connection, { user: 'instant' });
  const inReview = await makeApplicantAtBank(api, { merchant, checkout, last: `${mark}son` });
  const documentId = await uploadStatement(api, inReview, mark);
  const reviewId = await openReview(api, inReview);
  const qualified = await makeApprovedApplicant(api, { merchant, checkout, qualification: 'open' });
  const atInvoice = await makeApprovedApplicant(api, {
    merchant,
    cartTotal: 0,
    checkout: buildLinkCheckout((await makeInvoiceLink(api, {}, { merchant })).linkId),
  });
  const chosen = await makeApplicantWithOption(api, { merchant, checkout });
  const shown = await readAgreement(chosen);
  await recordActs(chosen, shown);
  const purchase = await makePurchase(api, merchant);
  const { payoutId } = await getPayout(api, merchant, purchase);

  const hosted = await followResumeLink(api, await createResumeLink(api, chosen.applicationId));
  const lockedSession = await followResumeLink(api, await createResumeLink(api, inReview.applicationId));
  const expiredSession = await makeExpiredSession(api, merchant);
  const { body: offers } = await chosen.get<{ items: readonly { id: string }[] }>('/v1/offers');
  const order = await client.post<{ checkoutId: string; clientToken: string }>('checkouts', {
    cartTotal: 2500,
    orderReference: `${mark}-order`,
    metadata: { mark },
  });
  const spareLink = await createResumeLink(api, chosen.applicationId);
  const payeeChangeId = await proposePayeeChange(api, merchant.id);
  const { personId, erasureId } = await proposeErasure(api, qualified.customerId);
  const { keys: spareKeyId, promotions: promotionId } = await makeSettings(api, merchant.id);
  const ids = {
    'payee-changes': payeeChangeId,
    people: personId,
    erasures: erasureId,
    applicationId: chosen.applicationId,
    checkouts: purchase.checkoutId,
    checkoutId: chosen.checkoutId,
    sessionToken: chosen.sessionToken,
    outcomeToken: hosted.body.outcomeToken,
    clientToken: order.body.clientToken,
    'webhook-endpoints': endpoint.endpointId,
    endpointId: endpoint.endpointId,
    events: event.eventId,
    'invoice-links': link.linkId,
    invoiceLinkId: link.linkId,
    documents: documentId,
    reviews: reviewId,
    payouts: payoutId,
    cursor: payoutId,
    merchants: merchant.id,
    keys: spareKeyId,
    promotions: promotionId,
    connectionId: connection.connectionId,
    loginId: login.loginId,
    accountId: login.accountId,
    agreementId: shown.agreementId,
    hash: shown.hash,
    optionId: offers.items[0]?.id ?? '',
    token: spareLink,
    // references to public lists, which belong to nobody
    addresses: await findAddressId(started),
    businesses: 'CC_1284410',
  };
  const sessions = [started, verified, atBank, inReview, qualified, atInvoice, chosen, purchase];
  const frames: Readonly<Record<string, string>>[] = [];
  for (const session of sessions) frames.push(await session.openFrames());
  const { addresses: _, businesses: _listed, accountId: _shared, loginId: _at, ...own } = ids;
  return {
    merchant,
    sessions,
    frames,
    lockedSession: { ...started, ...lockedSession.body },
    expiredSession,
    cookies: [
      getHostedCookie(hosted),
      ...sessions.map(({ resumeCookie }) => `tamarack_resume=${resumeCookie}`),
    ].filter(Boolean),
    ids,
    secrets: [
      ...Object.values(own),
      ...sessions.flatMap(({ sessionToken, checkoutId, resumeCookie }) => [
        sessionToken,
        checkoutId,
        resumeCookie,
      ]),
      ...(await listPersonalTexts(api, [atBank, inReview, chosen, purchase])),
      merchant.secretKey,
      merchant.remittanceEmail,
      merchant.account,
      endpoint.secret,
      order.body.checkoutId,
      phone,
      email,
      mark,
    ],
  };
}

async function uploadStatement(api: Api, person: ApplicantClient, mark: string): Promise<string> {
  const month = getHistoryMonth(api, 1);
  await sendStatement(person, { name: `${mark}.pdf`, bytes: await statementPdf({ month }), month });
  const { documents } = await waitForChecks(person);
  return documents[0]?.id ?? '';
}

async function makeExpiredSession(api: Api, merchant: TestMerchant): Promise<ApplicantClient> {
  const person = await api.session({}, { merchant });
  await api.database
    .updateTable('session')
    .set({ last_used_at: new Date(api.clock.now().getTime() - 3 * 3_600_000) })
    .where('checkout_id', '=', person.checkoutId)
    .execute();
  return person;
}

async function findAddressId(person: ApplicantClient): Promise<string> {
  const { body } = await person.get<{ items: readonly { id: string }[] }>(
    '/v1/reference/addresses?words=18+Main',
  );
  return body.items[0]?.id ?? '';
}

/** What identifies the applicants, which their session alone may read. */
async function listPersonalTexts(
  api: Api,
  people: readonly Pick<ApprovedApplicant, 'applicationId'>[],
): Promise<string[]> {
  const rows = await Promise.all(
    people.map(({ applicationId }) => api.services.applications.getRow(applicationId)),
  );
  return rows
    .flatMap(({ id, phone, email, customerId }) => [id, phone, email, customerId])
    .filter((text): text is string => typeof text === 'string' && text !== 'maya@bistro.example');
}

/** A key that nobody uses, and a promotion. */
async function makeSettings(api: Api, merchantId: string): Promise<Pick<Ids, 'keys' | 'promotions'>> {
  const { merchants } = api.services;
  const { id } = await merchants.keys.create(merchantId, { kind: 'secret' }, null);
  const promotion = { terms: [4], annualRate: 0, startsOn: '2020-01-01', endsOn: '2099-12-31' };
  await merchants.promotions.add(merchantId, promotion, null);
  const { promotions } = await merchants.read(merchantId, null);
  return { keys: id, promotions: promotions[0]?.id ?? '' };
}

/** A payout account that an operator of finance proposed, and nobody confirmed. */
async function proposePayeeChange(api: Api, merchantId: string): Promise<string> {
  const { key } = await makeOperator(api, `Finance of ${merchantId}`, { roles: ['finance'] });
  const { body, status } = await api.call<{ change: { id: string } }>(
    'PUT',
    `/v1/operator/merchants/${merchantId}/payee`,
    {
      headers: { authorization: `Bearer ${key}` },
      body: {
        legalName: 'Northern Supply Ltd.',
        institution: '004',
        transit: '01234',
        number: '4445556677',
        remittanceEmail: 'payouts@merchant.example',
        language: 'en',
      },
    },
  );
  if (status !== 200) throw new Error(`the proposal answered ${status}`);
  return body.change.id;
}

/** An erasure that an operator of support proposed, and nobody confirmed. */
async function proposeErasure(api: Api, personId: string): Promise<{ personId: string; erasureId: string }> {
  const { operator } = await makeOperator(api, `Support of ${personId}`, { roles: ['support'] });
  const { id } = await api.services.erasures.propose(operator, personId, {
    reason: 'request',
    reference: null,
  });
  return { personId, erasureId: id };
}
