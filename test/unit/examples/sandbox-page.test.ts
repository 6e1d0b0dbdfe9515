import { expect, test } from 'vitest';
import { listOrigins, renderSnippet } from '../../../examples/sandbox-page.mjs';

test('the origins of SANDBOX_ORIGINS are added to the shop’s', () => {
  const shop = 'http://localhost:4020';
  expect(listOrigins(shop)).toBe(shop);
  expect(listOrigins(shop, '')).toBe(shop);
  expect(listOrigins(shop, ' https://a.test, https://b.test ,')).toBe(
    `${shop},https://a.test,https://b.test`,
  );
});

test('the snippet names the API that was started, and the key', () => {
  const snippet = renderSnippet({ api: 'http://localhost:4017', publishableKey: 'pk_test' });
  expect(snippet).toContain('src="http://localhost:4017/sdk/tamarack.js" data-merchant-key="pk_test"');
  expect(snippet).toMatch(/^<script async crossorigin .*<\/button>$/s);
});
