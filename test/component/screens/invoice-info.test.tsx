import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ApplicationView } from '../../../widget/api/types';
import { InvoiceInfo } from '../../../widget/screens/invoice/invoice-info';
import type { ViewChanges } from '../../support/build-view';
import { mountScreen, type ScreenOptions, toRefusal } from '../../support/mount-screen';
import { buildCredit } from '../../unit/flow/build-facts';

type InvoiceView = NonNullable<ApplicationView['invoice']>;
type Reading = NonNullable<InvoiceView['reading']>;
type InvoiceFactsView = NonNullable<NonNullable<ViewChanges['facts']>['invoice']>;

const read: Reading = {
  kind: 'invoice',
  pages: 1,
  merchant: 'Northwind Wholesale',
  otherMerchant: false,
  total: 6400.55,
  amountDue: null,
  issuedOn: '2026-11-12',
  dueOn: null,
};
const entered: InvoiceFactsView = {
  state: 'entered',
  source: 'upload',
  pendingApproval: false,
  amount: 6400.55,
  payable: null,
  partialConfirmed: false,
};

/** A returning customer with this much credit left, in dollars. */
const withCredit = (remaining: number): ViewChanges['facts'] => ({
  entry: 'preQualification',
  eligibility: 'eligible',
  phoneVerified: true,
  emailVerified: true,
  outcome: 'approved',
  credit: buildCredit({ limit: 25_000, used: 25_000 - remaining, remaining, instant: remaining }),
});

const uploaded = (
  reading: Partial<Reading> | null = {},
  facts: Partial<InvoiceFactsView> = {},
  more: Partial<InvoiceView> = {},
  remaining = 21_800,
): ViewChanges => ({
  facts: { ...withCredit(remaining), invoice: { ...entered, ...facts } },
  invoice: {
    number: 'NW-20418',
    site: null,
    fileName: 'facture.pdf',
    reading: reading && { ...read, ...reading },
    ...more,
  },
});
const linked = (facts: Partial<InvoiceFactsView> = {}, site: string | null = 'Laval'): ViewChanges => ({
  facts: { ...withCredit(21_800), entry: 'invoiceLink', invoice: { ...entered, source: 'link', ...facts } },
  invoice: { number: 'NW-20418', site, fileName: null, reading: null },
});
const inSites = (view: ViewChanges): ViewChanges => ({
  ...view,
  merchant: { name: 'Northwind Wholesale', logoUrl: null, sites: ['Laval', 'Ottawa'] },
});

async function open(view: ViewChanges, options: ScreenOptions = {}) {
  const screen = await mountScreen(InvoiceInfo, { view, ...options });
  const french = options.language === 'fr';
  const field = (name: string) => screen.view.getByLabelText<HTMLInputElement>(name);
  const name = french ? 'Confirmer' : 'Confirm';
  return {
    ...screen,
    field,
    fill: (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } }),
    confirm: () => userEvent.click(screen.view.getByRole('button', { name })),
    dialog: () => within(screen.view.getByRole('dialog')),
    /** The answer in the warning. */
    answer: () => userEvent.click(within(screen.view.getByRole('dialog')).getByRole('button', { name })),
  };
}

describe('an invoice read from a file', () => {
  test('a long file name is truncated in the middle', async () => {
    const fileName = 'Facture-Northwind-Wholesale-approvisionnement-novembre-copie-finale-v3.pdf';
    const shown = uploaded();
    if (!shown.invoice) throw new Error('no invoice');
    const { view } = await open({ ...shown, invoice: { ...shown.invoice, fileName } });
    view.getByText('Facture-Northwind-Wholesale-ap…-finale-v3.pdf');
  });

  test('certain values are prefilled, and the credit follows the amount until it is edited', async () => {
    const { view, field, fill } = await open(uploaded());
    expect(field('Invoice number').value).toBe('NW-20418');
    expect(field('Invoice amount').value).toBe('$6,400.55');
    expect(field('Amount we’ll pay').value).toBe('$6,400.55');
    expect(view.getAllByText('As we read it in your file')).toHaveLength(2);
    view.getByText('facture.pdf');
    view.getByText('November 12, 2026');
    fill('Invoice amount', '27 500');
    expect(field('Amount we’ll pay').value).toBe('$21,800.00');
    fill('Amount we’ll pay', '1000');
    fill('Invoice amount', '900');
    expect(field('Amount we’ll pay').value).toBe('1000');
  });

  test('uncertain values are empty, and say where to look', async () => {
    const { view, field } = await open(uploaded({ total: null }, { amount: null }, { number: null }));
    for (const label of ['Invoice number', 'Invoice amount', 'Amount we’ll pay'])
      expect(field(label).value).toBe('');
    expect(view.getAllByText(/copy it from your document/)).toHaveLength(2);
  });

  test.each([
    'creditNote',
    'statement',
    'quote',
    'receipt',
  ] as const)('a %s prefills nothing', async (kind) => {
    const { view } = await open(uploaded({ kind }, { amount: null }, { number: null }));
    view.getByText('As printed on the invoice');
    expect(view.queryByText(/copy it from your document/)).toBeNull();
  });

  test('an unreadable file is entered by hand', async () => {
    const { view } = await open(uploaded(null, { amount: null }, { number: null }));
    view.getByText(/^We couldn’t read this file/);
    expect(view.queryByText(/copy it from your document/)).toBeNull();
  });

  test('warns before it submits, with the amounts and the consequences, and submits what was confirmed', async () => {
    const { view, fill, confirm, dialog, answer, sent } = await open(uploaded());
    fill('Amount we’ll pay', '5,000.25');
    await confirm();
    expect(sent).toEqual([]);
    for (const words of ['Northwind Wholesale', 'NW-20418', '$6,400.55', '$5,000.25', '$1,400.30'])
      dialog().getByText(words);
    dialog().getByText(/can’t be reversed, and this invoice can’t be financed again/);
    await answer();
    expect(sent).toEqual([
      {
        type: 'confirmInvoice',
        invoice: { site: 'Northwind Wholesale', number: 'NW-20418', amount: 6400_55, payable: 5000_25 },
      },
    ]);
    expect(view.queryByRole('dialog')).toBeNull();
  });

  test('cancelling the warning loses and sends nothing; what was typed survives leaving the screen', async () => {
    const { view, fill, confirm, sent, again, field, unmount } = await open(uploaded());
    fill('Invoice number', 'NW-20419');
    await confirm();
    await userEvent.click(view.getByRole('button', { name: 'Go back' }));
    expect(sent).toEqual([]);
    expect(field('Invoice number').value).toBe('NW-20419');
    unmount();
    expect(again().view.getByLabelText<HTMLInputElement>('Invoice number').value).toBe('NW-20419');
  });

  test('a double click sends once', async () => {
    let letGo = (_: { ok: true }): void => {};
    const held = new Promise<{ ok: true }>((resolve) => {
      letGo = resolve;
    });
    const { confirm, answer, sent, view } = await open(uploaded(), { results: [held] });
    await confirm();
    await answer();
    await answer();
    expect(sent).toHaveLength(1);
    await act(async () => letGo({ ok: true }));
    expect(view.queryByRole('dialog')).toBeNull();
  });

  test('accepts French amounts as typed', async () => {
    const { fill, confirm, answer, sent } = await open(uploaded(), { language: 'fr' });
    fill('Montant de la facture', '1 234,56 $');
    fill('Montant à payer', '1 000,5');
    await confirm();
    await answer();
    expect(sent).toMatchObject([{ invoice: { amount: 1234_56, payable: 1000_50 } }]);
  });

  test.each([
    ['quote', /looks like a quote/],
    ['creditNote', /looks like a credit note/],
    ['statement', /looks like a statement/],
    ['receipt', /looks like a receipt/],
    ['other', /^Is this an invoice/],
  ] as const)('a %s is named, with what to do', async (kind, title) => {
    const { view } = await open(uploaded({ kind, total: null }, { amount: null }, { number: null }));
    view.getByText(title);
  });

  test('an invoice has no notice; another merchant’s and a partly paid one do', async () => {
    const { view, setView } = await open(uploaded());
    expect(view.queryByText(/looks like|This invoice is from|already be paid/)).toBeNull();
    act(() => setView(uploaded({ merchant: 'Boréal inc.', otherMerchant: true, amountDue: 2150 })));
    view.getByText('This invoice is from Boréal inc.');
    view.getByText(/^We pay only Northwind Wholesale/);
    view.getByText('Of $6,400.55 in all, $2,150 is still due. Only what is still due can be financed.');
  });

  test('another file can be chosen', async () => {
    const { view, sent } = await open(uploaded());
    await userEvent.click(view.getByRole('button', { name: 'Upload a different invoice' }));
    expect(sent).toEqual([{ type: 'newInvoice' }]);
  });
});

describe('the merchant’s sites', () => {
  test('a single site is shown without a question', async () => {
    const { view } = await open(uploaded());
    expect(view.queryByLabelText('Site')).toBeNull();
  });

  test('one of several sites must be chosen', async () => {
    const { view, confirm, fill, answer, sent, root } = await open(inSites(uploaded()));
    await confirm();
    view.getByText('Site is required.');
    expect(root.activeElement).toBe(view.getByLabelText('Site'));
    fill('Site', 'Ottawa');
    expect(view.queryByText('Site is required.')).toBeNull();
    await confirm();
    await answer();
    expect(sent).toMatchObject([{ invoice: { site: 'Ottawa' } }]);
  });

  test('a site that no longer exists must be chosen again', async () => {
    const view = inSites(uploaded({}, { state: 'confirmed', payable: 500 }, { site: 'Gatineau' }));
    const { field } = await open(view);
    expect(field('Site').value).toBe('');
  });
});

describe('an invoice from a link', () => {
  test('an invoice from a link belongs to the merchant: only the payable amount is asked for', async () => {
    const { view, fill, confirm, answer, sent } = await open(inSites(linked()));
    expect(view.queryByLabelText('Invoice number')).toBeNull();
    expect(view.queryByLabelText('Invoice amount')).toBeNull();
    for (const words of ['NW-20418', '$6,400.55', 'Laval']) view.getByText(words);
    fill('Amount we’ll pay', '1200');
    await confirm();
    await answer();
    expect(sent).toEqual([
      {
        type: 'confirmInvoice',
        invoice: { site: 'Laval', number: 'NW-20418', amount: 6400_55, payable: 1200_00 },
      },
    ]);
  });

  test('an invoice from a link without a site asks for it', async () => {
    const { field } = await open(inSites(linked({}, null)));
    expect(field('Site').value).toBe('');
  });

  test('an invoice financed in the meantime shows an error above its details, with the focus on it', async () => {
    const { view, confirm, answer, root } = await open(linked(), { results: [toRefusal('invoice-is-used')] });
    await confirm();
    await answer();
    const alert = view.getByRole('alert');
    within(alert).getByText(
      'This invoice has already been submitted to the merchant. Please upload a new invoice.',
    );
    await waitFor(() => expect(root.activeElement?.contains(alert)).toBe(true));
  });
});

describe('errors', () => {
  test.each([
    [
      'en',
      ['Invoice number is required.', 'Invoice amount is required.', 'The amount we’ll pay is required.'],
    ],
    [
      'fr',
      [
        'Le numéro de facture est obligatoire.',
        'Le montant de la facture est obligatoire.',
        'Le montant à payer est obligatoire.',
      ],
    ],
  ] as const)('each missing detail has its message, in %s', async (language, messages) => {
    const empty = uploaded({ total: null }, { amount: null }, { number: null });
    const { view, confirm, root, field } = await open(empty, { language });
    await confirm();
    for (const message of messages) view.getByText(message);
    expect(root.activeElement).toBe(field(language === 'fr' ? 'Numéro de facture' : 'Invoice number'));
    expect(view.queryByRole('dialog')).toBeNull();
  });

  test('each rule has its message, with its amount', async () => {
    const { view, fill, confirm } = await open(uploaded({}, {}, {}, 5000));
    fill('Invoice number', '<b>');
    fill('Invoice amount', '99');
    await confirm();
    view.getByText('Invalid invoice format.');
    view.getByText('Invoice amount must be at least $100.');
    view.getByText('The amount we’ll pay must be at least $100.');
    fill('Invoice number', 'A-1');
    fill('Invoice amount', '9000');
    fill('Amount we’ll pay', '5000.01');
    await confirm();
    view.getByText('The amount we’ll pay must be at most $5,000.');
  });

  test('an invoice already financed shows an error at its number', async () => {
    const { view, confirm, answer, field } = await open(uploaded(), {
      results: [toRefusal('invoice-is-used')],
    });
    await confirm();
    await answer();
    view.getByText('This invoice has already been submitted to the merchant. Please upload a new invoice.');
    expect(field('Invoice number').getAttribute('aria-invalid')).toBe('true');
  });

  test('reduced credit shows an error at the payable amount, with what is left', async () => {
    const errors = [{ path: '/payable', code: 'payableMaximum' }] as const;
    const screen = await open(uploaded(), { results: [toRefusal('validation-failed', { errors })] });
    const { view, confirm, answer, sent, setView, field } = screen;
    await confirm();
    await answer();
    expect(field('Amount we’ll pay').getAttribute('aria-invalid')).toBe('true');
    expect(sent.map(({ type }) => type)).toEqual(['confirmInvoice', 'refresh']);
    act(() => setView(uploaded({}, {}, {}, 4000)));
    view.getByText('The amount we’ll pay must be at most $4,000.');
    expect(field('Amount we’ll pay').value).toBe('$4,000.00');
  });

  test('without a network the details are kept', async () => {
    const { view, fill, confirm, answer, field } = await open(uploaded(), {
      results: [{ ok: false, problem: null }],
    });
    fill('Invoice number', 'NW-7');
    await confirm();
    await answer();
    expect(view.queryByRole('dialog')).toBeNull();
    expect(field('Invoice number').value).toBe('NW-7');
  });
});
