import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TamarackError } from '../../client/tamarack-error';
import { visitBank } from './bank-page';
import type { CustomerPage, View } from './page';
import type { SandboxCall } from './sandbox-call';

const address = { street: '18 Main St', city: 'Hamilton', province: 'ON', postal: 'L8N 1G6', country: 'CA' };
/** A fictitious person. The sandbox's bureau has a file for the SIN, which is not assigned to anybody. */
const personal = {
  first: 'Anne-Marie',
  last: 'Roy',
  dob: '1980-02-29',
  sin: '046454286',
  terms: true,
  ...address,
};
const business = {
  legal: 'Corner Café Ltd.',
  businessAs: 'Corner Café',
  entity: 'corporation',
  industry: '722512',
  timeInBusiness: 18,
  sameAddress: true,
  ...address,
};
const acts = ['opened', 'scrolledToEnd', 'boxTicked', 'nameTyped'] as const;
const decisionTimeoutMs = 60_000;

/** A new customer in the sandbox, who makes every call that the widget and its frames make. */
export interface Customer {
  /** Completes the application up to the decision, with a test bank user. */
  apply(bankUser: string): Promise<void>;
  /** Accepts the approved credit. */
  accept(): Promise<void>;
  /** Confirms the invoice of the invoice link. */
  confirmInvoice(invoice: { readonly number: string; readonly amount: number }): Promise<void>;
  /** Selects the last offer and signs the agreement. */
  sign(): Promise<void>;
  /** Closes the checkout. */
  abandon(): Promise<void>;
}

export function createCustomer(call: SandboxCall, person: CustomerPage): Customer {
  const readCode = async (recipient: string): Promise<string> => {
    const path = `/sandbox/api/outbox?to=${encodeURIComponent(recipient)}`;
    const { body } = await call<{ items: readonly { text: string }[] }>('GET', path);
    const codes = body.items.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
    return codes[0] ?? '';
  };

  const verify = async (factor: 'phone' | 'email', value: string): Promise<void> => {
    await person.page('POST', `/v1/verification/${factor}`, { [factor]: value });
    await person.frame('POST', `/v1/verification/${factor}/confirm`, { code: await readCode(value) });
  };

  const connectBank = async (bankUser: string): Promise<void> => {
    const { connectionId, url } = await person.frame<{ connectionId: string; url: string }>(
      'POST',
      '/v1/bank/connection',
      { language: 'en' },
    );
    const login = await visitBank(url, bankUser);
    await person.frame('POST', '/v1/bank/connection/complete', { connectionId, ...login });
  };

  const waitForDecision = async (): Promise<void> => {
    for (const end = Date.now() + decisionTimeoutMs; Date.now() < end; await pause(250)) {
      const { facts } = await person.page<View>('GET', '/v1/application');
      if (facts.outcome !== null) return;
      if (facts.scoring.state === 'failed' || facts.bankTrouble !== null) break;
    }
    throw new TamarackError('unexpected-response', 'The sandbox did not decide on the application.');
  };

  return {
    apply: async (bankUser) => {
      await person.page('PUT', '/v1/application/eligibility', { eligible: true });
      await verify('phone', `+1416${randomInt(2_000_000, 5_549_999)}`);
      await verify('email', `owner${randomInt(1e9)}@shop.example`);
      await person.frame('PUT', '/v1/application/personal', personal);
      await person.page('PUT', '/v1/application/business', business);
      await connectBank(bankUser);
      await person.page('POST', '/v1/scoring');
      await waitForDecision();
    },

    accept: async () => {
      await person.page('POST', '/v1/qualification/accept', { part: 'full' });
    },

    confirmInvoice: async ({ number, amount }) => {
      const { merchant } = await person.page<View>('GET', '/v1/application');
      const [site] = merchant.sites;
      await person.page('POST', '/v1/invoice/confirm', { site, number, amount, payable: amount });
    },

    sign: async () => {
      const { items } = await person.page<{ items: readonly { id: string }[] }>('GET', '/v1/offers');
      await person.page('POST', '/v1/offers/selection', { optionId: items.at(-1)?.id });
      const { agreementId, hash, language } = await person.frame<Record<string, string>>(
        'GET',
        '/v1/agreement?language=en',
      );
      for (const act of acts) await person.frame('POST', '/v1/agreement/acts', { agreementId, act });
      const name = `${personal.first} ${personal.last}`;
      await person.frame('POST', '/v1/agreement/sign', { agreementId, hash, language, accepted: true, name });
    },

    abandon: async () => {
      const { sessionToken, checkoutId } = person;
      await call('POST', '/v1/application/abandon', { body: { sessionToken, checkoutId } });
    },
  };
}
