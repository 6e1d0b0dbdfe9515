import { createElement, currentLanguage, day, money, renderTexts, say, translate } from './texts.js';

const find = (selector) => document.querySelector(selector);
const note = find('.note');
let invoices = [];
let busy = false;

const load = async () => {
  const response = await fetch('/api/invoices').catch(() => null);
  if (!response?.ok) say(note, () => translate('invoicesFailed'));
  else invoices = await response.json();
};

/** The shop's server creates the link with its secret key; the page only gets its id. */
const pay = async (number) => {
  if (busy) return;
  busy = true;
  say(note);
  draw();
  try {
    const response = await fetch('/api/invoice-link', { method: 'POST', body: JSON.stringify({ number }) });
    if (!response.ok) throw new Error(`no link: ${response.status}`);
    const { linkId } = await response.json();
    const tamarack = await window.Tamarack.ready;
    const language = currentLanguage();
    const { status } = await tamarack.payInvoice({ linkId, language, forceLanguage: true });
    say(note, () => translate(`invoice.${status}`, number));
  } catch (error) {
    // the dialog already shows link errors
    if (!error?.code?.startsWith('invoiceLink')) say(note, () => translate('failed'));
  } finally {
    busy = false;
    await load();
    draw();
  }
};

const actions = ({ number, status, url }) => {
  if (status !== 'open' && status !== 'expired')
    return [createElement('b', { className: 'state', textContent: translate(`status.${status}`) })];
  const button = createElement('button', {
    type: 'button',
    className: 'primary',
    textContent: translate('payInvoice'),
  });
  button.setAttribute('aria-label', translate('payInvoiceOf', number));
  button.setAttribute('aria-disabled', String(busy));
  button.addEventListener('click', () => void pay(number));
  if (!url) return [button];
  const link = createElement('a', { href: url, textContent: translate('page') });
  link.setAttribute('aria-label', translate('pageOf', number));
  return [button, link];
};

const draw = () => {
  find('.invoices').replaceChildren(
    ...invoices.map((invoice) => {
      const { number, amount, issuedOn, dueOn } = invoice;
      const file = createElement('a', { href: `/invoices/${number}.pdf`, textContent: translate('file') });
      file.setAttribute('aria-label', translate('fileOf', number));
      return createElement(
        'li',
        {},
        createElement(
          'div',
          {},
          createElement('h2', { textContent: translate('invoice', number) }),
          createElement('p', {
            className: 'small',
            textContent: `${translate('issued', day(issuedOn))}, ${translate('due', day(dueOn))}`,
          }),
        ),
        createElement('b', { className: 'amount', textContent: money(amount) }),
        createElement('div', { className: 'actions' }, file, ...actions(invoice)),
      );
    }),
  );
};

renderTexts(draw);
await load();
draw();
