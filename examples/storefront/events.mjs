import fs from 'node:fs';
import path from 'node:path';

/** Stored events. A webhook is redelivered within days, so this many suffice to detect duplicates. */
const MAX_EVENTS = 500;

const cents = (dollars) => Math.round(dollars * 100);

/** Handlers by event type. Other events are only stored. */
const handlers = {
  'checkout.completed': (orders, { orderReference, cartTotal, checkoutId }) => {
    const order = orders.get(orderReference);
    // the page sends the order reference, so the amount must match as well
    if (order && !order.paid && cents(cartTotal) === order.total) orders.markPaid(orderReference, checkoutId);
  },
  'checkout.refunded': (orders, { orderReference, checkoutId, refunded }) => {
    // the total of all refunds, so events may arrive in any order
    if (orders.get(orderReference)?.checkoutId === checkoutId)
      orders.markRefunded(orderReference, cents(refunded));
  },
};

/** Webhook events, newest first, stored in one file. */
export const createEvents = (file, orders) => {
  let events = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  return {
    list: () => events,
    /** Handles an event once, even if it is redelivered, and stores it before the webhook is acknowledged. */
    handle({ id, type, timestamp, data }) {
      if (events.some((event) => event.id === id)) return;
      handlers[type]?.(orders, data);
      events = [{ id, type, timestamp, data }, ...events].slice(0, MAX_EVENTS);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(`${file}.new`, JSON.stringify(events));
      fs.renameSync(`${file}.new`, file);
    },
  };
};
