import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findViolations, rules } from '../../../scripts/source-rules.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-sources-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Lines that break each rule, and one that keeps it, in the same file. */
const lines: Readonly<Record<string, { file: string; broken: string | readonly string[]; kept: string }>> = {
  'colours-come-from-tokens': {
    file: 'widget/components/button.tsx',
    broken: ['const edge = `1px solid #efb4b0`;', "const edge = 'rgb(239 180 176)';"],
    kept: 'const edge = colour.line;',
  },
  'raw-sql-names-own-tables': {
    file: 'server/src/parties/merchants/repository.ts',
    broken: [
      'sql`select id from application where merchant_id = 1`;',
      'sql`SELECT id FROM application`;',
      'sql`select 1 from merchant, application`;',
      'sql`update "application" set id = 1`;',
    ],
    kept: 'sql`with few as (select id from merchant) select * from few where id is distinct from other`;',
  },
  'tables-come-from-tables-files': {
    file: 'server/src/parties/merchants/index.ts',
    broken: [
      'export const everything = executor.withTables<Tables>();',
      "export { merchantsTables } from './tables';",
    ],
    kept: "export { type MerchantsTables, states } from './tables';",
  },
  'tables-have-one-owner': {
    file: 'server/src/settlement/payouts/tables.ts',
    broken: [
      'export type PayoutsTables = {\n  payout: PayoutTable;\n  merchant: MerchantTable;\n};',
      'type PayoutsViews = {\n  merchant: { id: string };\n};',
    ],
    kept: 'interface PayoutTable {\n  merchant: string;\n}\nexport type PayoutsTables = {\n  payout: PayoutTable;\n};',
  },
  'ports-are-listed': {
    file: 'server/src/parties/merchants/service.ts',
    broken: 'export interface MailsPort { queue(): void }',
    kept: 'export interface MerchantsService { get(): void }',
  },
  'adapters-fill-listed-ports': {
    file: 'server/src/adapters/bureau/http-bureau.ts',
    broken:
      "import type { Oracle } from '../../underwriting/scoring';\nexport function createOracle(url: string): Oracle {}",
    kept: "import type { Bureau } from '../../underwriting/scoring';\nexport function createHttpBureau(url: string): Bureau {}",
  },
  'services-are-what-factories-return': {
    file: 'server/src/settlement/refunds/service.ts',
    broken: [
      'export interface RefundsService {\n  refund(id: string): void;\n}\n\nexport function createRefundsService(deps: Deps): RefundsService {\n  return deps;\n}',
      'interface Refunds extends Lookups {\n  readonly find: (id: string) => string;\n}\n\nfunction createRefunds(deps: {\n  readonly now: () => Date;\n}): Refunds {\n  return deps;\n}',
    ],
    kept: 'export interface RefundsService extends ReturnType<typeof createRefundsService> {}\n\nexport interface Refund {\n  readonly id: string;\n}\n\nexport function createRefund(): Refund {\n  return row;\n}',
  },
  'environment-is-read-by-entries': {
    file: 'server/app/composition.ts',
    broken: [
      "import { env } from 'node:process';",
      "const environment = process['env'];",
      'const { env } = process;',
      'const everything = process;',
    ],
    kept: 'const memory = process.memoryUsage.rss();',
  },
  'languages-have-one-type': {
    file: 'server/src/parties/merchants/service.ts',
    broken: ["let language: 'en' | 'fr';", "const language = z.enum(['en', 'fr']);"],
    kept: 'const language = z.enum(languages);',
  },
  'functions-are-verbs': {
    file: 'src/flow/step.ts',
    broken: ['function stepOf(facts: Facts): Step {}', 'const stepOf = (facts: Facts): Step => {}'],
    kept: 'const isOneOf = (steps: readonly Step[]): boolean => {}',
  },
  'pages-are-rendered': {
    file: 'server/src/parties/merchants/page.ts',
    broken: ['const page = `<!doctype html><html lang="en"></html>`;', "return '<p>Thank you</p>';"],
    kept: '/** A `<form>` of the page. */\nconst page = renderPage(form);',
  },
  'requests-follow-no-redirect': {
    file: 'server/src/adapters/bureau/http-bureau.ts',
    broken: 'await options.fetch(url, init);',
    kept: 'await fetchWithoutRedirect(url, init);',
  },
  'row-locks-let-references-pass': {
    file: 'server/src/parties/merchants/repository.ts',
    broken: "query.where('id', '=', id).forUpdate().executeTakeFirst();",
    kept: "query.where('id', '=', id).forNoKeyUpdate().executeTakeFirst();",
  },
};

function findBrokenRules(name: string, file: string, text: string): string[] {
  const root = path.join(folder, name);
  for (const [each, content] of [
    [file, text],
    [
      'server/src/parties/merchants/tables.ts',
      'export type MerchantsTables = {\n  merchant: MerchantTable;\n};\n',
    ],
  ] as const) {
    fs.mkdirSync(path.join(root, path.dirname(each)), { recursive: true });
    fs.writeFileSync(path.join(root, each), content);
  }
  return findViolations(root).map((violation: string) => violation.split(':')[0] ?? '');
}

test('each source rule has a sample line that breaks it', () => {
  expect(Object.keys(lines)).toEqual(rules.map(({ name }: { name: string }) => name));
});

test.each(Object.entries(lines))('%s is reported when broken', (rule, { file, broken, kept }) => {
  for (const [index, line] of [broken].flat().entries())
    expect(findBrokenRules(`${rule}-broken-${index}`, file, line)).toEqual([rule]);
  expect(findBrokenRules(`${rule}-kept`, file, kept)).toEqual([]);
});

test.each([
  ['sdk/button/styles.ts', 'const styles = `button{color:#fff}`;', `const styles = '\${white}';`],
  ['server/console/page.tsx', "const fill = '#1769d2';", `const link = '\${path}#add';`],
  ['server/src/platform/mail/render.tsx', "const card = '#ffffff';", 'const card = lightColours.card;'],
  [
    'server/console/review.css',
    '.bar {\n  fill: #1769d2;\n}',
    ':root {\n  --bar: #1769d2;\n}\n.bar {\n  fill: var(--bar);\n}',
  ],
  [
    'server/pages/pages.css',
    'a {\n  color: oklch(0.6 0.1 250);\n}',
    '/* 3:1 on #fff */\na {\n  white-space: nowrap;\n}',
  ],
  ['examples/shop/shop.css', 'a {\n  color: white;\n}', 'a:hover .white {\n  color: var(--white);\n}'],
])('a colour in %s is a token', (file, broken, kept) => {
  expect(findBrokenRules('raw-colour', file, broken)).toEqual(['colours-come-from-tokens']);
  expect(findBrokenRules('raw-colour', file, kept)).toEqual([]);
});

test.each([
  'const wide = trx.withTables<Tables>();',
  'const wide = trx as unknown as Kysely<Tables>;',
])('a service may not widen its executor: %s', (line) => {
  const file = 'server/src/parties/merchants/service.ts';
  expect(findBrokenRules(`wide-${line.length}`, file, line)).toEqual(['tables-come-from-tables-files']);
});
