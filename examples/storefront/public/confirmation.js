import { createElement, money, renderTexts, translate } from './texts.js';

const query = new URLSearchParams(location.search);
const order = query.get('order') ?? '';
const checkoutId = query.get('checkoutId') ?? '';
// This page does not need the session; keep it out of history and referrers.
history.replaceState(null, '', `${location.pathname}?${new URLSearchParams({ order, checkoutId })}`);

const find = (selector) => document.querySelector(selector);
let result = null;

const row = (label, value, className = '') =>
  createElement(
    'div',
    { className },
    createElement('dt', { textContent: label }),
    createElement('dd', { textContent: value }),
  );

const dollars = (amount) => money(Math.round(amount * 100));

const draw = () => {
  const state = result?.state;
  find('.receipt').dataset.state = state ?? 'checking';
  find('h1').textContent = translate(state ? `${state}Title` : 'checking');
  find('.lead').textContent = state ? translate(`${state}Lead`, order) : '';
  const sums = find('.sums');
  sums.hidden = !result?.order;
  if (!result?.order) return;
  const { order: sale, financing } = result;
  sums.replaceChildren(
    row(translate('subtotal'), money(sale.subtotal)),
    row(translate('tax'), money(sale.tax)),
    row(translate('total'), money(sale.total), 'total'),
    ...(financing
      ? [
          row(translate('financed'), dollars(financing.amount)),
          row(translate('weekly'), dollars(financing.weeklyPayment)),
          row(translate('weeks'), translate('term', financing.termWeeks)),
          row(translate('fee'), dollars(financing.financingFee)),
        ]
      : []),
  );
};

renderTexts(draw);
try {
  const response = await fetch(`/api/confirmation?${new URLSearchParams({ order, checkoutId })}`);
  result = response.ok ? await response.json() : { state: 'error' };
} catch {
  result = { state: 'error' };
}
if (result.state === 'paid') localStorage.removeItem('northline-cart');
draw();
