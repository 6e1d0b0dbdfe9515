import { z } from 'zod';
import { sendPage } from '../../pages/web/send-page';
import { checkoutStatus } from '../../src/intake/checkouts';
import { type App, idParams } from '../../src/platform/http';
import type { CheckoutSearch } from '../../src/settlement/merchant-checkouts';
import { authorizePage } from '../context';
import { cursorText, findFaults, readAmount, readDate, searchText } from '../search/read-search';
import { takeFlash } from '../web/flash';
import type { DashboardServices } from '../web/services';
import { checkoutPage } from './checkout-page';
import { checkoutsPage } from './checkouts-page';
import { registerRefundPages } from './refund-routes';

const pageSize = 25;
const config = { access: 'member' } as const;

const listQuery = z.object({
  order: searchText,
  customer: searchText,
  amount: searchText,
  status: z
    .enum(['', ...checkoutStatus.options])
    .catch('')
    .default(''),
  from: searchText,
  to: searchText,
  after: cursorText,
});

/** A search as typed. */
export type CheckoutQuery = Omit<z.output<typeof listQuery>, 'after'>;

/** The merchant's checkouts with their search, each with its history and refunds. */
export function registerCheckoutPages(scope: App, services: DashboardServices): void {
  const { lookups } = services;

  scope.get(
    '/checkouts',
    { config, schema: { hide: true, querystring: listQuery } },
    async (request, reply) => {
      const { dashboard: context, query } = request;
      authorizePage(context, 'checkouts.read');
      const { after = null, ...typed } = query;
      const search = toSearch(typed);
      const faults = findFaults(typed, {
        amount: ['amount', search.amount],
        from: ['date', search.from],
        to: ['date', search.to],
      });
      const isUnderstood = Object.keys(faults).length === 0;
      const list = isUnderstood
        ? await lookups.search(context.merchant.id, search, { cursor: after, limit: pageSize })
        : { items: [], nextCursor: null };
      const flash = takeFlash(request, reply, context.language);
      return sendPage(
        reply,
        checkoutsPage({ context, query: typed, faults, after, flash, ...list }),
        isUnderstood ? 200 : 422,
      );
    },
  );

  scope.get(
    '/checkouts/:id',
    { config, schema: { hide: true, params: idParams } },
    async (request, reply) => {
      const { dashboard: context, params } = request;
      authorizePage(context, 'checkouts.read');
      const details = await lookups.getDetails(context.merchant.id, params.id);
      const flash = takeFlash(request, reply, context.language);
      return sendPage(reply, checkoutPage({ context, details, flash }));
    },
  );

  registerRefundPages(scope, services);
}

const toSearch = ({ order, customer, amount, status, from, to }: CheckoutQuery): CheckoutSearch => ({
  order,
  customer,
  amount: readAmount(amount),
  status: status === '' ? null : status,
  from: readDate(from),
  to: readDate(to),
});
