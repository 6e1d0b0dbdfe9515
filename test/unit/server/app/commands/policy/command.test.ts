import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPolicy } from '../../../../../../server/app/commands/policy/command';
import decided from '../../../underwriting/decision/decided-2026-11-1.json';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'policy-'));
  for (const [at, { rulesVersion, features }] of decided.entries())
    await writeFile(
      path.join(folder, `${at}.json`),
      JSON.stringify({
        rulesVersion,
        features,
        applicant: { language: 'fr', province: 'QC' },
        loan: at === 0 ? { drawn: 500_000, lost: 100_000 } : null,
      }),
    );
  await cp('docs/examples/decision.json', path.join(folder, 'example.json'));
  await writeFile(path.join(folder, 'notes.txt'), 'no case');
});
afterAll(() => rm(folder, { recursive: true }));

const noDatabase = () => Promise.reject(new Error('no database here'));
const run = (...args: string[]) => runPolicy(args, noDatabase);

it('lists the versions', async () => {
  expect((await run('versions')).split('\n')).toEqual(expect.arrayContaining(['2026-11.1', '2026-12.1']));
});

it('compares two versions on a folder', async () => {
  const text = await run('compare', '2026-11.1', '2026-12.1', '--on', folder);
  expect(text).toContain(`Rules 2026-11.1 and 2026-12.1 on ${decided.length + 1} applications`);
  expect(text).toMatch(new RegExp(`QC +${decided.length} +\\d+% → \\d+%`));
  expect(text).toMatch(/Granted +\$[\d,]+ → \$[\d,]+/);
  expect(text).toMatch(/Accounts in another name +\d+ applications/);
});

it('reports figures, losses and fairness of one version', async () => {
  expect(await run('scorecard', '2026-12.1', '--on', folder)).toMatch(
    /Credit score\n.*Decides alone.*\n +A +\d/,
  );
  expect(await run('losses', '2026-12.1', '--on', folder)).toMatch(/ 1 +\$5,000 +\$1,000 +20%/);
  expect(await run('fairness', '2026-12.1', '--on', folder)).toMatch(/Language\n.*\n +fr +8 +–/);
});

it('takes the database’s cases', async () => {
  expect(await runPolicy(['fairness', '2026-12.1', '--on', 'database'], async () => [])).toBe(
    'No applications there.',
  );
  await expect(run('losses', '2026-12.1', '--on', 'database')).rejects.toThrow('no database here');
});

it.each([
  [[], /Usage/],
  [['compare', '2026-11.1', '--on', '.'], /Usage/],
  [['scorecard', '2026-12.1'], /Usage/],
  [['scorecard', '2026-12.1', '--on', '.', 'more'], /Usage/],
  [['scorecard', '1999-1', '--on', '.'], /No rules of version 1999-1\. Versions: 2026-11\.1/],
  [['scorecard', '2026-12.1', '--on', '/nowhere'], /Cannot read the folder/],
])('refuses %j', async (args, problem) => {
  await expect(run(...args)).rejects.toThrow(problem);
});

it('names a broken file, and quotes nothing of it', async () => {
  const broken = await mkdtemp(path.join(tmpdir(), 'policy-broken-'));
  const content = [
    '{"secret',
    '{"rulesVersion":"2026-12.1","features":{},"loan":{"drawn":"secret","lost":1}}',
  ];
  for (const text of content) {
    await writeFile(path.join(broken, 'case.json'), text);
    const error = await run('losses', '2026-12.1', '--on', broken).catch((each: Error) => each.message);
    expect(error).toMatch(/^case\.json: /);
    expect(error).not.toContain('secret');
  }
  await rm(broken, { recursive: true });
});
