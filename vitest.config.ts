import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** styled-components writes text nodes in tests unless told to use real style sheets, as the product does. */
const env = { SC_DISABLE_SPEEDY: 'false' };
/** A busy machine may take its time: tests wait for a fact, and these limits only end what hangs. */
const expect = { poll: { timeout: 30_000 } };
/** As in a build for test environments (rollup.config.mjs). */
const define = {
  __TEST_ENVIRONMENT__: 'true',
  __FRAME_BUILD__: JSON.stringify('0123abcd'),
  __VERSION__: JSON.stringify('9.9.9'),
  __MANIFEST__: JSON.stringify({
    entry: 'widget.js',
    languages: { en: 'en.js', fr: 'fr.js' },
  }),
};
const component = {
  pool: 'threads' as const,
  environment: 'happy-dom',
  // The bank's frame is exercised in a real browser.
  environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
  setupFiles: ['test/support/component-setup.ts'],
  testTimeout: 60_000,
  expect,
  env,
};
/** A mocked module stays mocked for the worker's other files. */
const mocking = [
  'test/component/app/{close-early,leave-early,recording}.test.ts',
  'test/component/frames/*.test.ts',
];

/** They measure the memory of their process, which no other file may change meanwhile. */
const measuring = ['test/unit/server/reader/**/{invoice-reader,read-statement}.test.ts'];
/** What uses Node's own modules the most: `.ci/run` runs it on the machine's Node, which may be the oldest that is supported. */
const floor = ['test/unit/sdk/**/*.test.ts', 'test/unit/server/{app,config,platform,threads}/**/*.test.ts'];
const unit = {
  environment: 'node' as const,
  isolate: false,
  setupFiles: ['test/support/property-seed.ts'],
  testTimeout: 60_000,
  expect,
};

/** All projects on Node have the same settings: where these differ, what one has transformed is of no use to another. */
const node = {
  // examples use the package, which may not be built yet
  resolve: { alias: { '@tamarack/node': path.resolve('sdk/node/index.ts') } },
  // `jsxDEV` is missing in React's production build, which the API tests use
  oxc: { jsx: { development: false } },
};

/** A JSON report as well, where `.ci/run` asks for one. */
const report = process.env['TEST_REPORT'];
/** The second prints the tables of the attack and fault suites. */
const reporters = ['default', './test/support/tally/tally-reporter.ts'];

/** Begun last, one of these would keep a single worker busy at the end of its project. */
const longest = [
  'test/e2e/next-example.test.ts',
  'test/e2e/gallery.test.ts',
  'test/e2e/invoice-paths.test.ts',
  'test/e2e/returning-customers.test.ts',
  'test/e2e/review-path.test.ts',
  'test/e2e/manual-path.test.ts',
  'test/e2e/bank-frame.test.ts',
  'test/e2e/keyboard.test.ts',
  'test/e2e/uploads-limits.test.ts',
  'test/bundle/server.test.ts',
  'test/api/platform/jobs/schedules.test.ts',
  'test/attack/slow-and-many.test.ts',
  'test/attack/page/hostile-page.test.ts',
  'test/attack/tenants/isolation.test.ts',
  'test/faults/kills-postgres.test.ts',
  'test/attack/malformed.test.ts',
  'test/faults/database-away.test.ts',
  'test/unit/server/reader/invoices/invoice-reader.test.ts',
  'test/unit/server/reader/statements/read-statement.test.ts',
  'test/unit/server/reader/ocr/read-words-by-ocr.test.ts',
  'test/unit/server/underwriting/decision/properties.test.ts',
  'test/unit/server/underwriting/decision/own-money.test.ts',
  'test/component/app/every-step.test.tsx',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(name));
      return index === -1 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Of more than four, workers run out of connections and memory first. */
const cores = Math.max(2, Math.min(4, os.availableParallelism()));

/** Workers are threads where they compute: WebAssembly is compiled once for all of them. */
export default defineConfig({
  test: {
    reporters: report === undefined ? reporters : [...reporters, ['json', { outputFile: report }]],
    // files also wait: for a process, the database, a frame
    maxWorkers: cores + 1,
    sequence: { sequencer: LongestFirst },
    // the stages of one checkout share what they transformed
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    projects: [
      {
        ...node,
        test: {
          ...unit,
          name: 'unit',
          pool: 'threads',
          include: ['{test/unit,bench/test}/**/*.test.ts'],
          exclude: [...measuring, ...floor],
        },
      },
      { ...node, test: { ...unit, name: 'floor', pool: 'threads', include: floor } },
      { ...node, test: { ...unit, name: 'unit-measuring', include: measuring } },
      {
        define: { ...define },
        test: {
          ...component,
          name: 'component',
          include: ['test/component/**/*.test.{ts,tsx}'],
          exclude: mocking,
          isolate: false,
        },
      },
      { define: { ...define }, test: { ...component, name: 'component-mocking', include: mocking } },
      {
        ...node,
        test: {
          name: 'api',
          pool: 'threads',
          include: ['test/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/databases.ts', 'test/support/both-databases.ts'],
          setupFiles: ['test/support/production-react.ts', 'test/support/record-sql.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect,
        },
      },
      ...(['attack', 'faults'] as const).map((name) => ({
        ...node,
        test: {
          name,
          include: [`test/${name}/**/*.test.ts`],
          environment: 'node' as const,
          globalSetup: ['test/support/databases.ts'],
          // what one file measures of its process no other one may change meanwhile
          pool: 'forks' as const,
          isolate: false,
          // files mostly wait: for a frame, a time limit, a start
          maxWorkers: 4,
          testTimeout: 10_800_000,
          hookTimeout: 120_000,
          expect,
        },
      })),
      {
        ...node,
        test: {
          name: 'browsers',
          include: ['test/browsers/**/*.test.ts'],
          globalSetup: ['test/support/stack.ts'],
          environment: 'node',
          isolate: false,
          // each starts a browser, one a provider of its own
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 180_000,
          expect,
        },
      },
      {
        ...node,
        test: {
          // asks the registry of npm, and takes the ports that the guides name: outside the gate
          name: 'registry',
          include: ['test/registry/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 1,
          testTimeout: 900_000,
          hookTimeout: 180_000,
          expect,
        },
      },
      {
        ...node,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', 'test/bundle/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/stack.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect,
          isolate: false,
          // browsers wait more
          maxWorkers: cores + 2,
          // a busy machine can stall beyond a timeout; the report shows what was retried
          retry: 1,
        },
      },
    ],
  },
});
