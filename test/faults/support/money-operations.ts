import { sql } from 'kysely';
import type { PayoutBank } from '../../../server/sandbox/payouts/payout-bank';
import { type Api, type ApiResponse, createApplicantClient } from '../../support/api';
import type { ApprovedApplicant } from '../../support/approved-applicant';
import { capture, makeAuthorizedPurchase, release as releaseRest } from '../../support/captures';
import { readCustomer } from '../../support/customers';
import { makePurchase, type PaidMerchant, refundCheckout } from '../../support/payouts';
import { sendMerchantAction } from '../../support/returning-customers';
import type { TestOperator } from '../../support/reviews';
import { buildSignBody, makeApplicantWithOption, readAgreement, recordActs } from '../../support/signing';

interface Purchase {
  readonly merchant: PaidMerchant;
  readonly person: ApprovedApplicant;
}

/** An operation was done, or was refused as it should be, or failed: then what went wrong. */
type Outcome = 'done' | 'refused' | { readonly failure: string };

interface Operation {
  readonly name: string;
  /** Of the sum of all weights, the part of its runs. */
  readonly weight: number;
  run(): Promise<Outcome>;
}

export interface MoneyOperations {
  /** Adds a purchase to those that the operations choose from. */
  buy(): Promise<void>;
  pick(): Operation;
  /** Pays what can be paid, until nothing waits any more. */
  settle(): Promise<void>;
}

function toOutcome({ status, problem }: ApiResponse<unknown>): Outcome {
  if (status >= 500) return { failure: `answered ${status} ${problem?.type ?? ''}` };
  return status < 300 ? 'done' : 'refused';
}

/** What merchants, customers, operators, the schedule and the bank do with money, each at any time. */
export function createMoneyOperations(options: {
  readonly api: Api;
  readonly bank: PayoutBank;
  readonly operator: TestOperator;
  readonly merchants: readonly PaidMerchant[];
  readonly random: () => number;
}): MoneyOperations {
  const { api, operator, merchants, random } = options;
  const purchases: Purchase[] = [];
  /** Those of them that their merchants capture. */
  const authorized: Purchase[] = [];
  const choose = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  };
  const buy = async (): Promise<void> => {
    const merchant = choose(merchants);
    const isManual = authorized.length * 2 <= purchases.length;
    const person = isManual
      ? await makeAuthorizedPurchase(api, { merchant, cartTotal: 2_000 })
      : await makePurchase(api, merchant, { cartTotal: 2_000 });
    purchases.push({ merchant, person });
    if (isManual) authorized.push({ merchant, person });
  };
  const asOperator = { authorization: `Bearer ${operator.key}` };
  let banking: Promise<unknown> = Promise.resolve();
  const bankDay = (): Promise<unknown> => {
    banking = banking.then(() => options.bank.processFiles());
    return banking;
  };
  const runDue = async (): Promise<Outcome> => {
    const { failures } = await api.services.payouts.runDue();
    return failures.length > 0 ? { failure: String(failures[0]) } : 'done';
  };

  /** A signature while the merchant cancels the checkout: one of them is refused. */
  const signOrCancel = async (): Promise<Outcome> => {
    const merchant = choose(merchants);
    const person = await makeApplicantWithOption(api, { merchant, cartTotal: 2_000 });
    const shown = await readAgreement(person);
    await recordActs(person, shown);
    const [signed, cancelled] = await Promise.all([
      person.post('/v1/agreement/sign', buildSignBody(shown)),
      sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant }),
    ]);
    if (signed.status === 200) purchases.push({ merchant, person });
    if (signed.status === 200 && cancelled.status === 200)
      return { failure: 'the checkout was signed and cancelled' };
    return signed.status >= 500 ? toOutcome(signed) : toOutcome(cancelled);
  };

  /** Twice at once, while the customer reads the agreement: neither is refused, and the customer signs no more. */
  const cancelOpen = async (): Promise<Outcome> => {
    const merchant = choose(merchants);
    const person = await makeApplicantWithOption(api, { merchant, cartTotal: 2_000 });
    const shown = await readAgreement(person);
    const cancel = () => sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant });
    const [, ...cancelled] = await Promise.all([recordActs(person, shown), cancel(), cancel()]);
    for (const { status, body } of cancelled)
      if (status !== 200 || body.status !== 'cancelled')
        return { failure: `an open checkout answered ${status} ${body.status}` };
    const signed = await person.post('/v1/agreement/sign', buildSignBody(shown));
    return signed.status === 200 ? { failure: 'a cancelled checkout was signed' } : 'done';
  };

  const complete = async (): Promise<Outcome> => {
    const { person, merchant } = choose(purchases);
    const again = createApplicantClient(api.call, person, merchant.origin);
    return toOutcome(await again.post('/v1/purchase/complete'));
  };

  /** The customer reports that it was not them, by the link of the copy: the payout is withheld. */
  const freeze = async (): Promise<Outcome> => {
    const { person } = choose(purchases);
    const { email } = await readCustomer(api, person.customerId);
    const { rows } = await sql<{ text: string }>`
      select text from outbox_message
      where recipient = ${email} and text like '%/not-me?%' limit 1`.execute(api.database);
    const token = /\/not-me\?lng=\w+#([\w-]+)/.exec(rows[0]?.text ?? '')?.[1];
    // the copy was not mailed yet
    if (token === undefined) return 'refused';
    return toOutcome(await api.call('POST', '/v1/account/disown', { body: { token } }));
  };

  const release = async (): Promise<Outcome> => {
    const { accounts } = api.services;
    const [review] = await accounts.listOpenReviews(operator.operator);
    if (!review) return 'refused';
    return accounts
      .resolveReview(operator.operator, review.id, 'cleared')
      .then((): Outcome => 'done', toRefusal);
  };

  const retry = async (): Promise<Outcome> => {
    const { rows } = await sql<{ id: string }>`
      select id from payout where state = 'returned' order by random() limit 1`.execute(api.database);
    if (!rows[0]) return 'refused';
    const url = `/v1/operator/payouts/${rows[0].id}/retry`;
    return toOutcome(await api.call('POST', url, { headers: asOperator }));
  };

  const operations: readonly Operation[] = [
    {
      name: 'refund',
      weight: 34,
      run: async () => {
        const { merchant, person } = choose(purchases);
        const amount = random() < 0.05 ? undefined : Math.ceil(random() * 300);
        return toOutcome(await refundCheckout(api, merchant, person, amount));
      },
    },
    {
      name: 'capture',
      weight: 30,
      run: async () => {
        const { merchant, person } = choose(authorized);
        return toOutcome(await capture(api, person, 50 + Math.ceil(random() * 400), { merchant }));
      },
    },
    {
      name: 'release of what is not captured',
      weight: 3,
      run: async () => {
        const { merchant, person } = choose(authorized);
        return toOutcome(await releaseRest(api, person, { merchant }));
      },
    },
    { name: 'cancellation of an open checkout', weight: 4, run: cancelOpen },
    {
      name: 'cancellation after the signature',
      weight: 4,
      run: async () => {
        const { merchant, person } = choose(purchases);
        return toOutcome(await sendMerchantAction(api, person.checkoutId, 'cancel', {}, { merchant }));
      },
    },
    { name: 'completion', weight: 12, run: complete },
    { name: 'signature and cancellation', weight: 6, run: signOrCancel },
    { name: 'scheduled batch', weight: 10, run: runDue },
    {
      name: 'batch of an operator',
      weight: 6,
      run: async () =>
        toOutcome(await api.call('POST', '/v1/operator/payout-batches', { headers: asOperator })),
    },
    { name: 'reports of the bank', weight: 8, run: async () => bankDay().then(runDue) },
    { name: 'retry of a returned payout', weight: 6, run: retry },
    { name: 'freeze', weight: 4, run: freeze },
    { name: 'release of a freeze', weight: 6, run: release },
  ];
  const total = operations.reduce((sum, { weight }) => sum + weight, 0);

  return {
    buy,
    pick: () => {
      let left = random() * total;
      const found = operations.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      return found ?? choose(operations);
    },
    settle: async () => {
      for (let turn = 0; turn < 3; turn++) {
        await runDue();
        await bankDay();
      }
      await runDue();
    },
  };
}

/** Of a service: another operation was first. */
function toRefusal(error: unknown): Outcome {
  const { status } = error as { readonly status?: number };
  if (status === undefined || status >= 500) throw error;
  return 'refused';
}
