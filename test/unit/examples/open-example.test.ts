import { expect, test } from 'vitest';
import { openExample } from '../../../examples/open-example.mjs';

const settings = { apiUrl: 'http://localhost:4010', publishableKey: 'pk_1' };

test('the pages of an example name the provider and the key', async () => {
  const find = await openExample('script-tag', settings);
  const page = find('/');
  expect(page?.contentType).toBe('text/html; charset=utf-8');
  expect(page?.body).toContain('src="http://localhost:4010/sdk/message.mjs" data-merchant-key="pk_1"');
  expect(page?.body).not.toContain('%');
});

test.each([
  '/nowhere.html',
  '/../start.mjs',
  '/../vue/src/main.js',
  '/../script-tag.js',
])('%s is no page of it', async (pathname) => {
  expect((await openExample('script-tag', settings))(pathname)).toBeNull();
});
