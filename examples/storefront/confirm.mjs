/**
 * Confirms a payment by retrieving the checkout with the secret key. The query of the customer's return URL
 * is not proof; it only identifies the checkout.
 */
export const confirm = async ({ apiUrl, secretKey }, orders, reference, checkoutId) => {
  const order = orders.get(reference);
  if (!order || !checkoutId) return { state: 'unknown' };
  const response = await fetch(`${apiUrl}/v1/merchant/checkouts/${encodeURIComponent(checkoutId)}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  if (response.status === 404 || response.status === 400) return { state: 'unknown' };
  if (!response.ok) throw new Error(`the provider responded with ${response.status}`);
  const checkout = await response.json();
  const matches =
    checkout.orderReference === reference && Math.round(checkout.cartTotal * 100) === order.total;
  if (!matches) return { state: 'unknown' };
  if (checkout.status === 'completed' && !order.paid) orders.markPaid(reference, checkoutId);
  return {
    state: checkout.status === 'completed' ? 'paid' : checkout.status === 'rejected' ? 'refused' : 'open',
    order: { reference, items: order.items, subtotal: order.subtotal, tax: order.tax, total: order.total },
    financing: checkout.financing,
  };
};
