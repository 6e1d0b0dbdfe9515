import type { Language } from '@tamarack/core/language';
import { act, waitFor } from '@testing-library/react';
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

const next = { en: 'Continue', fr: 'Continuer' };
const press = (view: View, name: string | RegExp) => userEvent.click(view.getByRole('button', { name }));
const submission = { type: 'submitDocuments', submit: expect.any(Function) };

async function openModal({ language = 'en', ...options }: ScreenOptions & { language?: Language } = {}) {
  const screen = await open({ ...options, language });
  await screen.frame.say({ type: 'state', state: 'complete' });
  await press(screen.view, next[language]);
  return screen;
}

test.each([
  ['en', 'Please attach a file', 'Choose a file'],
  ['fr', 'Veuillez joindre un fichier.', 'Choisir un fichier'],
] as const)('every empty field shows an error, the file first (%s)', async (language, message, choose) => {
  const { view, root, sent, frame } = await open({ language, view: {} });
  await press(view, next[language]);
  expect(view.getByText(message)).toBeTruthy();
  expect(frame.posted.at(-1)).toEqual({ type: 'showErrors', keepFocus: true });
  expect(root.activeElement?.textContent).toBe(choose);
  expect(sent).toEqual([]);
});

test('the numbers are typed into a secure frame, and no confirmation opens before they are complete', async () => {
  const { view, sent, frame } = await open({ language: 'fr' });
  expect(frame.urls[0]).toBe('cheque:fr');
  expect(view.getByTitle('Les numéros au bas du chèque')).toBeTruthy();
  await frame.say({ type: 'state', state: 'invalid' });
  await press(view, 'Continuer');
  expect(frame.posted.at(-1)).toEqual({ type: 'showErrors', keepFocus: false });
  expect(view.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('a press that comes before the page has heard of the last digit opens the confirmation', async () => {
  const { view, frame } = await open();
  await frame.say({ type: 'state', state: 'incomplete' });
  await press(view, 'Continue');
  expect(frame.posted.at(-1)).toEqual({ type: 'showErrors', keepFocus: false });
  await frame.submit();
  expect(view.getByRole('dialog')).toBeTruthy();
});

test('Enter in the frame asks for the file, or for the confirmation', async () => {
  const missing = await open({ view: {} });
  await missing.frame.submit();
  expect(missing.view.getByText('Please attach a file')).toBeTruthy();
  expect(missing.view.queryByRole('dialog')).toBeNull();
  const { view, frame } = await open();
  await frame.submit();
  expect(view.getByRole('dialog')).toBeTruthy();
});

describe('the confirmation', () => {
  test.each([
    ['en', 'We’re checking your files. This takes a few seconds.', 'Confirm and submit'],
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
    expect(sent).toEqual([submission]);
  });

  test('the confirmation shows file, bank and numbers in a frame, next steps and consent', async () => {
    const { view, sent, frame } = await openModal();
    expect(frame.urls).toContain('cheque-summary:en#file=cheque.pdf');
    expect(view.getByTitle('Your account')).toBeTruthy();
    const text = view.getByRole('dialog').textContent;
    expect(text).toContain('we’ll send your documents for review');
    expect(text).toMatch(
      /Tamarack Capital Inc\. may use this account for pre-authorized debits if you’re approved/,
    );
    expect(sent).toEqual([]);
  });

  test('the confirmation is shown in French', async () => {
    const { view, frame } = await openModal({ language: 'fr' });
    expect(frame.urls).toContain('cheque-summary:fr#file=cheque.pdf');
    const text = view.getByRole('dialog').textContent;
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
    const { view, sent, root, frame } = await openModal();
    await press(view, 'Go back and check');
    expect(view.queryByRole('dialog')).toBeNull();
    expect(frame.received()).not.toContain('clear');
    expect(root.activeElement?.textContent).toBe('Continue');
    expect(sent).toEqual([]);
  });

  test.each([
    ['no answer', { ok: false, problem: null } as const, /^We didn’t get an answer/],
    ['a server that is away', toRefusal('service-unavailable'), /briefly unavailable/],
  ])('%s is shown in the confirmation, and confirming again works', async (_, answer, message) => {
    const { view, sent } = await openModal({ results: [answer] });
    await press(view, 'Confirm and submit');
    expect(view.getByRole('alert').textContent).toMatch(message);
    await press(view, 'Confirm and submit');
    expect(sent).toEqual([submission, submission]);
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  });

  test('a number that the server rejects is shown at its field, with the focus there', async () => {
    const errors = [{ path: '/account', code: 'accountInvalid' }] as const;
    const { view, frame } = await openModal({ results: [toRefusal('validation-failed', { errors })] });
    await press(view, 'Confirm and submit');
    expect(view.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(frame.posted.at(-1)).toEqual({ type: 'focus' }));
  });

  test('the confirmation closes when the check finds the file unusable', async () => {
    const { view, setView, sent } = await openModal({ view: withCheque({ state: 'checking' }) });
    setView(withCheque({ state: 'refused', problem: 'broken' }));
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });
});

test('Back and “Connect my bank” are available', async () => {
  const { view, sent } = await open();
  await press(view, 'Back');
  await press(view, 'Connect my bank');
  expect(sent).toEqual([{ type: 'back' }, { type: 'chooseConnect' }]);
});
