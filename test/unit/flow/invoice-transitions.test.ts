import { everyEvent } from './arbitrary';
import { approved, buildCredit, buildInvoice, returning } from './build-facts';
import { describeTransitions, type Transition } from './describe-transitions';

const invoiceLink = { ...approved, entry: 'invoiceLink', cartTotal: 0, qualification: 'accepted' } as const;
const ownInvoice = { ...invoiceLink, entry: 'preQualification' } as const;

const rows: readonly Transition[] = [
  [
    'invoice uploaded',
    { ...ownInvoice, invoice: buildInvoice() },
    everyEvent.uploadInvoice[0],
    'invoiceInfo',
  ],
  [
    'invoice uploaded that could not be read',
    { ...ownInvoice, invoice: buildInvoice({ amount: null }) },
    everyEvent.uploadInvoice[0],
    'invoiceInfo',
  ],
  [
    'invoice that is not confirmed yet',
    { ...ownInvoice, invoice: buildInvoice({ amount: null }) },
    everyEvent.refresh[0],
    'invoiceInfo',
  ],
  ['no file at hand', ownInvoice, everyEvent.skipInvoiceUpload[0], 'manualInvoiceDetails'],
  [
    'invoice entered by hand',
    { ...ownInvoice, invoice: buildInvoice({ state: 'confirmed', source: 'manual' }) },
    everyEvent.enterInvoice[0],
    'invoiceQualification',
  ],
  [
    'another invoice in place of a link’s',
    { ...invoiceLink, invoice: buildInvoice({ source: 'link' }) },
    everyEvent.newInvoice[0],
    'invoiceUpload',
  ],
  [
    'invoice that is approved already',
    { ...invoiceLink, invoice: buildInvoice({ state: 'confirmed', pendingApproval: true }) },
    everyEvent.continueInvoice[0],
    'displayOptions',
  ],
  [
    'invoice confirmed',
    { ...invoiceLink, invoice: buildInvoice({ state: 'confirmed' }) },
    everyEvent.confirmInvoice[0],
    'invoiceQualification',
  ],
  [
    'whole invoice paid',
    { ...invoiceLink, invoice: buildInvoice({ state: 'confirmed' }) },
    everyEvent.continueInvoice[0],
    'displayOptions',
  ],
  [
    'part of an invoice, not confirmed yet',
    { ...invoiceLink, invoice: buildInvoice({ state: 'confirmed', payable: 1_000_00 }) },
    everyEvent.continueInvoice[0],
    'invoiceQualification',
  ],
  [
    'part of an invoice, confirmed',
    {
      ...invoiceLink,
      invoice: buildInvoice({ state: 'confirmed', payable: 1_000_00, partialConfirmed: true }),
    },
    everyEvent.confirmPartialPayment[0],
    'displayOptions',
  ],
  [
    'less credit than an invoice asks for',
    {
      ...invoiceLink,
      credit: buildCredit({ remaining: 2_999_99 }),
      invoice: buildInvoice({ state: 'confirmed' }),
    },
    everyEvent.refresh[0],
    'insufficientQualificationAmount',
  ],
  [
    'less credit than an invoice that is not confirmed yet',
    { ...invoiceLink, credit: buildCredit({ remaining: 2_999_99 }), invoice: buildInvoice() },
    everyEvent.refresh[0],
    'invoiceInfo',
  ],
  [
    'no credit left for an invoice',
    {
      ...invoiceLink,
      credit: buildCredit({ remaining: 99_99 }),
      invoice: buildInvoice({ state: 'confirmed' }),
    },
    everyEvent.continueInvoice[0],
    'insufficientQualificationAmount',
  ],
  [
    'a returning customer without credit, no invoice yet',
    { ...returning, entry: 'preQualification', credit: buildCredit({ remaining: 0, instant: 0 }) },
    everyEvent.refresh[0],
    'insufficientQualificationAmount',
  ],
  [
    'another invoice in place of one entered by hand',
    { ...invoiceLink, invoice: buildInvoice({ source: 'manual', state: 'confirmed' }) },
    { type: 'newInvoice' },
    'invoiceUpload',
  ],
  [
    'a route to the upload, for a returning customer',
    { ...returning, entry: 'preQualification' },
    { type: 'visit', route: '/invoice-upload' },
    'invoiceUpload',
  ],
];

describeTransitions('each event of an invoice leads to the designed step', rows);
