import fs from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Row, renderMarkdown, renderText } from './render-table';

/** Prints the table of the attack and fault suites, and writes it to `SUITE_TABLE`; silent for other tests. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = new Set(modules.map(({ project }) => project.name));
    for (const name of projects) {
      const rows = modules
        .filter(({ project }) => project.name === name)
        .flatMap(({ children }) => [...children.allTests()].flatMap(toRow));
      if (rows.length === 0) continue;
      console.log(`\n${renderText(rows)}`);
      const target = process.env['SUITE_TABLE'];
      if (target) writeTable(target, name, renderMarkdown(rows, describeRun(name)));
    }
  }
}

function toRow(test: TestCase): Row[] {
  const { tally } = test.meta();
  const { state } = test.result();
  if (!tally) return state === 'skipped' ? [buildRow(test, 'not run')] : [];
  const crashed = state === 'failed' && tally.failed === 0;
  return [{ ...buildRow(test, crashed ? 'failed' : ''), ...tally }];
}

const buildRow = (test: TestCase, note: string): Row => ({
  area: test.parent.type === 'suite' ? test.parent.name : '',
  name: test.name,
  tried: 0,
  failed: 0,
  open: null,
  note,
});

function describeRun(suite: string): string {
  const form = process.env['SUITE_FULL'] ? `npm run test:${suite} -- --full` : `npm run test:${suite}`;
  return `\`${form}\`, seed ${process.env['SUITE_SEED'] ?? 'default'}`;
}

/** Replaces the text between the suite's markers, or the whole file where it has none. */
function writeTable(file: string, suite: string, table: string): void {
  const [begin, end] = [`<!-- ${suite} -->`, `<!-- /${suite} -->`];
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const marked = from !== -1 && to > from;
  const content = marked ? `${text.slice(0, from)}${begin}\n${table}${text.slice(to)}` : table;
  fs.writeFileSync(file, content);
}
