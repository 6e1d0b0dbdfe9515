import { expect, test } from 'vitest';
import { toConsolePath, toPagePath } from '../../../../server/console/paths';

test.each([
  ['/operator', '/operator'],
  ['/operator?state=asked&after=x', '/operator?state=asked&after=x'],
  ['/operator/reviews/1', '/operator/reviews/1'],
  ['/operator/./reviews/1#part', '/operator/reviews/1'],
  ['/operator/../operator/reviews/1', '/operator/reviews/1'],
  ['/operatorial', '/operator'],
  ['/operator:443@evil.example', '/operator'],
  ['//evil.example/operator', '/operator'],
  ['/\\evil.example/operator', '/operator'],
  ['/operator/..\\..\\evil.example', '/operator'],
  ['/operator/%2E%2E//evil.example', '/operator'],
  ['/operator/logout?again', '/operator'],
  [undefined, '/operator'],
])('from %s the console redirects to %s', (next, page) => {
  expect(toConsolePath(next)).toBe(page);
});

test('a path starting with two slashes stays inside the console', () => {
  expect(toConsolePath('/operator//evil.example')).toBe('/operator//evil.example');
});

test.each([
  ['/operator/reviews/abc/approve', '/operator/reviews/abc'],
  ['/operator/reviews/abc?document=x', '/operator/reviews/abc'],
  ['/operator/documents/abc', '/operator'],
  ['/operator/logout', '/operator'],
  ['/v1/operator/reviews/abc', '/operator'],
])('the form at %s belongs to %s', (url, page) => {
  expect(toPagePath(url)).toBe(page);
});
