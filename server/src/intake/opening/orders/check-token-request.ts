import { requestSources } from '@tamarack/core/brand';
import type { z } from 'zod';
import { problem } from '../../../platform/errors';
import type { checkoutRequest } from '../schemas';

/**
 * A page that opens its server's checkout must not send options that would change it.
 *
 * @throws `merchant-setup`, naming each such option
 */
export function checkTokenRequest(request: z.output<typeof checkoutRequest>): void {
  const { cartTotal, orderReference, invoiceLinkId, tracking, requestSource, seller, customer } = request;
  const given = {
    cartTotal: cartTotal !== 0,
    orderReference: orderReference !== undefined,
    invoiceLinkId: invoiceLinkId !== undefined,
    tracking: tracking !== undefined,
    requestSource: requestSource !== requestSources.cart,
    customer: customer !== undefined && customer !== null,
    'seller.redirectUrl': seller?.redirectUrl !== undefined,
  };
  const names = Object.entries(given).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
  if (names.length === 0) return;
  throw problem('merchant-setup', {
    code: 'TC-1000-06',
    detail: `The merchant’s server created this checkout: remove ${names.join(', ')} beside clientToken.`,
    errors: names.map((name) => ({
      path: `/${name.replace('.', '/')}`,
      code: 'setByServer',
      expected: 'nothing beside clientToken',
    })),
  });
}
