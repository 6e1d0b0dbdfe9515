import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadButton, loadMessage, loadTamarack, type TamarackError } from '../../../sdk';
import { TamarackButton, TamarackMessage } from '../../../sdk/react';
import type { Tamarack } from '../../../sdk/types';

const production = 'https://api.tamarack.example';
const sandbox = 'http://localhost:4010';

/** Here nothing downloads from another origin: the failure names the address. */
const failure = async (loading: Promise<unknown>): Promise<string> => {
  const { code, message } = (await loading.catch((error: unknown) => error)) as TamarackError;
  return `${code}: ${message}`;
};

afterEach(() => {
  vi.restoreAllMocks();
  delete window.Tamarack;
});

describe.each([
  ['the checkout', loadTamarack],
  ['the price message', loadMessage],
  ['the button', loadButton],
])('without an address, %s', (_, load) => {
  it.each([
    ['pk_live_1', undefined, production],
    ['pk_of_an_older_form', undefined, production],
    ['pk_sandbox_1', undefined, sandbox],
    ['pk_sandbox_1', 'http://localhost:4110/', 'http://localhost:4110'],
    ['pk_test_1', 'http://localhost:4110', 'http://localhost:4110'],
  ])('comes from the API that issued the key: %s, %s', async (merchantKey, apiUrl, origin) => {
    const [, failed] =
      /^loadFailed: .*?(http\S+)\/sdk\//.exec(await failure(load({ merchantKey, apiUrl }))) ?? [];
    expect(failed).toBe(origin);
  });

  it('names the option that the key of any sandbox requires', async () => {
    expect(await failure(load({ merchantKey: 'pk_test_1' }))).toBe(
      'invalidRequest: apiUrl: expected the origin of the sandbox that issued this key (pk_test_…), such as http://localhost:4010, got nothing',
    );
  });
});

it.each(['pk_sandbox_1', undefined])('says what it takes instead of %s', async (options) => {
  const load = loadTamarack as unknown as (options?: string) => Promise<Tamarack>;
  expect(await failure(load(options))).toBe(
    'invalidRequest: options: expected an object with merchantKey, got none',
  );
});

it('the page’s own object needs no address', async () => {
  const existing = { run: () => null } as unknown as Tamarack;
  window.Tamarack = existing;
  expect(await loadTamarack({ merchantKey: 'pk_test_1' })).toBe(existing);
});

it.each([
  ['message', () => createElement(TamarackMessage, { merchantKey: 'pk_test_1', amount: 10 })],
  ['button', () => createElement(TamarackButton, { merchantKey: 'pk_test_1', request: {} })],
])('React’s %s tells the developer why there is none', async (_, create) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  render(create());
  await expect
    .poll(() => warned.mock.calls.flat().join())
    .toContain('TamarackError: apiUrl: expected the origin');
});
