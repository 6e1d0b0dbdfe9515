import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deliverMessage, frameTitle, openBankScreen, origin, redirect } from '../support/bank-frame';

const completion = {
  type: 'completeConnection',
  connectionId: 'con-1',
  loginId: 'login-1',
  institution: 'FlinksCapital',
  accountId: 'account-2',
};

test('the aggregator’s final message connects the chosen account, once', async () => {
  const { post, sent, view } = await openBankScreen();
  await post({ step: 'APP_MOUNTED' });
  await post(redirect);
  expect(view.getByText('Your account has been authenticated')).toBeTruthy();
  await post(redirect);
  expect(sent).toEqual([completion]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that begins with the right one', { origin: `${origin}.evil.example` }],
  ['the right host over plain HTTP', { origin: origin.replace('https', 'http') }],
  ['a page without an origin', { origin: 'null' }],
  ['the merchant’s page itself', { source: window }],
  ['another frame', { source: document.createElement('iframe') as unknown as Window }],
  ['nobody', { source: null }],
])('a message of %s does nothing', async (_, from) => {
  const { post, sent, view } = await openBankScreen();
  await post({ step: 'APP_MOUNTED' });
  for (const forged of [redirect, { step: 'DENY_CONSENT' }, { flinksCode: 'SESSION_EXPIRED' }])
    await post(forged, from);
  expect(sent).toEqual([]);
  expect(view.getByTitle(frameTitle)).toBeTruthy();
});

test.each([
  ['a text', 'REDIRECT'],
  ['nothing', null],
  ['a list', [redirect]],
  ['an object of somebody else', { type: 'webpackOk' }],
  ['a step that is no text', { step: ['REDIRECT'] }],
  ['a name of every object', { step: 'constructor' }],
  ['an unknown step', { step: 'COMPONENT_OF_NEXT_YEAR' }],
  ['an unknown code', { flinksCode: 'toString' }],
])('%s from the frame itself is ignored', async (_, data) => {
  const { post, sent, view } = await openBankScreen();
  await post(data);
  expect(sent).toEqual([]);
  expect(view.getByTitle(frameTitle)).toBeTruthy();
});

test.each([
  ['no address', {}],
  ['an address that is none', { url: 'loginId=login-1' }],
  ['an address that is no text', { url: { loginId: 'login-1' } }],
  ['no login id', { url: 'https://host.example/?institution=FlinksCapital' }],
  ['an empty login id', { url: 'https://host.example/?loginId=&institution=x' }],
  ['its login id behind the hash', { url: 'https://host.example/#loginId=login-1' }],
])('a final message with %s connects nothing and can be retried', async (_, more) => {
  const { post, sent, view } = await openBankScreen();
  await post({ step: 'REDIRECT', ...more });
  expect(sent).toEqual([]);
  expect(view.getByText('The connection was not completed')).toBeTruthy();
  expect(view.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the server decides whether a login ID is valid, whatever it looks like', async () => {
  const { post, sent } = await openBankScreen();
  await post({ step: 'REDIRECT', url: 'https://host.example/?loginId=%3Cscript%3E' });
  expect(sent).toEqual([{ ...completion, loginId: '<script>', institution: '', accountId: undefined }]);
});

test('after a retry only the new frame is listened to', async () => {
  const { post, sent, view, source, frame } = await openBankScreen();
  await post({ step: 'COMPONENT_CLOSE_SESSION' });
  await post(redirect);
  expect(sent).toEqual([]);
  fireEvent.click(view.getByRole('button', { name: 'Try again' }));
  const second = await frame();
  await deliverMessage(redirect, { origin, source });
  expect(sent).toEqual([]);
  await deliverMessage(redirect, { origin, source: second.source });
  expect(sent).toEqual([{ ...completion, connectionId: 'con-2' }]);
});

test('messages are ignored once the screen is closed', async () => {
  const { post, sent, unmount } = await openBankScreen();
  unmount();
  await post(redirect);
  expect(sent).toEqual([]);
});

test('switching the language keeps the current login; the next attempt uses the new language', async () => {
  const { post, texts, node, slot, languages, view, frame } = await openBankScreen();
  await post({ step: 'SUBMIT_CREDENTIAL' });
  await act(() => texts.show('fr'));
  expect(view.getByTitle('Connexion bancaire sécurisée par Flinks')).toBe(node);
  expect(slot.querySelectorAll('iframe')).toHaveLength(1);
  expect(languages).toEqual(['en']);
  await post({ step: 'COMPONENT_CLOSE_SESSION' });
  fireEvent.click(view.getByRole('button', { name: 'Réessayer' }));
  await frame();
  expect(languages).toEqual(['en', 'fr']);
});
