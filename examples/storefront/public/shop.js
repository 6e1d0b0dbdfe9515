import { createElement, currentLanguage, money, renderTexts, say, translate } from './texts.js';

/** Quantities by product, kept in local storage. */
const storageKey = 'northline-cart';
const cart = new Map(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
/** Null until the shop's server has responded. */
let products = null;
/** The shop's data of its customer; null if no one is logged in. Kept only in memory, because it is personal data. */
let account = null;
const TAX = 13;

const find = (selector) => document.querySelector(selector);
const note = find('.pay .note');
const name = (product) => product[currentLanguage()].name;

const sums = () => {
  const subtotal = products.reduce((sum, { id, price }) => sum + price * (cart.get(id) ?? 0), 0);
  const tax = Math.round((subtotal * TAX) / 100);
  return { subtotal, tax, total: subtotal + tax };
};

/** Prepares the checkout so that the dialog opens immediately. The server verifies the total. */
const prepare = () => {
  const { total } = sums();
  if (total === 0) return;
  window.Tamarack ??= []; // queued until the script has loaded
  window.Tamarack.push((tamarack) =>
    tamarack.checkout({
      cartTotal: total / 100,
      language: currentLanguage(),
      forceLanguage: true,
      customer: account,
    }),
  );
};

const change = (id, by) => {
  const quantity = Math.min(99, (cart.get(id) ?? 0) + by);
  if (quantity > 0) cart.set(id, quantity);
  else cart.delete(id);
  localStorage.setItem(storageKey, JSON.stringify([...cart]));
  say(note);
  drawCart();
};

const stepper = (product, quantity) => {
  const button = (text, by, label) => {
    const node = createElement('button', { type: 'button', textContent: text });
    node.setAttribute('aria-label', translate(label, name(product)));
    node.dataset.focus = `${product.id} ${by}`;
    node.addEventListener('click', () => change(product.id, by));
    return node;
  };
  return createElement(
    'div',
    { className: 'stepper' },
    button('−', -1, 'fewer'),
    createElement('output', { textContent: String(quantity) }),
    button('+', 1, 'more'),
  );
};

const drawShelf = () => {
  find('.products').replaceChildren(
    ...products.map((product) => {
      const add = createElement('button', {
        type: 'button',
        className: 'add',
        textContent: translate('add'),
      });
      add.setAttribute('aria-label', translate('addOf', name(product)));
      add.addEventListener('click', () => change(product.id, 1));
      return createElement(
        'li',
        {},
        createElement('img', { src: `/pictures/${product.id}.svg`, alt: '', width: 240, height: 180 }),
        createElement('h2', { textContent: name(product) }),
        createElement('p', { textContent: product[currentLanguage()].text }),
        createElement(
          'div',
          { className: 'buy' },
          createElement('b', { textContent: money(product.price) }),
          add,
        ),
      );
    }),
  );
};

const drawCart = () => {
  const focused = document.activeElement?.dataset?.focus;
  const lines = products.filter(({ id }) => cart.has(id));
  find('.lines').replaceChildren(
    ...lines.map((product) =>
      createElement(
        'li',
        {},
        createElement('img', { src: `/pictures/${product.id}.svg`, alt: '', width: 56, height: 42 }),
        createElement('span', { className: 'name', textContent: name(product) }),
        stepper(product, cart.get(product.id)),
        createElement('b', { textContent: money(product.price * cart.get(product.id)) }),
      ),
    ),
  );
  for (const [which, cents] of Object.entries(sums())) find(`[data-sum=${which}]`).textContent = money(cents);
  const message = find('tamarack-message');
  message.setAttribute('amount', String(sums().total / 100));
  message.setAttribute('language', currentLanguage());
  find('[data-count]').textContent = String([...cart.values()].reduce((sum, one) => sum + one, 0));
  find('.empty').hidden = lines.length > 0;
  for (const part of ['.sums', '.pay']) find(part).hidden = lines.length === 0;
  // the line of a removed product takes its buttons along
  if (focused) (find(`[data-focus="${focused}"]`) ?? find('.cart')).focus();
  prepare();
};

/** The dialog's own message is in the language of the dialog. */
const describe = (error) => (error?.code === 'merchant' ? error.message : translate('failed'));

/** Creates the order on the shop's server, which computes the total, then opens the checkout. */
const pay = async () => {
  say(note);
  const button = find('[data-pay]');
  button.setAttribute('aria-disabled', 'true');
  try {
    const lines = [...cart].map(([id, quantity]) => ({ id, quantity }));
    const response = await fetch('/api/orders', { method: 'POST', body: JSON.stringify({ lines }) });
    if (!response.ok) throw new Error(`order rejected: ${response.status}`);
    const order = await response.json();
    const tamarack = await window.Tamarack.ready;
    tamarack.checkout({
      cartTotal: order.total / 100,
      orderReference: order.reference,
      customer: account, // shown in the forms, to be checked
      language: currentLanguage(),
      forceLanguage: true, // the customer chose it in this shop
      seller: { redirectUrl: `${location.origin}/order/confirmation?order=${order.reference}` },
    });
    const { status } = await tamarack.run();
    say(note, () => translate(status));
  } catch (error) {
    say(note, () => describe(error));
  } finally {
    button.removeAttribute('aria-disabled');
  }
};

/** Shows the credit line before there is a cart. */
const preQualify = async () => {
  const statusNote = find('[data-limit-note]');
  say(statusNote);
  try {
    const tamarack = await window.Tamarack.ready;
    const { status } = await tamarack.preQualify({
      language: currentLanguage(),
      forceLanguage: true,
      customer: account,
    });
    say(statusNote, () => translate(status === 'closed' ? 'limitClosed' : `limit.${status}`));
  } catch (error) {
    say(statusNote, () => describe(error));
  }
};

const loadAccount = async () => {
  account = await (await fetch('/api/account')).json();
  find('[data-sign-in]').hidden = account !== null;
  find('[data-signed-in]').hidden = account === null;
};

const signIn = async () => {
  await fetch('/api/sign-in', { method: 'POST' });
  await loadAccount();
  prepare();
  find('[data-pay]').focus(); // the button that had it is gone
};

find('[data-sign-in]').addEventListener('click', () => void signIn());
find('[data-prequalify]').addEventListener('click', () => void preQualify());
find('[data-pay]').addEventListener('click', () => {
  if (!find('[data-pay]').hasAttribute('aria-disabled')) void pay();
});
const draw = () => {
  if (products === null) return;
  drawShelf();
  drawCart();
};
renderTexts(draw);
try {
  await loadAccount();
  products = await (await fetch('/api/products')).json();
  draw();
} catch {
  say(find('[data-shelf-note]'), () => translate('shopFailed'));
}
