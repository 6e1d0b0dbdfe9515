import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InvoicePending } from '../../../widget/screens/invoice/invoice-pending';
import type { ViewChanges } from '../../support/build-view';
import { mountScreen } from '../../support/mount-screen';
import { buildCredit } from '../../unit/flow/build-facts';

const pending = (
  source: 'link' | 'upload' | 'manual',
  payable: number,
  partialConfirmed = false,
): ViewChanges => ({
  facts: {
    entry: source === 'link' ? 'invoiceLink' : 'preQualification',
    eligibility: 'eligible',
    phoneVerified: true,
    emailVerified: true,
    outcome: 'approved',
    credit: buildCredit({ limit: 25_000, remaining: 21_800, instant: 21_800 }),
    invoice: {
      state: 'confirmed',
      source,
      pendingApproval: true,
      amount: 27_500.5,
      payable,
      partialConfirmed,
    },
  },
  invoice: { number: 'NW-20418', site: null, fileName: null, reading: null },
});

test('continues where the applicant left off', async () => {
  const { view, sent } = await mountScreen(InvoicePending, { view: pending('manual', 27_500.5) });
  expect(view.getByText(/from Northwind Wholesale is approved/).textContent).toMatch(
    /^Invoice NW-20418 from Northwind Wholesale is approved for \$27,500\.50/,
  );
  view.getByText('Your approval is valid until January 20, 2027.');
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  expect(sent).toEqual([{ type: 'continueInvoice' }]);
});

test('can continue with another invoice', async () => {
  const { view, sent } = await mountScreen(InvoicePending, { view: pending('upload', 27_500.5) });
  await userEvent.click(view.getByRole('button', { name: 'New invoice' }));
  expect(sent).toEqual([{ type: 'newInvoice' }]);
});

test.each([
  [
    'en',
    /^Northwind Wholesale confirmed/,
    'Total invoice amount',
    '$27,500.50',
    'Amount we’ll pay',
    '$21,800.00',
  ],
  [
    'fr',
    /^Northwind Wholesale a confirmé/,
    'Montant total de la facture',
    /^27\s500,50\s\$$/,
    'Montant à payer',
    /^21\s800,00\s\$$/,
  ],
] as const)('an invoice confirmed by the merchant shows its total and the payable amount, in %s', async (language, ...texts) => {
  const { view } = await mountScreen(InvoicePending, { view: pending('link', 21_800), language });
  for (const text of texts) view.getByText(text);
});

test('a remaining balance is shown before continuing, and only once', async () => {
  const { view, sent } = await mountScreen(InvoicePending, { view: pending('link', 21_800) });
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  expect(sent).toEqual([]);
  view.getByText(/You’ll still owe \$5,700\.50: contact Northwind Wholesale to arrange the final payment/);
  await userEvent.click(view.getByRole('button', { name: 'I understand' }));
  expect(sent).toEqual([{ type: 'confirmPartialPayment' }]);

  const later = await mountScreen(InvoicePending, { view: pending('link', 21_800, true) });
  await userEvent.click(later.view.getByRole('button', { name: 'Continue' }));
  expect(later.sent).toEqual([{ type: 'continueInvoice' }]);
});

test('cancelling the balance notice sends nothing', async () => {
  const { view, sent } = await mountScreen(InvoicePending, { view: pending('link', 21_800) });
  await userEvent.click(view.getByRole('button', { name: 'Continue' }));
  await userEvent.click(view.getByRole('button', { name: 'Go back' }));
  expect(view.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});
