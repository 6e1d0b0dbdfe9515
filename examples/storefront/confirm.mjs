/**
 * The one proof of payment: the checkout as the provider tells it to the holder of the secret key. What the customer's
 * address bar says is only a hint where to look.
 */
export const confirm = async ({ apiUrl, secretKey }, orders, reference, checkoutId) => {
  const order = orders.get(reference);
  if (!order || !checkoutId) return { state: 'unknown' };
  const answer = await fetch(`${apiUrl}/v1/merchant/checkouts/${encodeURIComponent(checkoutId)}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  if (answer.status === 404 || answer.status === 400) return { state: 'unknown' };
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  const checkout = await answer.json();
  const ours = checkout.orderReference === reference && Math.round(checkout.cartTotal * 100) === order.total;
  if (!ours) return { state: 'unknown' };
  if (checkout.status === 'completed' && !order.paid) orders.markPaid(reference, checkoutId);
  return {
    state: checkout.status === 'completed' ? 'paid' : checkout.status === 'rejected' ? 'refused' : 'open',
    order: { reference, items: order.items, subtotal: order.subtotal, tax: order.tax, total: order.total },
    financing: checkout.financing,
  };
};
