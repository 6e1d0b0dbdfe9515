import { randomInt } from 'node:crypto';
import { TamarackError } from '../../client/tamarack-error';
import type { Input, InvoiceLink, TamarackEventType } from '../../client/types';
import type { Tamarack } from '../../create-tamarack';
import { type Customer, createCustomer } from './customer';
import type { Operators } from './operators';
import { openPage } from './page';
import type { SandboxCall } from './sandbox-call';

export interface Sandbox {
  readonly tamarack: Tamarack;
  readonly call: SandboxCall;
  readonly operators: Operators;
  /** The merchant's page. */
  readonly page: { readonly origin: string; readonly publishableKey: string };
}

/** The steps that cause an event. No event is faked. */
interface Recipe {
  readonly steps: string;
  run(sandbox: Sandbox): Promise<unknown>;
}

type CaptureMethod = Input<'Merchant_CreateCheckout'>['captureMethod'];

interface Order {
  readonly cartTotal?: number;
  readonly captureMethod?: CaptureMethod;
}

const createOrder = async (
  { tamarack }: Sandbox,
  { cartTotal = 2_140.5, captureMethod = 'automatic' }: Order = {},
) =>
  tamarack.checkouts.create({
    cartTotal,
    captureMethod,
    orderReference: `PO-${randomInt(10_000, 99_999)}`,
  });

/** A customer in a checkout that the merchant's server created. */
async function open(sandbox: Sandbox, order?: Order): Promise<{ id: string; customer: Customer }> {
  const { checkoutId: id, clientToken } = await createOrder(sandbox, order);
  const opening = { clientToken, requestSource: 'tamarackDirectApp' };
  const person = await openPage(sandbox.call, sandbox.page, opening);
  return { id, customer: createCustomer(sandbox.call, person) };
}

const applyAs = (bankUser: string): Recipe => ({
  steps: `a customer applies, with the test bank's user ${bankUser}`,
  run: async (sandbox) => (await open(sandbox)).customer.apply(bankUser),
});

async function buy(sandbox: Sandbox, order?: Order): Promise<string> {
  const { id, customer } = await open(sandbox, order);
  await customer.apply('instant');
  await customer.accept();
  await customer.sign();
  return id;
}

const purchase: Recipe = { steps: 'a customer applies and signs', run: (sandbox) => buy(sandbox) };

const createLink = ({ tamarack }: Sandbox): Promise<InvoiceLink> =>
  tamarack.invoiceLinks.create({ amount: 3_264.17, invoiceId: `NL-${randomInt(100_000, 999_999)}` });

const endLink = (act: 'reject' | 'deactivate'): Recipe => ({
  steps: `creates an invoice link, then ${act}s it`,
  run: async (sandbox) => sandbox.tamarack.invoiceLinks[act]((await createLink(sandbox)).linkId),
});

async function payLink(sandbox: Sandbox): Promise<void> {
  const { linkId, invoiceId: number, amount } = await createLink(sandbox);
  const opening = { invoiceLinkId: linkId, requestSource: 'tamarackInvoice' };
  const customer = createCustomer(sandbox.call, await openPage(sandbox.call, sandbox.page, opening));
  await customer.apply('instant');
  await customer.accept();
  await customer.confirmInvoice({ number, amount });
  await customer.sign();
}

async function ping({ tamarack }: Sandbox): Promise<unknown> {
  const [endpoint] = (await tamarack.webhookEndpoints.list()).filter(({ disabled }) => disabled === null);
  if (endpoint) return tamarack.webhookEndpoints.test(endpoint.endpointId);
  throw new TamarackError('invalid-argument', 'A ping needs an enabled endpoint: register or enable one.');
}

/** How to cause each event in the sandbox. */
export const recipes: Readonly<Record<TamarackEventType, Recipe>> = {
  ping: { steps: 'sends a ping to your first endpoint', run: ping },
  'checkout.approved': applyAs('instant'),
  'checkout.rejected': applyAs('rejected_revenue'),
  'checkout.in_review': applyAs('review_name'),
  'checkout.abandoned': {
    steps: 'a customer opens a checkout and leaves',
    run: async (sandbox) => (await open(sandbox)).customer.abandon(),
  },
  'agreement.signed': purchase,
  'checkout.completed': purchase,
  'checkout.cancelled': {
    steps: 'creates a checkout, then cancels it',
    run: async (sandbox) => sandbox.tamarack.checkouts.cancel((await createOrder(sandbox)).checkoutId),
  },
  'checkout.captured': {
    steps: 'a customer signs an order that you capture; then captures $500',
    run: async (sandbox) =>
      sandbox.tamarack.checkouts.capture(await buy(sandbox, { captureMethod: 'manual' }), { amount: 500 }),
  },
  'checkout.released': {
    steps: 'a customer signs an order that you capture; then releases it',
    run: async (sandbox) =>
      sandbox.tamarack.checkouts.release(await buy(sandbox, { captureMethod: 'manual' })),
  },
  'checkout.refunded': {
    steps: 'a customer applies and signs; then refunds $100',
    run: async (sandbox) => sandbox.tamarack.checkouts.refund(await buy(sandbox), { amount: 100 }),
  },
  'invoice_link.created': { steps: 'creates an invoice link', run: createLink },
  'invoice_link.used': {
    steps: 'creates an invoice link; a customer applies with it and signs',
    run: payLink,
  },
  'invoice_link.rejected': endLink('reject'),
  'invoice_link.deactivated': endLink('deactivate'),
  'payout.sent': { ...purchase, steps: `${purchase.steps}; the sandbox sends the payout` },
  'payout.paid': { ...purchase, steps: `${purchase.steps}; the test bank pays` },
  'payout.returned': {
    steps: `${purchase.steps}; the test bank returns the payout, for its amount`,
    run: (sandbox) => buy(sandbox, { cartTotal: 1_905 }),
  },
  'payee.change_proposed': {
    steps: 'an operator proposes another payout account',
    run: ({ operators }) => operators.propose(),
  },
  'payee.changed': {
    steps: 'an operator proposes another payout account, and a second one confirms it',
    run: async ({ operators }) => operators.confirm(await operators.propose()),
  },
  'payee.change_cancelled': {
    steps: 'an operator proposes another payout account, and cancels it',
    run: async ({ operators }) => operators.cancel(await operators.propose()),
  },
};

export const isEventType = (text: string): text is TamarackEventType => Object.hasOwn(recipes, text);
