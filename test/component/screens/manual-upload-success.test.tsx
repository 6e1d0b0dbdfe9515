import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ManualUploadSuccess } from '../../../widget/screens/documents/cheque/manual-upload-success';
import { mountScreen, type ScreenOptions } from '../../support/mount-screen';

afterEach(() => {
  vi.useRealTimers();
});

const submitted = (statements: number, entry: 'cart' | 'invoiceLink' = 'cart') => ({
  facts: { entry, documents: { statements, statementsComplete: true, voidCheque: true, submitted: true } },
  contact: { emailMasked: 'm•••@example.ca' },
});
const open = (options: ScreenOptions = {}) =>
  mountScreen(ManualUploadSuccess, { view: submitted(6), ...options });

test('shows what was received, how long the review takes, who writes where, and that it has no cost', async () => {
  const { view } = await open();
  expect(view.getByRole('heading', { level: 1 }).textContent).toMatch(/^Thank you/);
  for (const text of [
    'We received 6 statements and your void cheque',
    /up to 1 business day\. You can close/,
    'We’ll send the outcome to m•••@example.ca, with a link that brings you back here.',
    'There’s no obligation, and the eligibility check doesn’t affect your credit score.',
  ])
    expect(view.getByText(text)).toBeTruthy();
  expect(view.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
});

test('shows the receipt in French', async () => {
  const { view } = await open({ language: 'fr' });
  expect(view.getByRole('heading', { level: 1 }).textContent).toMatch(/^Merci/);
  for (const text of [
    'Nous avons reçu 6 relevés et votre spécimen de chèque',
    /au plus 1 jour ouvrable\. Vous pouvez fermer/,
    /^Le résultat sera envoyé à m•••@example\.ca/,
    /ne vous engage à rien et n’a aucune incidence sur votre cote de crédit/,
  ])
    expect(view.getByText(text)).toBeTruthy();
});

test.each([
  ['en', /^You’ll hear from us by Tuesday, November 24, 2:30.p\.m\. \(Eastern time\)/],
  ['fr', /^Vous aurez une réponse au plus tard le mardi 24 novembre à 14.h.30 \(heure de l’Est\)/],
] as const)('shows the due time in the provider’s time zone (%s)', async (language, text) => {
  vi.setSystemTime('2026-11-23T15:00:00Z');
  const view = { ...submitted(6), reviewDueAt: '2026-11-24T19:30:00.000Z' };
  const shown = await open({ view, language });
  expect(shown.view.getByText(text)).toBeTruthy();
  vi.setSystemTime('2026-11-24T19:30:01Z');
  const late = await open({ view, language });
  expect(late.view.queryByText(text)).toBeNull();
  expect(late.view.getByText(/It’s taking longer|plus long que prévu/)).toBeTruthy();
});

test('the length of the review is said once', async () => {
  const view = { ...submitted(6), reviewDueAt: '2999-11-24T19:30:00.000Z' };
  for (const options of [{}, { view }]) {
    const opened = await open(options);
    expect(opened.slot.textContent?.match(/1\sbusiness\sday/g)).toHaveLength(1);
    opened.unmount();
  }
  const french = await open({ language: 'fr' });
  expect(french.slot.textContent?.match(/1\sjour\souvrable/g)).toHaveLength(1);
});

test('a single statement for all months is counted as one', async () => {
  expect((await open({ view: submitted(1) })).view.getByText(/^We received 1 statement and/)).toBeTruthy();
  const french = await open({ view: submitted(1), language: 'fr' });
  expect(french.view.getByText(/reçu 1 relevé et/)).toBeTruthy();
});

test('without an email address none is named', async () => {
  const { view } = await open({ view: { ...submitted(6), contact: { emailMasked: null } } });
  expect(
    view.getByText('You’ll get the outcome by email, with a link that brings you back here.'),
  ).toBeTruthy();
});

test.each([
  ['cart', 'Return to checkout'],
  ['invoiceLink', 'Close'],
] as const)('for a %s, “%s” requests to close the dialog', async (entry, name) => {
  const { view, closeRequests, sent } = await open({ view: submitted(6, entry) });
  await userEvent.click(view.getByRole('button', { name }));
  expect(closeRequests()).toBe(1);
  expect(sent).toEqual([]);
});
