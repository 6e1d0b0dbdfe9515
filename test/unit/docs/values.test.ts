import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { formatTable } from '../../../server/app/commands/doctor/format-table';
import { parseReport } from '../../../server/src/adapters/eft/parse-report';
import { createKeyRing, parseKeyRing } from '../../../server/src/platform/keys/key-ring';
import { listBlocks } from '../../support/blocks/kinds';

/** Text literals of the doctor's sources, as patterns: what is inserted may be anything. */
const readDoctorTexts = (): readonly RegExp[] => {
  const sources = fs
    .readdirSync('server/app/commands/doctor')
    .map((name) => fs.readFileSync(`server/app/commands/doctor/${name}`, 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/(?:\b(?:ok|failed|warning)\(\s*|const text = )(?:`([^`]+)`|'([^']+)')/g)].map(
      ([, template, text]) => {
        const parts = (template ?? text ?? '').split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
        return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
      },
    ),
  );
};

const checks: Readonly<Record<string, (code: string) => void>> = {
  layers: (code) => {
    const rows = code.trimEnd().replace(/\n +/g, ' ').split('\n');
    const layers = rows.map((row) => row.split(/\s+/));
    expect(layers.map(([layer]) => layer)).toEqual([
      ...['settlement', 'financing', 'underwriting', 'intake', 'parties', 'platform'],
    ]);
    for (const [layer = '', ...areas] of layers) {
      const folders = fs
        .readdirSync(`server/src/${layer}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
      expect(areas.toSorted(), layer).toEqual(folders.toSorted());
    }
  },
  report: (code) => {
    const { lines, refused } = parseReport(code);
    expect(refused).toEqual([]);
    expect(lines.map(({ outcome, code: reason }) => [outcome, reason])).toEqual([
      ['paid', null],
      ['returned', '905'],
    ]);
  },
  doctor: (code) => {
    const rows = code
      .trimEnd()
      .split('\n')
      .map((line) => /^(ok|failed|warning) +(\S+(?: \S+)*) {2,}(.+)$/.exec(line))
      .map((found) => {
        const [, state, name = '', text = ''] = found ?? [];
        return { state: state as 'ok' | 'failed' | 'warning', name, text };
      });
    const said = readDoctorTexts();
    expect(said.length).toBeGreaterThan(20);
    expect(rows.filter(({ text }) => !said.some((each) => each.test(text)))).toEqual([]);
    const columns = (text: string) => text.split('\n').map((line) => line.trimEnd().split(/ {2,}/));
    expect(columns(formatTable(rows)).slice(0, rows.length)).toEqual(columns(code.trimEnd()));
  },
  keys: (code) => {
    const { keys, pepper } = createKeyRing();
    const secrets = [keys[0]?.secret, keys[0]?.secret, pepper];
    const ring = parseKeyRing(
      code.replace(/…/g, () => secrets.shift() ?? ''),
      'KEYS',
    );
    expect(ring.keys.map(({ id }) => id)).toEqual([2, 1]);
  },
  scrape: (code) => {
    const { scrape_configs: jobs } = parseYaml(code);
    expect(jobs).toEqual([
      { job_name: 'tamarack', static_configs: [{ targets: expect.arrayContaining([expect.any(String)]) }] },
    ]);
    for (const target of jobs[0].static_configs[0].targets) expect(target).toMatch(/^[\w.-]+:\d+$/);
    const alerts = fs.readFileSync('deploy/prometheus/alerts.yml', 'utf8');
    for (const [, job] of alerts.matchAll(/\bjob="?([\w-]+)/g)) expect(job).toBe(jobs[0].job_name);
  },
};

const blocks = listBlocks('value').map(({ name, words, code }) => ({
  name,
  value: words.get('value') ?? '',
  code,
}));

it('every value of the documents has a check, and every check a value', () => {
  expect(blocks.map(({ value }) => value).toSorted()).toEqual(Object.keys(checks).toSorted());
});

it.each(blocks)('$name is what the server reads or prints', ({ value, code }) => checks[value]?.(code));
