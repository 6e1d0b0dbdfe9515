import { randomUUID } from 'node:crypto';
import { sandboxMerchant } from '../../../server/sandbox/data/seed';
import type { Api, ApplicantClient, View } from '../../support/api';
import type { Tally } from '../../support/tally/tally';
import type { Step } from './step';

interface Customer {
  readonly person: ApplicantClient;
  readonly acknowledged: Step[];
  completed: boolean;
}

/** What the server has acknowledged, from which nothing may be missing later. */
export interface Ledger {
  addCustomer(person: ApplicantClient): { acknowledge(step: Step): void; complete(): void };
  addLink(link: { readonly linkId: string; readonly amount: number }): void;
  /** A message that was asked for: at most one may go to its recipient. */
  countMessage(recipient: string): void;
  /** Writes that were acknowledged so far. */
  countWrites(): number;
  countCompleted(): number;
  /** Checkouts that were opened and not completed. */
  countOpen(): number;
  listRecipients(): readonly string[];
  listCompleted(): readonly string[];
  /** Compares everything acknowledged with what the server answers now; `open`: of unfinished customers only. */
  verify(call: Api['call'], tally: Tally, scope: 'open' | 'all'): Promise<void>;
}

/** Customers verified at once. */
const atOnce = 8;

export function createLedger(): Ledger {
  const customers: Customer[] = [];
  const links: { linkId: string; amount: number }[] = [];
  const recipients: string[] = [];
  return {
    addCustomer: (person) => {
      const customer: Customer = { person, acknowledged: [], completed: false };
      customers.push(customer);
      return {
        acknowledge: (step) => void customer.acknowledged.push(step),
        complete: () => {
          customer.completed = true;
        },
      };
    },
    addLink: (link) => void links.push(link),
    countMessage: (recipient) => void recipients.push(recipient),
    countWrites: () =>
      links.length + customers.reduce((sum, { acknowledged }) => sum + acknowledged.length + 1, 0),
    countCompleted: () => customers.filter(({ completed }) => completed).length,
    countOpen: () => customers.filter(({ completed }) => !completed).length,
    listRecipients: () => recipients,
    listCompleted: () =>
      customers.filter(({ completed }) => completed).map(({ person }) => person.checkoutId),
    verify: async (call, tally, scope) => {
      const checked = customers.filter(({ completed }) => scope === 'all' || !completed);
      const verifyOne = async ({ person, acknowledged }: Customer): Promise<void> => {
        // a client keeps what it has acknowledged while the answer is on its way
        const steps = [...acknowledged];
        const { status, body } = await person.get<View>('/v1/application');
        tally.count(status === 200 ? null : `a checkout answered ${status}`);
        if (status !== 200) return;
        for (const step of steps) tally.count(step.isDone(body) ? null : `${step.name} was lost`);
      };
      for (let first = 0; first < checked.length; first += atOnce)
        await Promise.all(checked.slice(first, first + atOnce).map(verifyOne));
      for (const { linkId, amount } of scope === 'all' ? [...links] : links.slice(-10)) {
        const { status, body } = await call<{ amount: number }>(
          'GET',
          `/v1/merchant/invoice-links/${linkId}`,
          {
            headers: secretKey,
          },
        );
        tally.count(status === 200 && body.amount === amount ? null : `link ${linkId}: ${status}`);
      }
    },
  };
}

const secretKey = { authorization: `Bearer ${sandboxMerchant.secretKey}` };

/** The merchant's server makes one link after the other; each is retried under its key until it is acknowledged. */
export async function makeLinks(
  call: Api['call'],
  untilUp: () => Promise<void>,
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  for (let serial = 1; !isOver(); serial++) {
    const body = { amount: 500 + serial, invoiceId: `F-${randomUUID()}` };
    const headers = { ...secretKey, 'idempotency-key': randomUUID() };
    try {
      const { status, body: link } = await call<{ linkId: string; amount: number }>(
        'POST',
        '/v1/merchant/invoice-links',
        { headers, body },
      );
      if (status === 200) ledger.addLink(link);
    } catch {
      await untilUp();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
