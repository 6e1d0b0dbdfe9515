import { problem } from '../../responses.mjs';
import { reading, returning } from '../../view.mjs';

const facts = (more = {}) => ({
  invoice: {
    state: 'entered',
    source: 'upload',
    pendingApproval: false,
    amount: 6400.55,
    payable: null,
    partialConfirmed: false,
    ...more,
  },
});
const document = (more = {}) => ({
  number: 'NW-20418',
  site: null,
  fileName: 'facture-northwind-2026-11.pdf',
  reading: reading(),
  ...more,
});

/** A file with the reading `more`. */
const uploaded = (more = {}, invoice = {}) => ({
  ...returning(facts({ amount: 6400.55, ...invoice })),
  invoice: document({ reading: reading(more) }),
});
/** Probably not an invoice: nothing is prefilled. */
const paper = (kind) => ({
  ...returning(facts({ amount: null })),
  invoice: document({ number: null, reading: reading({ kind, total: null, amountDue: null, dueOn: null }) }),
});
const linked = (more = {}) => ({
  ...returning({ entry: 'invoiceLink', ...facts({ source: 'link', ...more }) }),
  invoice: { number: 'NW-20418', site: 'Northwind Laval', fileName: null, reading: null },
});
const sites = ['Northwind Laval', 'Northwind Longueuil', 'Northwind Ottawa'];
const inSites = (view) => ({ ...view, merchant: { name: 'Northwind Wholesale', logoUrl: null, sites } });

const confirm = { click: 'invoice:info.confirm' };
const used = [confirm, { click: 'invoice:confirm.confirm' }, { wait: 'messages:problem.invoice-is-used' }];

export default {
  title: 'Invoice info',
  order: 1,
  states: [
    { name: 'prefilled', view: uploaded() },
    {
      name: 'unsure',
      view: {
        ...uploaded({ total: null, amountDue: null }, { amount: null }),
        invoice: document({ number: null }),
      },
    },
    {
      name: 'not read',
      view: { ...uploaded({}, { amount: null }), invoice: document({ number: null, reading: null }) },
    },
    { name: 'other merchant', view: uploaded({ merchant: 'Boréal Équipement inc.', otherMerchant: true }) },
    ...['quote', 'creditNote', 'statement', 'receipt', 'other'].map((kind) => ({
      name: kind,
      view: paper(kind),
    })),
    { name: 'partly paid', view: uploaded({ amountDue: 2150 }, { amount: 2150 }) },
    { name: 'more than the credit', view: uploaded({ total: 27500, amountDue: 27500 }, { amount: 27500 }) },
    { name: 'several sites', view: inSites(uploaded()) },
    { name: 'errors', view: inSites(paper('other')), play: [confirm] },
    {
      name: 'too much',
      view: uploaded(),
      play: [{ fill: 'invoice:info.payable', with: '90000' }, confirm],
    },
    { name: 'confirm', view: uploaded(), play: [confirm, { wait: 'invoice:confirm.title' }] },
    {
      name: 'confirm, in part',
      view: uploaded({}, { amount: 27500 }),
      play: [confirm, { wait: 'invoice:confirm.title' }],
    },
    {
      name: 'used already',
      view: uploaded(),
      responses: { 'POST invoice/confirm': problem('invoice-is-used', 409) },
      play: used,
    },
    { name: 'link', view: linked() },
    { name: 'link, confirm', view: linked(), play: [confirm, { wait: 'invoice:confirm.title' }] },
    {
      name: 'link, used already',
      view: linked(),
      responses: { 'POST invoice/confirm': problem('invoice-is-used', 409) },
      play: used,
    },
  ],
};
