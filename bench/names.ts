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

/** Sets written by people who had not seen the rules, in order. */
const sets = ['blind', 'blind-2', 'blind-3a', 'blind-3b'];

/** The own account that is not recognized goes to a person; that of another must not count. */
export async function benchNames(): Promise<Report> {
  const reports = sets.map((set) => judge(set));
  return { text: reports.map(({ text }) => text).join('\n'), passed: reports.every(({ passed }) => passed) };
}

function judge(set: string): Report {
  const pairs = readFileSync(new URL(`names/${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledPair);
  const groups = (['person', 'business'] as const).flatMap((kind) =>
    [true, false].map((same) => {
      const group = pairs.filter((pair) => pair.kind === kind && pair.same === same);
      return { kind, same, count: group.length, right: group.filter((pair) => isOwn(pair) === same).length };
    }),
  );
  const others = groups.filter(({ same }) => !same);
  const count = others.reduce((sum, group) => sum + group.count, 0);
  const right = others.reduce((sum, group) => sum + group.right, 0);
  const rows = groups.map((group) => [
    `${group.kind}, ${group.same ? 'the same' : 'another'}`,
    String(group.count),
    String(group.right),
  ]);
  return {
    text: formatTable([`${set} pairs`, 'pairs', 'judged correctly'], rows),
    passed: right * 100 >= count * bar,
  };
}

const isOwn = (pair: LabelledPair): boolean => matchHolder(pair.b, toOwnNames(pair)) === 'own';

function toOwnNames({ a, family = a.split(' ').at(-1) ?? '', kind }: LabelledPair): OwnNames {
  if (kind === 'business') return { businesses: [a] };
  return { person: { first: a.replace(family, '').trim(), last: family }, businesses: [] };
}
