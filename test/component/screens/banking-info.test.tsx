import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '../../../widget/api/api';
import { BankingInfo } from '../../../widget/screens/bank/banking-info';
import { OPEN_LIMIT } from '../../../widget/screens/bank/use-bank-connection';
import { mountScreen, refused } from '../../support/mount-screen';

const origin = 'https://connect.bank.example';
const redirect = {
  step: 'REDIRECT',
  institution: 'FlinksCapital',
  url: 'https://host.example/?loginId=login-1&institution=FlinksCapital&tag=x&accountId=account-2',
};

let connections = 0;
const api: Partial<Api> = {
  startConnection: async () => {
    connections += 1;
    return { connectionId: `con-${connections}`, url: `about:blank?${connections}`, origin };
  },
};

async function open(options: Parameters<typeof mountScreen>[1] = {}) {
  connections = 0;
  const screen = await mountScreen(BankingInfo, { api, ...options });
  const frame = await screen.view.findByTitle('Secure bank connection by Flinks');
  // happy-dom opens no page in a frame: stand in for the window that a browser gives it.
  const source = window.document.createElement('iframe') as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const post = (data: unknown, from: { origin: string; source: Window | null } = { origin, source }) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin: from.origin });
      Object.defineProperty(event, 'source', { value: from.source });
      window.dispatchEvent(event);
    });
  return { ...screen, source, post };
}

test('the aggregator’s last message connects the account, once', async () => {
  const { post, sent, view } = await open();
  await post({ step: 'APP_MOUNTED' });
  await post(redirect);
  expect(view.getByText('Your account has been authenticated')).toBeTruthy();
  await post(redirect);
  expect(sent).toEqual([
    {
      type: 'completeConnection',
      connectionId: 'con-1',
      loginId: 'login-1',
      institution: 'FlinksCapital',
      accountId: 'account-2',
    },
  ]);
});

test('a message of another origin, or of another window, does nothing', async () => {
  const { post, sent, view, source } = await open();
  await post(redirect, { origin: 'https://evil.example', source });
  await post(redirect, { origin, source: window });
  await post(redirect, { origin, source: null });
  await post({ step: 'DENY_CONSENT' }, { origin: `${origin}.evil.example`, source });
  expect(sent).toEqual([]);
  expect(view.getByTitle('Secure bank connection by Flinks')).toBeTruthy();
});

test.each([
  ['refused', { step: 'DENY_CONSENT' }, 'You chose not to share your data'],
  ['closed', { step: 'COMPONENT_CLOSE_SESSION' }, 'The connection was closed'],
  ['expired', { step: 'TOKEN_INVALID' }, 'The connection took too long'],
  ['failed at the bank', { flinksCode: 'AGGREGATION_ERROR' }, 'Your bank did not accept the connection'],
  ['without a login id', { step: 'REDIRECT', url: 'https://host.example/' }, 'Your bank did not accept'],
])('a connection that is %s can be tried again with a fresh frame', async (_, message, title) => {
  const { post, view, sent } = await open();
  await post(message);
  expect(view.getByText(title, { exact: false })).toBeTruthy();
  fireEvent.click(view.getByRole('button', { name: 'Try again' }));
  await view.findByTitle('Secure bank connection by Flinks');
  expect(connections).toBe(2);
  expect(sent).toEqual([]);
});

test('a wrong password stays the page’s own affair', async () => {
  const { post, view } = await open();
  await post({ step: 'COMPONENT_LOAD_CREDENTIAL_RETRY', flinksCode: 'DISABLED_LOGIN' });
  expect(view.getByTitle('Secure bank connection by Flinks')).toBeTruthy();
});

test('a page that never says it is there is given up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { view } = await open();
    await act(async () => void vi.advanceTimersByTime(OPEN_LIMIT + 10));
    expect(view.getByText('The connection page did not open')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('an account that could not be saved says so', async () => {
  const { post, view } = await open({ answers: [refused('service-unavailable')] });
  await post(redirect);
  await waitFor(() => expect(view.getByText('We could not save the connection')).toBeTruthy());
});

test('a connected account starts its review by itself, also after a refresh', async () => {
  const { sent } = await mountScreen(BankingInfo, { view: { facts: { bank: 'connected' } } });
  await waitFor(() => expect(sent).toEqual([{ type: 'startScoring' }]), { timeout: 3000 });
});

test('the bypass is offered by a test environment only', async () => {
  const { view, sent } = await open();
  fireEvent.click(view.getByRole('button', { name: /test environments only/ }));
  expect(sent).toEqual([{ type: 'bypassBank' }]);
  const production = await open({ view: { settings: { testEnvironment: false } } });
  expect(production.view.queryByRole('button', { name: /test environments only/ })).toBeNull();
});
