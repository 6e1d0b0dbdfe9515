import { expect, test } from 'vitest';
import { createCache, RETENTION } from '../../../widget/api/cache';
import { createApi } from '../../../widget/api/create-api';
import { session } from '../support/build-store';
import {
  createFakeProvider,
  createJsonResponse,
  createProblemResponse,
  failNetwork,
} from '../support/fake-provider';
import { buildCartView } from '../support/views';

function build() {
  const provider = createFakeProvider(buildCartView());
  const api = createApi({ apiUrl: 'https://api.test', session, fetch: provider.fetch, retryDelay: 1 });
  return { provider, api };
}

test('a read is retried three times', async () => {
  const { provider, api } = build();
  provider.respondNext(
    'GET',
    '/application',
    failNetwork,
    createProblemResponse('service-unavailable'),
    failNetwork,
  );
  expect((await api.application()).checkoutId).toBe('checkout-1');
  expect(provider.count('GET', '/application')).toBe(4);
  provider.respondNext('GET', '/application', ...Array(9).fill(failNetwork));
  await expect(api.application()).rejects.toMatchObject({ code: 'network', problem: null, retryable: true });
  expect(provider.count('GET', '/application')).toBe(8);
});

test('a change is never retried automatically', async () => {
  const { provider, api } = build();
  provider.respondNext('POST', '/scoring', createProblemResponse('service-unavailable'));
  await expect(api.startScoring('a'.repeat(32))).rejects.toMatchObject({ code: 'service-unavailable' });
  provider.respondNext('POST', '/scoring', failNetwork);
  await expect(api.startScoring('b'.repeat(32))).rejects.toMatchObject({ problem: null });
  expect(provider.count('POST', '/scoring')).toBe(2);
});

test('client errors are not retried', async () => {
  const { provider, api } = build();
  provider.respondNext('GET', '/application', createProblemResponse('rate-limited', { retryAfter: 30 }));
  await expect(api.application()).rejects.toMatchObject({
    problem: { type: 'rate-limited', retryAfter: 30 },
  });
  expect(provider.count('GET', '/application')).toBe(1);
});

test('responses are cached for a while; a change invalidates those that depend on the application', async () => {
  const { provider, api } = build();
  const offers = () => createJsonResponse({ amount: 2400, items: [] });
  const industries = () => createJsonResponse({ items: [] });
  provider.respondNext('GET', '/offers', offers, offers);
  provider.respondNext('GET', '/reference/industries', industries, industries);
  await Promise.all([api.offers(), api.offers()]);
  await api.industries('café', 'fr');
  expect(provider.count('GET', '/offers')).toBe(1);
  await api.acceptQualification('c'.repeat(32), 'full');
  await api.offers();
  await api.industries('café', 'fr');
  expect(provider.count('GET', '/offers')).toBe(2);
  expect(provider.calls.filter(({ path }) => path.startsWith('/reference/industries'))).toHaveLength(1);
});

test('a response is cached five minutes after its last use, and a failure not at all', async () => {
  let now = 0;
  let reads = 0;
  const cache = createCache(() => now);
  const read = () =>
    cache.read('a', async () => {
      reads += 1;
      return reads;
    });
  await read();
  now = RETENTION - 1;
  await read();
  now = 2 * RETENTION - 2;
  await read();
  expect(reads).toBe(1);
  now = 3 * RETENTION - 2;
  await read();
  expect(reads).toBe(2);

  await expect(cache.read('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.read('b', async () => 'yes')).toBe('yes');
});
