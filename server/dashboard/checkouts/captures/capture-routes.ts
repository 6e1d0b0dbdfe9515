import { randomUUID } from 'node:crypto';
import { type CaptureFault, findCaptureFault } from '@tamarack/core/lending/captures';
import { toDollars } from '@tamarack/core/money/cents';
import { parseMoney } from '@tamarack/core/money/parse';
import { z } from 'zod';
import { field } from '../../../pages/web/form-body';
import { runOnce } from '../../../pages/web/run-once';
import { sendPage } from '../../../pages/web/send-page';
import { problem } from '../../../src/platform/errors';
import { type App, idParams } from '../../../src/platform/http';
import { authorizePage, type DashboardContext } from '../../context';
import { places } from '../../navigation';
import { setFlash } from '../../web/flash';
import type { DashboardServices } from '../../web/services';
import { getOpenAmount } from '../open-amount';
import { type AmountFault, capturePage, confirmCapturePage, releasePage } from './capture-pages';

const config = { access: 'member' } as const;
const nothing = z.unknown().transform(() => null);

const captureForm = z.object({ amount: field(z.string().trim().max(100)) });
const confirmedForm = captureForm.extend({ key: field(z.uuid()) });
const releaseForm = z.object({ key: field(z.uuid()) });

/** Other faults do not depend on the amount: the capture itself is refused. */
const faults: Readonly<Partial<Record<CaptureFault, AmountFault>>> = {
  aboveLeft: 'amountAbove',
  belowMinimum: 'amountBelow',
};

/** A capture has a form, a confirmation page and the action; a release has the last two. */
export function registerCapturePages(scope: App, services: DashboardServices): void {
  const { lookups, merchantActions, idempotency, now } = services;
  const page = { config, schema: { hide: true, params: idParams } } as const;

  /** Throws `step-not-allowed` if nothing is left to capture. */
  const read = async (context: DashboardContext, id: string) => {
    authorizePage(context, 'checkouts.refund');
    const details = await lookups.getDetails(context.merchant.id, id);
    const left = getOpenAmount(details.checkout, now());
    if (left <= 0) throw problem('step-not-allowed');
    return { context, details, left };
  };

  scope.get('/checkouts/:id/capture', page, async ({ dashboard, params }, reply) => {
    const props = await read(dashboard, params.id);
    return sendPage(reply, capturePage({ ...props, amount: toDollars(props.left).toFixed(2), fault: null }));
  });

  scope.post(
    '/checkouts/:id/capture/review',
    { config, schema: { hide: true, params: idParams, body: captureForm } },
    async ({ dashboard, params, body }, reply) => {
      const props = await read(dashboard, params.id);
      const amount = parseMoney(body.amount);
      const { left, details } = props;
      const captures = details.checkout.captures.length;
      const found = amount === null || amount === 0 ? null : findCaptureFault(amount, { left, captures });
      const fault = amount === null || amount === 0 ? 'amountInvalid' : found && (faults[found] ?? null);
      if (amount === null || fault)
        return sendPage(reply, capturePage({ ...props, amount: body.amount, fault }), 422);
      return sendPage(reply, confirmCapturePage({ ...props, amount, key: randomUUID() }));
    },
  );

  scope.post(
    '/checkouts/:id/capture',
    { config, schema: { hide: true, params: idParams, body: confirmedForm } },
    async ({ dashboard: context, params, body: { key, amount: text } }, reply) => {
      authorizePage(context, 'checkouts.refund');
      const amount = parseMoney(text);
      if (amount === null || amount === 0) throw problem('validation-failed');
      const input = { amount: toDollars(amount) };
      const form = { scope: `member:${context.as.id}`, key, request: ['capture', params.id, input] };
      await runOnce(idempotency, form, nothing, (storeResponse) =>
        merchantActions.capture(context.merchant.id, params.id, input, storeResponse, context.as),
      );
      setFlash(reply, 'captured');
      return reply.redirect(`${places.checkouts.path}/${params.id}`, 303);
    },
  );

  scope.get('/checkouts/:id/release', page, async ({ dashboard, params }, reply) =>
    sendPage(reply, releasePage({ ...(await read(dashboard, params.id)), key: randomUUID() })),
  );

  scope.post(
    '/checkouts/:id/release',
    { config, schema: { hide: true, params: idParams, body: releaseForm } },
    async ({ dashboard: context, params, body: { key } }, reply) => {
      authorizePage(context, 'checkouts.refund');
      const form = { scope: `member:${context.as.id}`, key, request: ['release', params.id] };
      await runOnce(idempotency, form, nothing, (storeResponse) =>
        merchantActions.release(context.merchant.id, params.id, storeResponse, context.as),
      );
      setFlash(reply, 'released');
      return reply.redirect(`${places.checkouts.path}/${params.id}`, 303);
    },
  );
}
