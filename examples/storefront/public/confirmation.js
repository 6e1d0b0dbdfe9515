import { make, money, speak, word } from './words.js';

const query = new URLSearchParams(location.search);
const order = query.get('order') ?? '';
const checkoutId = query.get('checkoutId') ?? '';
// This page does not need the session; keep it out of history and referrers.
history.replaceState(null, '', `${location.pathname}?${new URLSearchParams({ order, checkoutId })}`);

const find = (selector) => document.querySelector(selector);
let result = null;

const row = (label, value, className = '') =>
  make('div', { className }, make('dt', { textContent: label }), make('dd', { textContent: value }));

const dollars = (amount) => money(Math.round(amount * 100));

const draw = () => {
  const state = result?.state;
  find('.receipt').dataset.state = state ?? 'checking';
  find('h1').textContent = word(state ? `${state}Title` : 'checking');
  find('.lead').textContent = state ? word(`${state}Lead`, order) : '';
  const sums = find('.sums');
  sums.hidden = !result?.order;
  if (!result?.order) return;
  const { order: sale, financing } = result;
  sums.replaceChildren(
    row(word('subtotal'), money(sale.subtotal)),
    row(word('tax'), money(sale.tax)),
    row(word('total'), money(sale.total), 'total'),
    ...(financing
      ? [
          row(word('financed'), dollars(financing.amount)),
          row(word('weekly'), dollars(financing.weeklyPayment)),
          row(word('weeks'), word('term', financing.termWeeks)),
          row(word('fee'), dollars(financing.financingFee)),
        ]
      : []),
  );
};

speak(draw);
try {
  const response = await fetch(`/api/confirmation?${new URLSearchParams({ order, checkoutId })}`);
  result = response.ok ? await response.json() : { state: 'error' };
} catch {
  result = { state: 'error' };
}
if (result.state === 'paid') localStorage.removeItem('northline-cart');
draw();
