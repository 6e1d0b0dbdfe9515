import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { computeTotals } from './catalogue.mjs';

/** Orders of the shop, stored in one file. */
export const createOrders = (file) => {
  const orders = new Map(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
  const save = () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, JSON.stringify([...orders]));
    fs.renameSync(`${file}.new`, file);
  };
  return {
    get: (reference) => orders.get(reference),
    /** Computes the totals on the server; amounts from the browser are never trusted. */
    create(lines) {
      const order = {
        reference: `NL-${randomUUID().slice(0, 8).toUpperCase()}`,
        paid: false,
        ...computeTotals(lines),
      };
      orders.set(order.reference, order);
      save();
      return order;
    },
    markPaid(reference, checkoutId) {
      Object.assign(orders.get(reference), { paid: true, checkoutId });
      save();
    },
    /** @param refunded total of all refunds, in whole cents */
    markRefunded(reference, refunded) {
      const order = orders.get(reference);
      order.refunded = Math.max(order.refunded ?? 0, refunded);
      save();
    },
  };
};
