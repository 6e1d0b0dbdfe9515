import { createElement, currentLanguage, money, renderTexts } from './texts.js';

const texts = {
  en: {
    title: 'Messages from Tamarack',
    lead: 'Webhooks received by this shop’s server, newest first. A real shop shows this to its staff only.',
    none: 'Nothing yet. Pay for a cart or an invoice, and come back.',
    failed: 'The messages could not be read. Please reload this page in a moment.',
  },
  fr: {
    title: 'Messages de Tamarack',
    lead: 'Webhooks reçus par le serveur de cette boutique, du plus récent au plus ancien. Une vraie boutique ne les montre qu’à son personnel.',
    none: 'Rien pour le moment. Payez un panier ou une facture, puis revenez ici.',
    failed: 'Les messages n’ont pas pu être lus. Rechargez cette page dans un instant.',
  },
};

const find = (selector) => document.querySelector(selector);
let events = null;
let loading = true;

const getAmount = ({ data }) => data.refund?.amount ?? data.amount ?? data.financedAmount ?? data.cartTotal;
const getReference = ({ data }) =>
  data.orderReference ?? data.invoiceNumber ?? data.invoice?.number ?? data.reference ?? '';

const line = (event) => {
  const at = new Intl.DateTimeFormat(`${currentLanguage()}-CA`, { dateStyle: 'medium', timeStyle: 'medium' });
  const amount = getAmount(event);
  return createElement(
    'li',
    {},
    createElement(
      'div',
      {},
      createElement(
        'h2',
        {},
        ...event.type.split(/(?=\.)/).flatMap((part) => [document.createElement('wbr'), part]),
      ),
      createElement('p', {
        className: 'small',
        textContent: [getReference(event), at.format(new Date(event.timestamp))].filter(Boolean).join(', '),
      }),
    ),
    ...(amount === undefined || amount === null
      ? []
      : [createElement('b', { className: 'amount', textContent: money(Math.round(amount * 100)) })]),
  );
};

const draw = () => {
  const { title, lead, none, failed } = texts[currentLanguage()];
  find('h1').textContent = title;
  document.title = `${title} – Northline`;
  find('.lead').textContent = lead;
  find('.note').textContent = loading ? '' : events === null ? failed : events.length === 0 ? none : '';
  find('.invoices').replaceChildren(...(events ?? []).map(line));
};

renderTexts(draw);
const response = await fetch('/api/events').catch(() => null);
if (response?.ok) events = await response.json();
loading = false;
draw();
