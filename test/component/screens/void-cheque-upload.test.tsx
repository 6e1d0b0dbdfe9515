import type { Language } from '@tamarack/core/language';
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DocumentView } from '../../../widget/api/types';
import { SLOW_CHECK } from '../../../widget/forms/use-is-slow';
import { VoidChequeUpload } from '../../../widget/screens/documents/cheque/void-cheque-upload';
import { mountScreen, type ScreenOptions, toRefusal } from '../../support/mount-screen';
import { buildChequeDocument } from '../support/documents';

afterEach(() => void vi.useRealTimers());

type View = Awaited<ReturnType<typeof mountScreen>>['view'];

const withCheque = (changes: Partial<DocumentView> = {}) => ({ documents: [buildChequeDocument(changes)] });
const open = (options: ScreenOptions = {}) =>
  mountScreen(VoidChequeUpload, { view: withCheque(), ...options });

const words = {
  en: {
    numbers: ['Transit number', 'Institution number', 'Account number'],
    next: 'Continue',
    file: 'Your void cheque',
  },
  fr: {
    numbers: ['Numéro de transit', 'Numéro d’institution', 'Numéro de compte'],
    next: 'Continuer',
    file: 'Votre spécimen de chèque',
  },
} as const;

const field = (view: View, label: string) => view.getByLabelText<HTMLInputElement>(label);
const fill = (view: View, label: string, value: string) =>
  fireEvent.change(field(view, label), { target: { value } });
const fillAll = (view: View, values: readonly string[], language: Language = 'en') =>
  words[language].numbers.forEach((label, index) => {
    fill(view, label, values[index] ?? '');
  });
const press = (view: View, name: string | RegExp) => userEvent.click(view.getByRole('button', { name }));
const right = ['00012', '003', '0001234567'];
const account = { transit: '00012', institution: '003', account: '0001234567' };

async function openModal(options: ScreenOptions = {}) {
  const screen = await open(options);
  fillAll(screen.view, right, options.language);
  await press(screen.view, words[options.language ?? 'en'].next);
  return screen;
}

describe.each(['en', 'fr'] as const)('the rules in %s', (language) => {
  const french = language === 'fr';
  const [transit, institution, number] = words[language].numbers;

  test('every empty field shows an error, the file first', async () => {
    const { view, root, sent } = await open({ language, view: {} });
    await press(view, words[language].next);
    for (const message of french
      ? [
          'Veuillez joindre un fichier',
          'Le numéro de transit est obligatoire.',
          'Le numéro d’institution est obligatoire.',
          'Le numéro de compte est obligatoire.',
        ]
      : [
          'Please attach a file',
          'Transit number is required.',
          'Institution number is required.',
          'Account number is required.',
        ])
      expect(view.getByText(message)).toBeTruthy();
    expect(root.activeElement?.textContent).toBe(french ? 'Choisir un fichier' : 'Choose a file');
    expect(sent).toEqual([]);
  });

  test.each([
    [transit, '1234', /must be 5 numbers long|doit compter 5 chiffres/],
    [transit, '12a45', /must be 5 numbers long|doit compter 5 chiffres/],
    [institution, 'RBC', /must be 3 numbers long|doit compter 3 chiffres/],
    [number, '123456', /must be 7 to 12 numbers long|doit compter de 7 à 12 chiffres/],
    [number, '1234567890123', /must be 7 to 12 numbers long|doit compter de 7 à 12 chiffres/],
  ])('%s %j shows an error on blur, linked to its field', async (label, value, message) => {
    const { view } = await open({ language });
    fill(view, label, value);
    expect(view.queryByText(message)).toBeNull();
    fireEvent.blur(field(view, label));
    const line = view.getByText(message).closest('[id]');
    expect(field(view, label).getAttribute('aria-describedby')).toContain(line?.id);
  });
});

test('the first invalid number has the focus, and no confirmation opens', async () => {
  const { view, root, sent } = await open();
  fillAll(view, ['00012', '03', '12']);
  await press(view, 'Continue');
  expect(root.activeElement).toBe(field(view, 'Institution number'));
  expect(view.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('the fields are in the order of a cheque, numeric, without autofill', async () => {
  const { view, root } = await open();
  const inputs = words.en.numbers.map((label) => field(view, label));
  expect([...root.querySelectorAll('input[name]')]).toEqual(inputs);
  for (const input of inputs) {
    expect([input.inputMode, input.getAttribute('autocomplete')]).toEqual(['numeric', 'off']);
  }
});

test('the picture shows where the numbers are, and the one being typed', async () => {
  const { view, root } = await open();
  expect(view.getByRole('img').getAttribute('aria-label')).toMatch(
    /transit number of 5 digits.*account number/,
  );
  const active = () =>
    [...root.querySelectorAll('[data-active]')].map((part) => part.getAttribute('data-part'));
  expect(active()).toEqual([]);
  await userEvent.click(field(view, 'Institution number'));
  expect(active()).toEqual(['institution']);
  act(() => field(view, 'Account number').focus());
  expect(active()).toEqual(['account']);
  act(() => field(view, 'Account number').blur());
  expect(active()).toEqual([]);
});

describe('pasted numbers', () => {
  test.each([
    [' 00012 ', '0-0-3', '000 1234-567'],
    ['0 0 0 1 2', '003', '000–1234–567'],
  ])('%j %j %j is saved as digits, leading zeros included', async (...values) => {
    const { view, sent } = await open();
    fillAll(view, values);
    await press(view, 'Continue');
    await press(view, 'Confirm and submit');
    expect(sent).toEqual([{ type: 'submitDocuments', account }]);
  });

  test('a pasted text with all the numbers fills each field, wherever it is pasted', async () => {
    for (const label of words.en.numbers) {
      const { view } = await open();
      fill(view, label, '⑆00012⑉003⑆ 000-1234567⑈');
      expect(words.en.numbers.map((each) => field(view, each).value)).toEqual(right);
    }
  });

  test('branch and bank pasted together fill both; eight digits of an account stay in place', async () => {
    const { view } = await open();
    fill(view, 'Transit number', '00012-003');
    expect(field(view, 'Institution number').value).toBe('003');
    fill(view, 'Account number', '12345678');
    expect(words.en.numbers.map((each) => field(view, each).value)).toEqual(['00012', '003', '12345678']);
  });
});

describe('the bank', () => {
  test.each([
    ['en', '003', 'RBC Royal Bank'],
    ['fr', '003', 'RBC Banque Royale'],
    ['en', '815', 'Desjardins'],
    ['fr', '0-0-6', 'Banque Nationale'],
  ] as const)('the bank in %s: %s is %s', async (language, number, name) => {
    const { view } = await open({ language });
    fill(view, words[language].numbers[1], number);
    expect(view.getByText(name).getAttribute('role')).toBe('status');
  });

  test('an unknown bank number shows a warning and does not block', async () => {
    const { view } = await open();
    fill(view, 'Institution number', '99');
    expect(view.queryByText(/Check the number/)).toBeNull();
    fillAll(view, ['00012', '999', '1234567']);
    expect(view.getByText(/^Check the number/)).toBeTruthy();
    expect(field(view, 'Institution number').getAttribute('aria-invalid')).toBeNull();
    await press(view, 'Continue');
    expect(view.getByRole('dialog').textContent).toContain('Not recognized');
  });
});

describe('the confirmation', () => {
  test.each([
    ['en', 'We are checking your files. This takes a few seconds.', 'Confirm and submit'],
    ['fr', 'Nous vérifions vos fichiers. Cela prend quelques secondes.', 'Confirmer et transmettre'],
  ] as const)('the confirmation waits for a check, but not for long (%s)', async (language, told, confirm) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { view, sent } = await openModal({ language, view: withCheque({ state: 'checking' }) });
    expect(view.getByText(told)).toBeTruthy();
    await press(view, confirm);
    expect(sent).toEqual([]);
    await act(async () => void (await vi.advanceTimersByTimeAsync(SLOW_CHECK)));
    expect(view.queryByText(told)).toBeNull();
    await press(view, confirm);
    expect(sent).toEqual([{ type: 'submitDocuments', account }]);
  });

  test('the confirmation shows file, bank, numbers, next steps and consent', async () => {
    const { view, sent } = await openModal();
    const text = view.getByRole('dialog').textContent;
    for (const part of ['cheque.pdf', 'RBC Royal Bank', '00012', '003', '0001\u00a02345\u00a067'])
      expect(text).toContain(part);
    expect(text).toContain('we will send your documents for review');
    expect(text).toMatch(
      /Tamarack Capital Inc\. may use this account for pre-authorized debits if you are approved/,
    );
    expect(sent).toEqual([]);
  });

  test('the confirmation is shown in French', async () => {
    const { view } = await openModal({ language: 'fr' });
    const text = view.getByRole('dialog').textContent;
    expect(text).toContain('RBC Banque Royale');
    expect(text).toContain('Nous transmettrons ensuite vos documents pour examen');
    expect(text).toMatch(/utilise ce compte pour des débits préautorisés si votre demande est approuvée/);
    expect(view.getByRole('button', { name: 'Confirmer et transmettre' })).toBeTruthy();
  });

  test('a double click submits once', async () => {
    const { view, sent } = await openModal({ results: [new Promise(() => {})] });
    await userEvent.dblClick(view.getByRole('button', { name: 'Confirm and submit' }));
    expect(sent).toHaveLength(1);
  });

  test('cancelling keeps what was typed and sends nothing', async () => {
    const { view, sent, root } = await openModal();
    await press(view, 'Go back and check');
    expect(view.queryByRole('dialog')).toBeNull();
    expect(words.en.numbers.map((each) => field(view, each).value)).toEqual(right);
    expect(root.activeElement?.textContent).toBe('Continue');
    expect(sent).toEqual([]);
  });

  test.each([
    ['no answer', { ok: false, problem: null } as const, /^We got no answer/],
    ['a server that is away', toRefusal('service-unavailable'), /unavailable for a moment/],
  ])('%s is shown in the confirmation, and confirming again works', async (_, answer, message) => {
    const { view, sent } = await openModal({ results: [answer] });
    await press(view, 'Confirm and submit');
    expect(view.getByRole('alert').textContent).toMatch(message);
    await press(view, 'Confirm and submit');
    expect(sent).toEqual([
      { type: 'submitDocuments', account },
      { type: 'submitDocuments', account },
    ]);
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  });

  test('a number that the server rejects is shown at its field, with the focus there', async () => {
    const errors = [{ path: '/account', code: 'accountInvalid' }] as const;
    const { view, root } = await openModal({ results: [toRefusal('validation-failed', { errors })] });
    await press(view, 'Confirm and submit');
    expect(view.queryByRole('dialog')).toBeNull();
    expect(view.getByText(/^Invalid account number/)).toBeTruthy();
    await waitFor(() => expect(root.activeElement).toBe(field(view, 'Account number')));
  });

  test('the confirmation closes when the check finds the file unusable', async () => {
    const { view, setView, sent } = await openModal({ view: withCheque({ state: 'checking' }) });
    setView(withCheque({ state: 'refused', problem: 'broken' }));
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });
});

test('what was typed is kept while away, and cleared once submitted', async () => {
  const { view, again, unmount } = await open();
  fillAll(view, right);
  unmount();
  const back = again();
  expect(field(back.view, 'Account number').value).toBe('0001234567');
  await press(back.view, 'Continue');
  await press(back.view, 'Confirm and submit');
  back.unmount();
  expect(field(again().view, 'Account number').value).toBe('');
});

test('Back and “Connect my bank” are available', async () => {
  const { view, sent } = await open();
  await press(view, 'Back');
  await press(view, 'Connect my bank');
  expect(sent).toEqual([{ type: 'back' }, { type: 'chooseConnect' }]);
});
