import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runWithDatabase as runAudit } from '../../../server/app/commands/audit/command';
import { runCommand as runBackup } from '../../../server/app/commands/backup/command';
import { runDecide } from '../../../server/app/commands/decide/run-decide';
import { runCommand as runMerchant } from '../../../server/app/commands/merchant/command';
import { runCommand as runOperator } from '../../../server/app/commands/operator/command';
import { runPolicy } from '../../../server/app/commands/policy/command';
import { parseCase } from '../../../server/app/commands/policy/parse-case';
import type { Api } from '../../support/api';
import { listBlocks, readOwnCommand } from '../../support/blocks/kinds';
import { readCommands } from '../../support/blocks/read-commands';
import { createDatabase } from '../../support/create-database';
import { describeOneDatabase } from '../../support/describe-databases';

/** What each command of the documents prints. */
const prints: Readonly<Record<string, RegExp>> = {
  'operator add': /Open this link .*\/operator\/enrol#[\w-]{43}$/s,
  'operator enrol': /\/operator\/enrol#[\w-]{43}$/,
  'operator roles': /senior, finance, admin/,
  'operator key': /\bop_[\w-]{43}\b/,
  'operator disable': /disabled/,
  'merchant add': /\bpk_test_[\w-]{43}\b[\s\S]*\bsk_test_[\w-]{43}\b/,
  'merchant invite': /\/merchant\b/,
  'policy versions': /^2026-11\.2$[\s\S]*^2026-12\.1$/m,
  'policy compare': /Rules 2026-11\.2 and 2026-12\.1 on 1 application/,
  'policy scorecard': /^Tier of the application$[\s\S]*^ +B +1 /m,
  'policy losses': /^ +B +1 +\$36,800 +1 +\$5,000 +\$0 +0%$/m,
  'policy fairness': /^Age$[\s\S]*^ +35 to 44 +1 /m,
  'decide docs/examples/decision.json': /2026-/,
  'backup take': /rows/,
  'audit archive': /Nothing|No partition|archive/,
};
const onServer = ['backup', 'audit'];

const commands = listBlocks('command').flatMap(({ code, name }) =>
  readCommands(code).map((command) => {
    const { name: program, args } = readOwnCommand(command) ?? { name: '', args: [] };
    return { title: `${name} ${program} ${args.join(' ')}`, block: name, program, args };
  }),
);

test('every kind of command that is expected stands in the documents', () => {
  const found = new Set(commands.map(({ program, args }) => `${program} ${args[0]}`));
  expect([...found].sort()).toEqual(Object.keys(prints).sort());
});

describeOneDatabase('commands of the documents', (makeApi) => {
  let api: Api;
  let folder: string;
  let decision: string;
  beforeAll(async () => {
    api = await makeApi();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-commands-'));
    decision = fs.readFileSync('docs/examples/decision.json', 'utf8');
    const loan = { drawn: 500_000, lost: 0 };
    fs.writeFileSync(path.join(folder, 'case.json'), JSON.stringify({ ...JSON.parse(decision), loan }));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const runOnServer = async (program: string, args: readonly string[]): Promise<string> => {
    const databaseUrl = await createDatabase(inject('postgresUrl') ?? '', 'template_api');
    const [files, env] = [{ s3: null, clamd: null }, process.env];
    const rest = { databaseOwnerUrl: null, dataFolder: folder, files, keyRing: null, kms: null };
    const config = { databaseUrl, ...rest };
    const { text } = await (program === 'backup'
      ? runBackup(args, { ...config, env })
      : runAudit(args, config));
    return text;
  };

  const run = async (program: string, args: readonly string[]): Promise<string> => {
    const { services } = api;
    const { publicUrl } = services.config;
    if (onServer.includes(program)) return runOnServer(program, args);
    if (program === 'operator') return runOperator(args, { ...services, publicUrl });
    if (program === 'merchant') return runMerchant(args, { ...services, publicUrl });
    if (program === 'policy') return runPolicy(args, async () => [parseCase(decision)]);
    return runDecide(args);
  };

  /** Each block begins with nobody, and what it leaves to its reader is there. */
  const fill = (word: string, block: string): string =>
    word
      .replace('provider.example', `${block.replace(/\W+/g, '-')}.example`)
      .replace('<merchant>', api.merchant.id)
      .replace('./cases', folder)
      .replace('/var/lib/tamarack', folder);

  test.each(commands)('$title', async ({ block, program, args }) => {
    if (onServer.includes(program) && inject('postgresUrl') === null) return;
    const text = await run(
      program,
      args.map((word) => fill(word, block)),
    );
    expect(text).toMatch(prints[`${program} ${args[0]}`] ?? /^$/);
  });
});
