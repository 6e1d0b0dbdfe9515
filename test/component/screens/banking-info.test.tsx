import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BREATH } from '../../../widget/screens/bank/account-creation';
import { BankingInfo } from '../../../widget/screens/bank/banking-info';
import { CONNECTION_LIMIT, OPEN_LIMIT } from '../../../widget/screens/bank/connection/use-bank-connection';
import { LATE_AFTER } from '../../../widget/screens/bank/connection/use-is-late';
import { listNews, mountScreen, toRefusal } from '../../support/mount-screen';
import { frameTitle, mountBankScreen, openBankScreen } from '../support/bank-frame';

const words = {
  en: { upload: 'Upload PDF statements', again: 'Try again' },
  fr: { upload: 'Téléverser des relevés', again: 'Réessayer' },
};
const languages = ['en', 'fr'] as const;
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const passTime = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
afterEach(() => vi.useRealTimers());

describe.each(languages)('in %s', (language) => {
  const { upload, again } = words[language];
  const fresh =
    /^(Try again|Réessayer|Connect my bank|Connecter ma banque|Choose another bank|Choisir une autre banque)$/;

  test.each([
    ['refused', /^You chose not to share|^Vous avez choisi de ne pas partager/],
    ['cancelled', /^The connection was closed|^La connexion a été fermée/],
    ['timedOut', /^The connection took too long|^La connexion a pris/],
    ['retryLater', /^Your bank isn’t available|^Votre banque n’est pas dispo/],
    ['chooseAnotherBank', /^Your bank didn’t accept|^Votre banque n’a pas accepté/],
    ['notCompleted', /^The connection wasn’t completed|^La connexion n’a pas abouti/],
  ] as const)('a connection that ended as %s says so, and offers a new one and the upload', async (reason, title) => {
    const { frame, view, sent, submissions, slot } = await openBankScreen({ language });
    await frame.say({ type: 'bankEnded', reason });
    expect(view.getByRole('heading', { level: 1 }).textContent).toMatch(title);
    expect(slot.querySelector('iframe')).toBeNull();
    await press(view.getByRole('button', { name: upload }));
    expect(sent).toEqual([{ type: 'chooseUpload' }]);
    fireEvent.click(view.getByRole('button', { name: fresh }));
    await waitFor(() => expect(submissions()).toHaveLength(2));
  });

  test.each([
    ['bankRetryCredentials', 'Sign in again', 'Se reconnecter'],
    ['bankRetryLater', 'Try again', 'Réessayer'],
    ['bankChooseAnother', 'Choose another bank', 'Choisir une autre banque'],
    ['bankNotConnected', 'Try again', 'Réessayer'],
  ])('a login refused as %s leads to a new connection', async (code, en, fr) => {
    const answer = toRefusal('validation-failed', { errors: [{ path: '/loginId', code }] });
    const { accept, view, submissions } = await openBankScreen({ language, results: [answer] });
    await accept();
    const name = language === 'en' ? en : fr;
    fireEvent.click(await view.findByRole('button', { name }));
    await waitFor(() => expect(submissions()).toHaveLength(2));
    expect(view.queryByRole('button', { name })).toBeNull();
  });

  test.each([
    ['retryCredentials', 'Sign in again', 'Se reconnecter'],
    ['retryLater', 'Try again', 'Réessayer'],
    ['chooseAnotherBank', 'Choose another bank', 'Choisir une autre banque'],
    ['timedOut', 'Try again', 'Réessayer'],
  ] as const)('after the scoring ended with %s, the options are shown before any frame', async (bankTrouble, en, fr) => {
    const { view, sent, frame, submissions } = await mountBankScreen({
      language,
      view: { facts: { bankTrouble } },
    });
    expect(frame.urls).toEqual([]);
    await press(view.getByRole('button', { name: upload }));
    expect(sent).toEqual([{ type: 'chooseUpload' }]);
    fireEvent.click(view.getByRole('button', { name: language === 'en' ? en : fr }));
    expect(submissions()).toHaveLength(1);
    expect(frame.urls.at(-1)).toBe(`bank:${language}`);
  });

  test('a page that blocks the frame is reported at once, with the upload as the alternative', async () => {
    const { view, sent, frame } = await mountBankScreen({ language });
    await frame.forbid();
    const title = view.getByRole('heading', { level: 1 }).textContent;
    expect(title).toMatch(
      /^This page’s security settings block|^Les paramètres de sécurité de cette page bloquent/,
    );
    const names = view.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => name === upload || name === again)).toEqual([again, upload]);
    await press(view.getByRole('button', { name: upload }));
    expect(sent).toEqual([{ type: 'chooseUpload' }]);
  });
});

test('an error already seen is not repeated on the way back to the frame, the next one is shown', async () => {
  const trouble = { facts: { bankTrouble: 'retryLater' } } as const;
  const { view, again, unmount, setView, submissions } = await mountBankScreen({ view: trouble });
  await press(view.getByRole('button', { name: 'Try again' }));
  unmount();
  const second = again();
  expect(submissions()).toHaveLength(2);
  await act(async () => setView({ facts: { bank: 'connected' } }));
  await act(async () => setView(trouble));
  expect(second.view.getByText('Your bank isn’t available right now')).toBeTruthy();
  expect(submissions()).toHaveLength(2);
});

test('a page that goes on is left alone', async () => {
  const { frame, view } = await openBankScreen();
  await frame.say({ type: 'bankAlive', hint: null });
  expect(view.getByTitle(frameTitle)).toBeTruthy();
  expect(listNews(view)).toEqual([]);
});

test('a disabled institution keeps the frame, and suggests the upload', async () => {
  const { frame, view, sent } = await openBankScreen();
  const node = view.getByTitle(frameTitle);
  await frame.say({ type: 'bankAlive', hint: 'bankOff' });
  expect(view.getByTitle(frameTitle)).toBe(node);
  expect(listNews(view)).toEqual([expect.stringMatching(/can’t be connected at the moment/)]);
  fireEvent.click(view.getByRole('button', { name: 'Upload PDF statements' }));
  expect(sent).toEqual([{ type: 'chooseUpload' }]);
});

test('a slow bank offers to keep waiting, also while its page goes on', async () => {
  const { frame, view } = await openBankScreen();
  await frame.say({ type: 'bankAlive', hint: 'bankSlow' });
  await frame.say({ type: 'bankAlive', hint: null });
  expect(view.getByTitle(frameTitle)).toBeTruthy();
  expect(listNews(view)).toEqual([expect.stringMatching(/stay on this page/)]);
});

test('a slow page offers to keep waiting, then times out with both options', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { view } = await openBankScreen();
  expect(listNews(view)).toEqual(['Connecting…']);
  await passTime(LATE_AFTER);
  expect(listNews(view)).toEqual([expect.stringMatching(/stay on this page/)]);
  await passTime(OPEN_LIMIT - LATE_AFTER);
  expect(view.getByText('The connection page didn’t open')).toBeTruthy();
  expect(view.getByRole('button', { name: 'Upload PDF statements' })).toBeTruthy();
});

test('a page that has loaded may take half an hour', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { view, frame } = await openBankScreen();
  await frame.say({ type: 'bankAlive', hint: null });
  await passTime(OPEN_LIMIT);
  expect(view.getByTitle(frameTitle)).toBeTruthy();
  expect(view.queryByText('Connecting…')).toBeNull();
  await passTime(CONNECTION_LIMIT);
  expect(view.getByText('The connection took too long')).toBeTruthy();
});

test('an account that failed to save is submitted again by the same frame, without another login', async () => {
  const answers = [toRefusal('service-unavailable', { status: 503 })];
  const { accept, view, sent, submissions, slot } = await openBankScreen({ results: answers });
  const node = view.getByTitle(frameTitle);
  await accept();
  expect(view.getByRole('heading', { level: 1 }).textContent).toBe('We couldn’t save the connection');
  expect(slot.querySelector('iframe')).toBe(node);
  fireEvent.click(await view.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  expect(submissions()).toHaveLength(1);
});

test('the button waits as long as the server asks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [toRefusal('service-unavailable', { status: 503, retryAfter: 90 })];
  const { accept, view, sent } = await openBankScreen({ results: answers });
  await accept();
  const button = await view.findByRole('button', { name: /^Try again in 1:\d\d$/ });
  fireEvent.click(button);
  expect(sent).toHaveLength(1);
  await passTime(91_000);
  fireEvent.click(view.getByRole('button', { name: 'Try again' }));
  expect(sent).toHaveLength(2);
});

test('a connection that the server cannot start is not blamed on the applicant’s network', async () => {
  const { refuse, view, sent } = await mountBankScreen();
  await refuse({ type: 'service-unavailable', title: '', status: 503, instance: '', retryAfter: 30 });
  expect(await view.findByText('Bank connections aren’t available right now')).toBeTruthy();
  expect(view.getByRole('button', { name: /^Try again in 0:\d\d$/ })).toBeTruthy();
  expect(sent).toEqual([{ type: 'refresh' }]);
});

test('a frame without an answer is unreachable, and one without a cookie unavailable', async () => {
  const lost = await mountBankScreen();
  await lost.refuse(null);
  expect(lost.view.getByText('The connection page didn’t open')).toBeTruthy();
  const blocked = await mountBankScreen();
  await blocked.frame.say({ type: 'blocked' });
  expect(blocked.view.getByText('Bank connections aren’t available right now')).toBeTruthy();
});

test('a slow response to the login offers to keep waiting', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { accept, view, sent, slot } = await openBankScreen({ results: [new Promise(() => {})] });
  await accept();
  expect(sent).toEqual([{ type: 'completeConnection', submit: expect.any(Function) }]);
  expect(slot.querySelector('iframe')).not.toBeNull();
  expect(listNews(view)).toEqual(['Your account has been authenticated']);
  await passTime(LATE_AFTER);
  expect(listNews(view)).toEqual([expect.stringMatching(/stay on this page/)]);
});

test('only the current frame is listened to, until the screen is closed', async () => {
  const { frame, accept, open, sent, view, submissions, unmount } = await openBankScreen();
  await frame.say({ type: 'bankEnded', reason: 'cancelled' });
  await accept();
  expect(sent).toEqual([]);
  fireEvent.click(view.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(submissions()).toHaveLength(2));
  await open();
  unmount();
  await accept();
  expect(sent).toEqual([]);
});

test('switching the language keeps the current login; the next attempt uses the new language', async () => {
  const { frame, texts, slot, submissions, view } = await openBankScreen();
  const node = view.getByTitle(frameTitle);
  await frame.say({ type: 'bankAlive', hint: null });
  await act(() => texts.show('fr'));
  expect(view.getByTitle('Connexion bancaire sécurisée par Flinks')).toBe(node);
  expect(slot.querySelectorAll('iframe')).toHaveLength(1);
  expect([submissions().length, frame.urls.at(-1)]).toEqual([1, 'bank:en']);
  await frame.say({ type: 'bankEnded', reason: 'cancelled' });
  fireEvent.click(view.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(submissions()).toHaveLength(2));
  expect(frame.urls.at(-1)).toBe('bank:fr');
});

describe('a connected account', () => {
  const connected = { view: { facts: { bank: 'connected' } } } as const;
  const starts = [{ type: 'startScoring' }];

  test('starts its review by itself after a breath, also after a refresh', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent } = await mountScreen(BankingInfo, connected);
    await passTime(BREATH - 500);
    expect(sent).toEqual([]);
    await passTime(1000);
    expect(sent).toEqual(starts);
  });

  test('need not be waited for: Continue starts it at once, and only once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent, view } = await mountScreen(BankingInfo, connected);
    await press(view.getByRole('button', { name: 'Continue' }));
    expect(sent).toEqual(starts);
    await passTime(BREATH + 500);
    expect(sent).toEqual(starts);
  });

  test('whose review could not start is not asked to wait', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { view } = await mountScreen(BankingInfo, { ...connected, results: [toRefusal('internal')] });
    await press(view.getByRole('button', { name: 'Continue' }));
    expect(await view.findByRole('heading', { name: 'We couldn’t start the review yet' })).toBeTruthy();
    expect(view.queryByText('Please wait')).toBeNull();
  });
});

test('the bypass is offered in a test environment only', async () => {
  const { view, sent } = await openBankScreen();
  fireEvent.click(await view.findByRole('button', { name: /test environments only/ }));
  expect(sent).toEqual([{ type: 'bypassBank' }]);
  const production = await openBankScreen({ view: { settings: { testEnvironment: false } } });
  await production.texts.load(['bypass']);
  expect(production.view.queryByRole('button', { name: /test environments only/ })).toBeNull();
});
