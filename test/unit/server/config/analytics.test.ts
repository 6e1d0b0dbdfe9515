import { expect, test } from 'vitest';
import { readAnalyticsConfig } from '../../../../server/src/config/analytics';

test('the vendor is its address and the project’s key, or none', () => {
  expect(readAnalyticsConfig({})).toBeNull();
  const both = { ANALYTICS_URL: 'https://us.i.posthog.com/', ANALYTICS_PROJECT_KEY: 'phc_1' };
  expect(readAnalyticsConfig(both)).toEqual({
    url: 'https://us.i.posthog.com',
    projectKey: 'phc_1',
    timeoutMs: 10_000,
  });
});

test.each([
  { ANALYTICS_URL: 'https://us.i.posthog.com' },
  { ANALYTICS_PROJECT_KEY: 'phc_1' },
  { ANALYTICS_URL: 'ftp://us.i.posthog.com', ANALYTICS_PROJECT_KEY: 'phc_1' },
])('%o is refused', (env) => {
  expect(() => readAnalyticsConfig(env)).toThrow(/ANALYTICS_/);
});
