import fs from 'node:fs';
import path from 'node:path';

/** As many as are kept: a message that comes twice comes within days. */
const KEPT = 500;

const cents = (dollars) => Math.round(dollars * 100);

/** What the shop does about a message of each type; of the others it only takes note. */
const acts = {
  'checkout.completed': (orders, { orderReference, cartTotal, checkoutId }) => {
    const order = orders.get(orderReference);
    // an order's reference comes from a page: the amount tells whether it is this order that was financed
    if (order && !order.paid && cents(cartTotal) === order.total) orders.markPaid(orderReference, checkoutId);
  },
  'checkout.refunded': (orders, { orderReference, checkoutId, refunded }) => {
    // all refunds together: whichever message comes last, the most is right
    if (orders.get(orderReference)?.checkoutId === checkoutId)
      orders.markRefunded(orderReference, cents(refunded));
  },
};

/** What the provider told this shop, newest first, kept in one file. */
export const createEvents = (file, orders) => {
  let events = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  return {
    list: () => events,
    /** Acts on a message once, however often it comes; kept before the provider is told that it arrived. */
    take({ id, type, timestamp, data }) {
      if (events.some((event) => event.id === id)) return;
      acts[type]?.(orders, data);
      events = [{ id, type, timestamp, data }, ...events].slice(0, KEPT);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(`${file}.new`, JSON.stringify(events));
      fs.renameSync(`${file}.new`, file);
    },
  };
};
