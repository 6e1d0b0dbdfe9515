import { readFileSync } from 'node:fs';
import { createCategorizer } from '../server/src/underwriting/decision/categories/categorize';
import { createHolder } from '../server/src/underwriting/decision/categories/holder';
import { categories2026127 } from '../server/src/underwriting/decision/categories/rules/rules-2026-12-7';
import type { Report } from './report';
import { formatTable } from './table';

/** One line of `transactions/*.jsonl`. */
interface LabelledLine {
  readonly description: string;
  readonly direction: 'credit' | 'debit';
  readonly amountCents: number;
  readonly holder: { readonly business: string; readonly owner: string };
  readonly category: string;
}

interface Scored {
  readonly labelled: string;
  readonly found: string;
}

/** Required of the sets that the rules never saw, in percent. Sales are one group: which channel they came by does not matter there. */
const bars = [
  { name: 'nsf-fee', precision: 99, recall: 95 },
  { name: 'loan-repayment', precision: 99, recall: 95 },
  { name: 'sale-*', precision: 98, recall: 0 },
] as const;

/**
 * Precision and recall of each category, on the sets that the rules were tuned with and on three that they never saw; the
 * bars apply to these.
 */
export async function benchCategories(): Promise<Report> {
  const tuned = { 'Third blind set, tuned half': scoreSet('blind-3a'), Tuned: scoreSet('tuned') };
  const unseen = {
    'Held out': scoreSet('held-out'),
    'Second blind set': scoreSet('blind-2'),
    'Third blind set, held-out half': scoreSet('blind-3b'),
  };
  const measured = Object.values(unseen).flatMap((lines) =>
    bars.map((bar) => ({ ...bar, ...measure(lines, bar.name) })),
  );
  const passed = measured.every((bar) => bar.found >= bar.precision && bar.known >= bar.recall);
  const texts = Object.entries({ ...unseen, ...tuned }).map(([title, lines]) => formatSet(title, lines));
  return { text: `${texts.join('\n')}\n`, passed };
}

function scoreSet(name: 'tuned' | 'held-out' | 'blind-2' | 'blind-3a' | 'blind-3b'): readonly Scored[] {
  const text = readFileSync(new URL(`transactions/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => scoreLine(JSON.parse(line) as LabelledLine));
}

function scoreLine({ description, direction, amountCents, holder, category }: LabelledLine): Scored {
  const names = holder.owner.split(' ');
  const owner = { first: names.slice(0, -1).join(' '), last: names.at(-1) ?? '' };
  const categorize = createCategorizer(categories2026127, createHolder([holder.business], owner));
  const amount = direction === 'credit' ? amountCents : -amountCents;
  return { labelled: category, found: categorize({ description, amount }).category };
}

/** In percent: `found` is the precision, `known` the recall. */
function measure(lines: readonly Scored[], name: string) {
  const isIt = (category: string): boolean =>
    name.endsWith('*') ? category.startsWith(name.slice(0, -1)) : category === name;
  const said = lines.filter(({ found }) => isIt(found));
  const labelled = lines.filter(({ labelled: category }) => isIt(category));
  const right = said.filter(({ labelled: category }) => isIt(category)).length;
  return {
    lines: labelled.length,
    found: said.length === 0 ? 0 : (right * 100) / said.length,
    known: labelled.length === 0 ? 0 : (right * 100) / labelled.length,
  };
}

function formatSet(title: string, lines: readonly Scored[]): string {
  const names = [...new Set(lines.map(({ labelled }) => labelled))].sort();
  const rows = [...names, 'sale-*'].map((name) => {
    const { lines: count, found, known } = measure(lines, name);
    return [name, String(count), `${found.toFixed(1)}%`, `${known.toFixed(1)}%`];
  });
  const right = lines.filter(({ labelled, found }) => labelled === found).length;
  const share = ((right * 100) / lines.length).toFixed(1);
  return `${title}: ${lines.length} lines, ${share}% right\n\n${formatTable(['category', 'lines', 'precision', 'recall'], rows)}`;
}
