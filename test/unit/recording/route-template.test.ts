import fs from 'node:fs';
import { toRouteTemplate } from '@tamarack/core/recording/route-template';
import { expect, test } from 'vitest';

/** Paths of the widget's client, as the contract writes them. */
const paths = [...fs.readFileSync('widget/api/schema.d.ts', 'utf8').matchAll(/^ {4}"(\/v1\/[^"]+)": \{/gm)]
  .map(([, path]) => path ?? '')
  .filter((path) => !/^\/v1\/(?:merchant|operator|frames)\//.test(path));

test.each([
  ['/v1/documents/3f2504e0-4f89-11d3-9a0c-0305e82c3301/months', '/v1/documents/{id}/months'],
  ['/v1/reference/addresses/toronto', '/v1/reference/addresses/{id}'],
  ['/v1/reference/addresses?words=120%20Main', '/v1/reference/addresses'],
  ['/v1/reference/businesses/ada-inc/office', '/v1/reference/businesses/{id}/office'],
  ['/v1/046454286', '/v1/{id}'],
  ['/v1/ada%40shop.example', '/v1/{id}'],
  ['/v1/Ada', '/v1/{id}'],
])('%s is recorded as %s', (path, template) => {
  expect(toRouteTemplate(path)).toBe(template);
  expect(toRouteTemplate(template)).toBe(template);
});

test('every path of the widget’s API is recorded as the contract writes it, whatever its ids are', () => {
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const template = path.replace(/\{\w+\}/g, '{id}');
    expect(toRouteTemplate(path.replace(/\{\w+\}/g, '01890a5d-ac96-774b-bcce-b302099a8057'))).toBe(template);
  }
});
