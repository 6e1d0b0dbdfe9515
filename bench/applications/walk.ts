import { randomUUID } from 'node:crypto';
import { sandboxMerchant } from '../../server/sandbox/data/seed';
import {
  type Api,
  type ApiResponse,
  type ApplicantClient,
  createApplicantClient,
  type View,
} from '../../test/support/api';
import { connectBank } from '../../test/support/applicant-at-bank';
import { isScoringEnded } from '../../test/support/scoring';
import { readAgreement, sign } from '../../test/support/signing';
import { business, personal, readCode } from '../../test/support/verification';

/** The stream that waits for the decision: its time is not that of a call. */
export const waitingCall = 'GET /v1/scoring/events';

interface Shop extends Pick<Api, 'call' | 'database'> {
  /** Origin of the merchant's pages. */
  readonly origin: string;
}

/**
 * Goes through a whole application of a new customer, with the calls that the widget and its frames make, one after the
 * other: from the opening of the checkout to the completed purchase. Throws at the first unsuccessful response.
 *
 * @param number one that no other application has
 */
export async function walkApplication(shop: Shop, number: number): Promise<void> {
  const person = await openCheckout(shop);
  const phone = `+1647${2_100_000 + number}`;
  const email = `owner${number}@shop.example`;
  const step = async (name: string, answer: Promise<ApiResponse<unknown>>): Promise<void> => {
    const { status, problem } = await answer;
    if (status !== 200) throw new Error(`${name} answered ${status} ${problem?.type}`);
  };
  await step('view', person.get('/v1/application'));
  await step('eligibility', person.put('/v1/application/eligibility', { eligible: true }));
  await step('phone', person.post('/v1/verification/phone', { phone }));
  await step(
    'phone code',
    person.post('/v1/verification/phone/confirm', { code: await readCode(shop, phone) }),
  );
  await step('email', person.post('/v1/verification/email', { email }));
  await step(
    'email code',
    person.post('/v1/verification/email/confirm', { code: await readCode(shop, email) }),
  );
  await step('identity', person.get('/v1/application/identity'));
  await step('personal', person.put('/v1/application/personal', personal));
  await step('industries', person.get('/v1/reference/industries?words=coffee&language=en'));
  await step('business', person.put('/v1/application/business', business));
  await step('bank', connectBank(person, { user: 'instant' }));
  await step('scoring', person.post('/v1/scoring'));
  await waitForOutcome(person);
  await step('acceptance', person.post('/v1/qualification/accept', { part: 'full' }));
  const offers = await person.get<{ items: readonly { id: string }[] }>('/v1/offers');
  await step('term', person.post('/v1/offers/selection', { optionId: offers.body.items?.at(-1)?.id }));
  const agreement = await readAgreement(person);
  await step('signature', sign(person, agreement, { name: `${personal.first} ${personal.last}` }));
  await step('completion', person.post('/v1/purchase/complete'));
}

async function openCheckout({ call, origin }: Shop): Promise<ApplicantClient> {
  const { status, body, cookie } = await call<{ sessionToken: string; checkoutId: string }>(
    'POST',
    '/v1/checkout',
    {
      headers: {
        origin,
        merchantkey: sandboxMerchant.publishableKey,
        'idempotency-key': randomUUID(),
      },
      body: { cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' },
    },
  );
  if (status !== 200) throw new Error(`the checkout answered ${status}`);
  return createApplicantClient(call, { ...body, resumeCookie: cookie ?? '' }, origin);
}

/** Listens until the server ends the stream with the decision, as the widget does, and reads the view. */
async function waitForOutcome(person: ApplicantClient): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await person.get('/v1/scoring/events');
    const view: View = await person.view();
    if (view.facts?.outcome != null) return;
    if (view.facts === undefined || isScoringEnded(view)) break;
  }
  throw new Error('the decision is no approval');
}
