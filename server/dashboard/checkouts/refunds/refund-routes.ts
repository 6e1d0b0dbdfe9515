import { randomUUID } from 'node:crypto';
import { toCents, toDollars } from '@tamarack/core/money/cents';
import { parseMoney } from '@tamarack/core/money/parse';
import { z } from 'zod';
import { field } from '../../../pages/web/form-body';
import { runOnce } from '../../../pages/web/run-once';
import { sendPage } from '../../../pages/web/send-page';
import { problem } from '../../../src/platform/errors';
import { type App, idParams } from '../../../src/platform/http';
import type { CheckoutDetails } from '../../../src/settlement/merchant-checkouts';
import { authorizePage, type DashboardContext } from '../../context';
import { places } from '../../navigation';
import { setFlash } from '../../web/flash';
import type { DashboardServices } from '../../web/services';
import { getFinancedAmount } from '../open-amount';
import { confirmRefundPage, type RefundFaults, refundPage } from './refund-pages';

const config = { access: 'member' } as const;
const maxReason = 200;
const nothing = z.unknown().transform(() => null);

const refundForm = z.object({
  amount: field(z.string().trim().max(100)),
  reason: field(z.string().trim().max(2_000)),
});
const confirmedForm = refundForm.extend({
  reason: field(z.string().trim().max(maxReason)),
  key: field(z.uuid()),
});

/** A refund in three steps: the form, a page that shows the effect, and the refund itself. */
export function registerRefundPages(scope: App, services: DashboardServices): void {
  const { lookups, merchantActions, idempotency } = services;
  const page = { config, schema: { hide: true, params: idParams } } as const;

  const read = async (context: DashboardContext, id: string) => {
    authorizePage(context, 'checkouts.refund');
    const details = await lookups.getDetails(context.merchant.id, id);
    return { details, left: getRefundable(details) };
  };

  scope.get('/checkouts/:id/refund', page, async (request, reply) => {
    const { dashboard: context, params } = request;
    const { details, left } = await read(context, params.id);
    if (left <= 0) throw problem('step-not-allowed');
    const input = { amount: toDollars(left).toFixed(2), reason: '' };
    return sendPage(reply, refundPage({ context, details, left, input, faults: {} }));
  });

  scope.post(
    '/checkouts/:id/refund/review',
    { config, schema: { hide: true, params: idParams, body: refundForm } },
    async (request, reply) => {
      const { dashboard: context, params, body: input } = request;
      const { details, left } = await read(context, params.id);
      if (left <= 0) throw problem('step-not-allowed');
      const amount = parseMoney(input.amount);
      const faults = findRefundFaults({ amount, reason: input.reason, left });
      if (amount === null || Object.keys(faults).length > 0)
        return sendPage(reply, refundPage({ context, details, left, input, faults }), 422);
      const props = { context, details, left, amount, reason: input.reason, key: randomUUID() };
      return sendPage(reply, confirmRefundPage(props));
    },
  );

  scope.post(
    '/checkouts/:id/refund',
    { config, schema: { hide: true, params: idParams, body: confirmedForm } },
    async (request, reply) => {
      const { dashboard: context, params, body } = request;
      authorizePage(context, 'checkouts.refund');
      const { key, reason } = body;
      const amount = parseMoney(body.amount);
      if (amount === null || amount === 0) throw problem('validation-failed');
      const input = { amount: toDollars(amount), ...(reason !== '' && { reason }) };
      const form = { scope: `member:${context.as.id}`, key, request: ['refund', params.id, input] };
      await runOnce(idempotency, form, nothing, (storeResponse) =>
        merchantActions.refund(context.merchant.id, params.id, input, storeResponse, context.as),
      );
      setFlash(reply, 'refunded');
      return reply.redirect(`${places.checkouts.path}/${params.id}`, 303);
    },
  );
}

/** Cents that were financed, or captured, and not refunded; 0 before the signature. */
const getRefundable = ({ checkout }: CheckoutDetails): number =>
  getFinancedAmount(checkout) - toCents(checkout.refunded);

function findRefundFaults({
  amount,
  reason,
  left,
}: {
  readonly amount: number | null;
  readonly reason: string;
  readonly left: number;
}): RefundFaults {
  const isAbove = amount !== null && amount > left;
  const amountFault = amount === null || amount === 0 ? 'amountInvalid' : isAbove ? 'amountAbove' : null;
  return {
    ...(amountFault && { amount: amountFault }),
    ...(reason.length > maxReason && { reason: 'reasonTooLong' as const }),
  };
}
