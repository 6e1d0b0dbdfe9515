import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findViolations, rules } from '../../../scripts/source-rules.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-sources-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** One line that breaks each rule, and one that keeps it, in the same file. */
const lines: Readonly<Record<string, { file: string; broken: string; kept: string }>> = {
  'colours-come-from-tokens': {
    file: 'widget/components/button.tsx',
    broken: 'const edge = `1px solid #efb4b0`;',
    kept: 'const edge = colour.line;',
  },
  'raw-sql-names-own-tables': {
    file: 'server/src/parties/merchants/repository.ts',
    broken: 'sql`select id from application where merchant_id = 1`;',
    kept: 'sql`with few as (select id from merchant) select * from few where id is distinct from other`;',
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
  expect(findBrokenRules(`${rule}-broken`, file, broken)).toEqual([rule]);
  expect(findBrokenRules(`${rule}-kept`, file, kept)).toEqual([]);
});
