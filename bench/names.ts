import { readFileSync } from 'node:fs';
import { matchHolder, type OwnNames } from '../server/src/underwriting/decision/names/match-holder';
import type { Report } from './report';
import { formatTable } from './table';

/** One line of `names/*.jsonl`. */
interface LabelledPair {
  /** The name as its bearer gives it. */
  readonly a: string;
  /** The part of `a` that is the family name; without it, the last word. */
  readonly family?: string;
  /** The name as the bank shows it. */
  readonly b: string;
  readonly kind: 'person' | 'business';
  readonly same: boolean;
}

/** Share of the accounts of others that are not taken for the applicant's, in percent. */
const bar = 98;

/** Pairs drawn without sight of the rules. The own account that is not recognized goes to a person. */
export async function benchNames(): Promise<Report> {
  const pairs = readFileSync(new URL('names/blind.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledPair);
  const groups = (['person', 'business'] as const).flatMap((kind) =>
    [true, false].map((same) => {
      const group = pairs.filter((pair) => pair.kind === kind && pair.same === same);
      return { kind, same, count: group.length, right: group.filter((pair) => isOwn(pair) === same).length };
    }),
  );
  const others = groups
    .filter(({ same }) => !same)
    .reduce((sum, { count, right }) => ({ count: sum.count + count, right: sum.right + right }), {
      count: 0,
      right: 0,
    });
  const rows = groups.map(({ kind, same, count, right }) => [
    `${kind}, ${same ? 'the same' : 'another'}`,
    String(count),
    String(right),
  ]);
  return {
    text: `${formatTable(['blind pairs', 'pairs', 'told right'], rows)}\n`,
    passed: others.right * 100 >= others.count * bar,
  };
}

const isOwn = (pair: LabelledPair): boolean => matchHolder(pair.b, toOwnNames(pair)) === 'own';

function toOwnNames({ a, family = a.split(' ').at(-1) ?? '', kind }: LabelledPair): OwnNames {
  if (kind === 'business') return { businesses: [a] };
  return { person: { first: a.replace(family, '').trim(), last: family }, businesses: [] };
}
