import type { Checkout } from '../../client/types';
import { type Command, readText, type Values } from '../command';
import { formatTable } from '../format-table';
import { UsageError } from '../io';

const statuses = [
  'started',
  'abandoned',
  'rejected',
  'inReview',
  'approved',
  'completed',
  'cancelled',
] as const satisfies readonly Checkout['status'][];

const text = { type: 'string' } as const;

export const checkoutsList: Command = {
  name: 'checkouts list',
  summary: 'List checkouts, newest first',
  usage: '[options]',
  help: [
    '--reference TEXT    order reference or invoice number',
    `--status STATUS     ${statuses.join(', ')}`,
    '--amount DOLLARS    amount of the cart or the invoice: 640.50',
    '--from, --to DATE   first and last day, YYYY-MM-DD, Eastern Time',
    '--limit N           1 to 100; default 20',
    '--cursor CURSOR     the next page; printed below a list that has one',
    '--json              the API’s response',
  ],
  options: {
    reference: text,
    status: text,
    amount: text,
    from: text,
    to: text,
    limit: text,
    cursor: text,
    json: { type: 'boolean' },
  },
  run: async (io, { tamarack }, values) => {
    const page = await tamarack.checkouts.list(readQuery(values));
    if (values['json']) {
      io.write(JSON.stringify(page, null, 2));
      return 0;
    }
    for (const line of formatTable([heading, ...page.items.map(toRow)])) io.write(line);
    if (page.nextCursor !== null) io.write(`\nMore: --cursor ${page.nextCursor}`);
    return 0;
  },
};

const heading = ['CHECKOUT', 'STATUS', 'TOTAL', 'REFERENCE', 'CREATED', 'BY'];

const toRow = (checkout: Checkout): readonly string[] => [
  checkout.checkoutId,
  checkout.status,
  (checkout.invoice?.amount ?? checkout.cartTotal).toFixed(2),
  checkout.orderReference ?? checkout.invoice?.number ?? '–',
  checkout.createdAt.slice(0, 16).replace('T', ' '),
  checkout.createdBy,
];

/** Dates and amounts are validated by the API. */
function readQuery(values: Values) {
  const status = readText(values, 'status');
  const known = statuses.find((name) => name === status);
  if (status !== undefined && known === undefined)
    throw new UsageError(`--status: expected one of ${statuses.join(', ')}, got ${status}.`);
  const [reference, from, to, cursor] = ['reference', 'from', 'to', 'cursor'].map((name) =>
    readText(values, name),
  );
  const [amount, limit] = ['amount', 'limit'].map((name) => readNumber(values, name));
  return {
    ...(reference !== undefined && { orderReference: reference }),
    ...(known && { status: known }),
    ...(amount !== undefined && { amount }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(cursor !== undefined && { cursor }),
    ...(limit !== undefined && { limit }),
  };
}

function readNumber(values: Values, name: string): number | undefined {
  const given = readText(values, name);
  if (given === undefined) return undefined;
  const value = Number(given);
  if (given.trim() === '' || !Number.isFinite(value))
    throw new UsageError(`--${name}: expected a number, got ${given}.`);
  return value;
}
