import { defineConfig } from 'vitest/config';

/** styled-components writes text nodes in tests unless told to use real style sheets, as the product does. */
const env = { SC_DISABLE_SPEEDY: 'false' };
/** As in a build for test environments (rollup.config.mjs). */
const define = { __TEST_ENVIRONMENT__: 'true' };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.test.ts'], environment: 'node' } },
      {
        define,
        test: {
          name: 'component',
          include: ['test/component/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // The bank's frame is exercised in a real browser.
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          env,
        },
      },
      {
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/databases.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/bundle/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/stack.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
