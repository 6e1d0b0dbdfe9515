import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDecisionFile } from '../../../../../../server/app/commands/decide/parse-decision-file';
import { runDecide } from '../../../../../../server/app/commands/decide/run-decide';
import { textsEn } from '../../../../../../server/app/commands/decide/texts-en';
import { textsFr } from '../../../../../../server/app/commands/decide/texts-fr';
import { decide } from '../../../../../../server/src/underwriting/decision/decide';
import decided from '../../../underwriting/decision/decided-2026-11-1.json';

const example = 'docs/examples/decision.json';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'decide-'));
});
afterAll(() => rm(folder, { recursive: true }));

const file = async (content: unknown): Promise<string> => {
  const name = path.join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};
const exampleWith = async (change: (input: never) => void): Promise<string> => {
  const input = JSON.parse(await readFile(example, 'utf8')) as never;
  change(input);
  return file(input);
};

describe('npm run decide', () => {
  it('explains the example, in dollars', async () => {
    const text = await runDecide([example]);
    expect(text).toContain('Decision by rules 2026-12.8');
    expect(text).toMatch(/Outcome +pre-qualified/);
    expect(text).toMatch(/Limit +\$36,800\n/);
    expect(text).toMatch(/Sales, largest customer capped +\$36,874\.68 +APPLIES/);
    expect(text).toMatch(/Largest customer’s share of sales +59%/);
    expect(text.match(/TRIGGERED/)).toBeNull();
  });

  it('explains the example in French', async () => {
    const text = (await runDecide([example, '--fr'])).replaceAll(/\s/g, ' ');
    expect(text).toContain('préqualification');
    expect(text).toContain('36 800 $');
    expect(text).toContain('provient d’un seul client');
  });

  it('shows which rules fire', async () => {
    const young = await exampleWith((input: { business: { months: number } }) => {
      input.business.months = 4;
    });
    const text = await runDecide([young]);
    expect(text).toMatch(/Time in business +4 months +below 6 months +TRIGGERED/);
    expect(text).toContain('The applicant may reapply in 30 days.');
  });

  it('says what is owed and available elsewhere, and that it is deducted', async () => {
    const owing = await exampleWith((input: { exposure: number }) => {
      input.exposure = 500_000;
    });
    expect(await runDecide([owing])).toMatch(/Less owed and still available elsewhere +-\$5,000/);
    const french = (await runDecide([owing, '--fr'])).replaceAll(/\s+/g, ' ');
    expect(french).toContain('Moins le solde dû et le crédit disponible ailleurs');
  });

  it('replays a stored decision, of an older version too', async () => {
    for (const stored of decided) {
      const text = await runDecide([await file(stored)]);
      expect(text).toContain('Decision by rules 2026-11.1');
      expect(text).toContain(textsEn.outcomes[stored.outcome as 'approved']);
    }
  });

  it('reads a file that omits fields with defaults', async () => {
    const read = parseDecisionFile(await readFile(example, 'utf8'));
    if (read.kind !== 'input') throw new Error('it is an input');
    expect(read.input).toMatchObject({
      exposure: 0,
      person: { sinConfirmed: false },
      accounts: [{ currency: 'CAD', operating: true }],
    });
    expect(decide(read.input).outcome).toBe('preQualified');
  });

  it.each([
    ['no JSON', '{"sin": 046454286', 'The file is not valid JSON.'],
    ['a list', [], 'the file: '],
    ['a date that does not exist', { asOf: '2026-02-30' }, 'asOf: expected a date (YYYY-MM-DD)'],
    ['no account', { asOf: '2026-02-20' }, 'accounts: '],
    [
      'a line with dollars',
      { accounts: [{ balance: 0, transactions: [{ date: '2026-01-01', description: '', amount: 1.5 }] }] },
      'accounts[0].transactions[0].amount: expected whole cents',
    ],
    ['an unknown bureau answer', { bureau: { status: 'gone' } }, 'bureau.status: expected found'],
    ['an unknown figure', { rulesVersion: '2026-11.1', features: { luck: 1 } }, 'features: '],
    ['no version', { features: {} }, 'rulesVersion: '],
    ['a version that never was', { rulesVersion: '1999-01.1', features: {} }, 'version 1999-01.1'],
  ])('rejects %s and says where', async (_, content, message) => {
    await expect(runDecide([await file(content)])).rejects.toThrow(message);
  });

  it('quotes nothing of a rejected file', async () => {
    const wrong = { person: { first: 7, sin: '046454286', dob: 'Tremblay' }, accounts: 'MONERIS' };
    for (const content of [wrong, `${JSON.stringify(wrong)}}`]) {
      const refused = await runDecide([await file(content)]).catch((error: Error) => error.message);
      expect(refused).not.toMatch(/046454286|Tremblay|MONERIS/);
    }
  });

  it.each([[[]], [['--fr']], [[example, example]], [['--help']]])('prints its usage for %j', async (args) => {
    await expect(runDecide(args)).rejects.toThrow('Usage: npm run decide');
  });

  it('exits with 0, or with 1 and a line on standard error', async () => {
    expect(await runProcess(example)).toMatchObject({ code: 0, error: '' });
    const missing = await runProcess('nowhere.json');
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.error).toBe('Cannot read the file nowhere.json.\n');
  }, 60_000);
});

it('every text exists in both languages', () => {
  const listPaths = (words: object, at = ''): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object' ? listPaths(value as object, `${at}${key}.`) : [`${at}${key}`],
    );
  expect(listPaths(textsFr)).toEqual(listPaths(textsEn));
});

async function runProcess(name: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/app/commands/decide/main.ts', name]);
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.error += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, ...output };
}
