import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Welcome } from '../../../widget/screens/verify/welcome';
import { mountScreen } from '../../support/mount-screen';

test('shows the cart, the rates, the terms and that there is no obligation, and starts', async () => {
  const { view, sent } = await mountScreen(Welcome);
  expect(view.getByText('$4,850.00')).toBeTruthy();
  expect(view.getByText('0% to 12.99%')).toBeTruthy();
  expect(view.getByText('4 to 52 weeks')).toBeTruthy();
  expect(view.getAllByRole('listitem')).toHaveLength(3);
  expect(view.getByText('Checking your eligibility doesn’t affect your credit score.')).toBeTruthy();
  await userEvent.click(view.getByRole('button', { name: 'Get started' }));
  expect(sent).toEqual([{ type: 'start' }]);
});

test.each([
  'cart',
  'preQualification',
  'invoiceLink',
] as const)('who has an account says so, and is not asked about the business first (%s)', async (entry) => {
  const { view, sent } = await mountScreen(Welcome, { view: { facts: { entry } } });
  await userEvent.click(await view.findByRole('button', { name: 'I already have an account' }));
  expect(sent).toEqual([{ type: 'haveAccount' }]);
});

const invoice = {
  state: 'entered',
  source: 'link',
  pendingApproval: false,
  amount: 3264.17,
  payable: null,
  partialConfirmed: false,
} as const;
const link = {
  facts: { entry: 'invoiceLink', invoice },
  invoice: { number: 'NW-20418', site: null, fileName: null, reading: null },
} as const;

test.each([
  ['en', 'Invoice NW-20418', '$3,264.17', /^Northwind Wholesale sent you an invoice/],
  ['fr', 'Facture NW-20418', /^3\s264,17\s\$$/, /^Northwind Wholesale vous a envoyé une facture/],
] as const)('an invoice link shows merchant, number and amount, in %s', async (language, ...texts) => {
  const { view } = await mountScreen(Welcome, { view: link, language });
  for (const text of texts) view.getByText(text);
});

test('an invoice link explains new and returning customers separately, and finds an account', async () => {
  const { view, sent } = await mountScreen(Welcome, { view: link });
  expect(await view.findByRole('heading', { name: 'New customers' })).toBeTruthy();
  expect(view.getByRole('heading', { name: 'Returning customers' })).toBeTruthy();
  expect(view.queryByText('$4,850.00')).toBeNull();
  await userEvent.click(view.getByRole('button', { name: 'I already have an account' }));
  expect(sent).toEqual([{ type: 'haveAccount' }]);
});

test('the screen is in Canadian French, amounts too', async () => {
  const { view } = await mountScreen(Welcome, { language: 'fr' });
  expect(view.getByText(/^4\s850,00\s\$$/)).toBeTruthy();
  expect(view.getByText(/^0\s% à 12,99\s%$/)).toBeTruthy();
});

test('a second click during the first does nothing', async () => {
  const { view, sent } = await mountScreen(Welcome, { results: [new Promise(() => {})] });
  const start = view.getByRole('button', { name: 'Get started' });
  await userEvent.click(start);
  await userEvent.click(start);
  expect(sent).toHaveLength(1);
  expect(start.getAttribute('aria-busy')).toBe('true');
});
