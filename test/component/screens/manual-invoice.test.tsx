import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { InsufficientQualificationAmount } from '../../../widget/screens/invoice/insufficient-qualification-amount';
import { InvoiceQualification } from '../../../widget/screens/invoice/invoice-qualification';
import { ManualInvoiceDetails } from '../../../widget/screens/invoice/manual-invoice-details';
import { InvoiceCongratulations } from '../../../widget/screens/outcome/invoice-congratulations';
import type { ViewChanges } from '../../support/build-view';
import { mountScreen, type ScreenOptions, toRefusal } from '../../support/mount-screen';
import { buildCredit } from '../../unit/flow/build-facts';

const credit = (remaining: number) =>
  buildCredit({ limit: 25_000, used: 25_000 - remaining, remaining, instant: remaining });

/** A returning customer with this much credit left, in dollars. */
const returning = (remaining: number, facts: ViewChanges['facts'] = {}): ViewChanges => ({
  facts: {
    entry: 'preQualification',
    eligibility: 'eligible',
    phoneVerified: true,
    emailVerified: true,
    outcome: 'approved',
    credit: credit(remaining),
    ...facts,
  },
  contact: { emailMasked: 'm•••@cafe.example' },
  invoice: { number: 'NW-20418', site: null, fileName: null, reading: null },
});

const invoice = (amount: number, payable: number, partialConfirmed = false) => ({
  invoice: {
    state: 'confirmed',
    source: 'manual',
    pendingApproval: false,
    amount,
    payable,
    partialConfirmed,
  } as const,
});

const fresh = (remaining: number): ViewChanges => ({ ...returning(remaining), invoice: null });

describe('manual invoice details', () => {
  async function open(remaining: number, options: ScreenOptions = {}) {
    const screen = await mountScreen(ManualInvoiceDetails, { view: fresh(remaining), ...options });
    const { view } = screen;
    const fill = (label: string, text: string) =>
      fireEvent.change(view.getByLabelText(label), { target: { value: text } });
    return {
      ...screen,
      fill,
      payable: () => view.getByLabelText<HTMLInputElement>('Available credit applied'),
      goOn: () => userEvent.click(view.getByRole('button', { name: 'Continue' })),
    };
  }

  test('suggests as much as invoice and credit allow, and sends what was confirmed', async () => {
    const { view, fill, payable, goOn, sent } = await open(21_800);
    view.getByText('$21,800');
    fill('Invoice number', ' NW-20418 ');
    fill('Invoice amount', '27 500,50');
    expect(payable().value).toBe('$21,800.00');
    await goOn();
    const dialog = within(view.getByRole('dialog'));
    for (const words of ['Northwind Wholesale', 'NW-20418', '$27,500.50', '$21,800.00', '$5,700.50'])
      dialog.getByText(words);
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(sent).toEqual([
      {
        type: 'enterInvoice',
        invoice: { site: '', number: 'NW-20418', amount: 27_500_50, payable: 21_800_00 },
      },
    ]);
    expect(view.queryByRole('dialog')).toBeNull();
  });

  test('shows the maximum that can be applied: the credit, or the invoice where that is less', async () => {
    const { view, fill } = await open(21_800);
    view.getByText(/up to \$21,800$/);
    fill('Invoice amount', '6400.55');
    view.getByText(/up to \$6,400.55$/);
    fill('Invoice amount', '27500');
    view.getByText(/up to \$21,800$/);
  });

  test('cancelling the confirmation loses nothing and sends nothing', async () => {
    const { view, fill, goOn, sent } = await open(21_800);
    fill('Invoice number', 'A-1');
    fill('Invoice amount', '900');
    await goOn();
    await userEvent.click(view.getByRole('button', { name: 'Go back' }));
    expect(sent).toEqual([]);
    expect(view.getByLabelText<HTMLInputElement>('Invoice amount').value).toBe('900');
    await goOn();
    view.getByRole('dialog');
  });

  test('each rule has its message, with its amount', async () => {
    const { view, fill, goOn } = await open(5_000);
    await goOn();
    for (const words of [
      'Invoice number is required.',
      'Invoice amount is required.',
      'Credit applied is required.',
    ])
      view.getByText(words);
    fill('Invoice number', '<b>');
    fill('Invoice amount', '99');
    await goOn();
    view.getByText('Invalid invoice format.');
    view.getByText('Invoice amount must be at least $100.');
    fill('Invoice amount', '$1,234.56 USD');
    view.getByText('USD invoices are not supported');
    fill('Invoice amount', '9000');
    fill('Available credit applied', '5000.01');
    await goOn();
    view.getByText('Credit applied must be at most $5,000.');
    fill('Invoice amount', '400');
    view.getByText('Credit applied must be at most $400.');
    expect(view.queryByRole('dialog')).toBeNull();
  });

  test('a file can be uploaded instead; a returning customer has no Back', async () => {
    const { view, sent } = await open(5_000);
    expect(view.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Upload the invoice instead' }));
    expect(sent).toEqual([{ type: 'visit', route: '/invoice-upload' }]);
  });

  test('an invoice financed before shows an error at its number, worded for an entered one', async () => {
    const { view, fill, goOn } = await open(5_000, { results: [toRefusal('invoice-is-used')] });
    fill('Invoice number', 'A-1');
    fill('Invoice amount', '900');
    await goOn();
    await userEvent.click(view.getByRole('button', { name: 'Confirm' }));
    view.getByText('This invoice has already been submitted to the merchant. Please enter a new invoice.');
    expect(view.getByLabelText('Invoice number').getAttribute('aria-invalid')).toBe('true');
    expect(view.queryByRole('dialog')).toBeNull();
  });

  test('the screen is in French, and reads French amounts', async () => {
    const { view, sent } = await mountScreen(ManualInvoiceDetails, { view: fresh(21_800), language: 'fr' });
    await userEvent.type(view.getByLabelText('Numéro de facture'), 'F-9');
    await userEvent.type(view.getByLabelText('Montant de la facture'), '1 234,56 $');
    await userEvent.click(view.getByRole('button', { name: 'Continuer' }));
    await userEvent.click(view.getByRole('button', { name: 'Confirmer' }));
    expect(sent).toMatchObject([{ invoice: { amount: 1_234_56, payable: 1_234_56 } }]);
  });
});

describe('the financed part of an invoice', () => {
  test('an invoice financed in full continues at once', async () => {
    const { view, sent } = await mountScreen(InvoiceQualification, {
      view: returning(21_800, invoice(6400.55, 6400.55)),
    });
    view.getByText(/\$15,399\.45 of your credit left/);
    await userEvent.click(view.getByRole('button', { name: 'Continue' }));
    expect(sent).toEqual([{ type: 'continueInvoice' }]);
  });

  test('an invoice financed in part continues after the applicant saw the remaining balance', async () => {
    const { view, sent } = await mountScreen(InvoiceQualification, {
      view: returning(21_800, invoice(27_500, 21_800)),
    });
    // said once: in the list beside the bar
    expect(view.getAllByText(/\$5,700/).map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'You’ll pay Northwind Wholesale$5,700',
    ]);
    await userEvent.click(view.getByRole('button', { name: 'Continue' }));
    expect(sent).toEqual([]);
    view.getByText(/You’ll still owe \$5,700: contact Northwind Wholesale/);
    await userEvent.click(view.getByRole('button', { name: 'I understand' }));
    expect(sent).toEqual([{ type: 'confirmPartialPayment' }]);
  });

  test.each([
    ['en', 'This invoice uses all of your available credit.'],
    ['fr', 'Cette facture utilise tout votre crédit disponible.'],
  ] as const)('an invoice that leaves no credit says so in words (%s)', async (language, text) => {
    const { view } = await mountScreen(InvoiceQualification, {
      view: returning(21_800, invoice(27_500, 21_800)),
      language,
    });
    view.getByText(text);
    expect(view.queryByText(/\$0|\b0\s\$/)).toBeNull();
  });

  test('a confirmed balance is not confirmed again', async () => {
    const { view, sent } = await mountScreen(InvoiceQualification, {
      view: returning(21_800, invoice(27_500, 21_800, true)),
    });
    await userEvent.click(view.getByRole('button', { name: 'Continue' }));
    expect(sent).toEqual([{ type: 'continueInvoice' }]);
  });
});

test('an invoice over the remaining credit shows by how much, and leads to another', async () => {
  const { view, sent } = await mountScreen(InsufficientQualificationAmount, {
    view: returning(5_000, invoice(9_000, 9_000)),
  });
  view.getByRole('heading', { name: 'Remaining Credit Limit Reached' });
  view.getByText('This invoice exceeds your remaining balance by $4,000.');
  await userEvent.click(view.getByRole('button', { name: 'Enter new invoice' }));
  expect(sent).toEqual([{ type: 'newInvoice' }]);
});

test.each([
  ['manual', '/manual-invoice-details'],
  ['upload', '/invoice-info'],
] as const)('an invoice over the credit leads back to the amounts of an invoice from %s', async (source, route) => {
  const facts = { invoice: { ...invoice(9_000, 9_000).invoice, source } };
  const { view, sent } = await mountScreen(InsufficientQualificationAmount, {
    view: returning(5_000, facts),
  });
  await userEvent.click(view.getByRole('button', { name: 'Change the amount' }));
  expect(sent).toEqual([{ type: 'visit', route }]);
});

test('with no credit left nothing can be entered', async () => {
  const { view, closeRequests } = await mountScreen(InsufficientQualificationAmount, {
    view: returning(50),
  });
  view.getByText(/less than \$100/);
  expect(view.queryByRole('button', { name: 'Enter new invoice' })).toBeNull();
  await userEvent.click(view.getByRole('button', { name: 'Close' }));
  expect(closeRequests()).toBe(1);
});

test('a signed invoice completes automatically, and shows the remaining balance', async () => {
  const facts = { ...invoice(27_500, 21_800, true), agreement: 'signed' } as const;
  const screen = await mountScreen(InvoiceCongratulations, {
    view: returning(0, facts),
    results: [{ ok: false, problem: null }],
  });
  const retry = await screen.view.findByRole('button', { name: 'Try again' });
  // nobody is congratulated on what did not happen
  expect(screen.view.getByRole('heading', { level: 1 }).textContent).toBe('Your payment isn’t complete yet');
  await userEvent.click(retry);
  expect(screen.sent).toEqual([{ type: 'completePurchase' }, { type: 'completePurchase' }]);
  screen.setView(returning(0, { ...facts, purchase: 'completed' }));
  await screen.view.findByText(/\$21,800 to Northwind Wholesale is on its way/);
  screen.view.getByText(/A balance of \$5,700 remains/);
  expect(screen.view.getByText(/The payment will reference/).textContent).toContain(
    'reference invoice NW-20418',
  );
  screen.view.getByText('We’ll send the signed agreement to m•••@cafe.example. Keep it for your records.');
  await userEvent.click(screen.view.getByRole('button', { name: 'Done' }));
  expect(screen.closeRequests()).toBe(1);
});
