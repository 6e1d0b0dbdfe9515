import { currentLanguage, day, make, money, speak, word } from './words.js';

const find = (selector) => document.querySelector(selector);
const note = find('.note');
let invoices = [];
let busy = false;

const load = async () => {
  const response = await fetch('/api/invoices').catch(() => null);
  if (!response?.ok) note.textContent = word('invoicesFailed');
  else invoices = await response.json();
};

/** The shop's server creates the link with its secret key; the page only gets its id. */
const pay = async (number) => {
  if (busy) return;
  busy = true;
  note.textContent = '';
  draw();
  try {
    const response = await fetch('/api/invoice-link', { method: 'POST', body: JSON.stringify({ number }) });
    if (!response.ok) throw new Error(`no link: ${response.status}`);
    const { linkId } = await response.json();
    const tamarack = await window.Tamarack.ready;
    const { status } = await tamarack.payInvoice({ linkId, language: currentLanguage() });
    note.textContent = word(`invoice.${status}`, number);
  } catch (error) {
    // the dialog already shows link errors
    if (!error?.code?.startsWith('invoiceLink')) note.textContent = word('failed');
  } finally {
    busy = false;
    await load();
    draw();
  }
};

const actions = ({ number, status, url }) => {
  if (status !== 'open' && status !== 'expired')
    return [make('b', { className: 'state', textContent: word(`status.${status}`) })];
  const button = make('button', { type: 'button', className: 'primary', textContent: word('payInvoice') });
  button.setAttribute('aria-label', word('payInvoiceOf', number));
  button.setAttribute('aria-disabled', String(busy));
  button.addEventListener('click', () => void pay(number));
  if (!url) return [button];
  const link = make('a', { href: url, textContent: word('page') });
  link.setAttribute('aria-label', word('pageOf', number));
  return [button, link];
};

const draw = () => {
  find('.invoices').replaceChildren(
    ...invoices.map((invoice) => {
      const { number, amount, issuedOn, dueOn } = invoice;
      const file = make('a', { href: `/invoices/${number}.pdf`, textContent: word('file') });
      file.setAttribute('aria-label', word('fileOf', number));
      return make(
        'li',
        {},
        make(
          'div',
          {},
          make('h2', { textContent: word('invoice', number) }),
          make('p', {
            className: 'small',
            textContent: `${word('issued', day(issuedOn))}, ${word('due', day(dueOn))}`,
          }),
        ),
        make('b', { className: 'amount', textContent: money(amount) }),
        make('div', { className: 'actions' }, file, ...actions(invoice)),
      );
    }),
  );
};

await load();
speak(draw);
