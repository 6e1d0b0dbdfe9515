import { expect, test } from 'vitest';
import { listOrigins, renderSnippet } from '../../../examples/sandbox-page.mjs';
import { readConfig } from '../../../server/src/config';

const shop = 'http://localhost:4020';
const readOrigins = (given?: string) =>
  readConfig({ SANDBOX: 'true', SANDBOX_ORIGINS: listOrigins(shop, given) }).sandbox;

test('npm start allows any page on localhost, and the origins of SANDBOX_ORIGINS', () => {
  expect(readOrigins()).toMatchObject({ origins: [shop], localPages: true });
  expect(readOrigins('')).toMatchObject({ origins: [shop], localPages: true });
  expect(readOrigins(' https://a.test, https://b.test ,')).toMatchObject({
    origins: [shop, 'https://a.test', 'https://b.test'],
    localPages: true,
  });
});

test('a server that is not told to allows no page on localhost', () => {
  expect(readConfig({ SANDBOX: 'true' }).sandbox).toMatchObject({ origins: [shop], localPages: false });
});

test('the snippet names the API that was started, and the key', () => {
  const snippet = renderSnippet({ api: 'http://localhost:4017', publishableKey: 'pk_test' });
  expect(snippet).toContain('src="http://localhost:4017/sdk/tamarack.js" data-merchant-key="pk_test"');
  expect(snippet).toMatch(/^<script async crossorigin .*<\/button>$/s);
});
