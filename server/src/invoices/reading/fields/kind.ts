import type { DocumentKind, Found } from '../invoice-reading';
import { type Sheet, spanText } from '../layout/sheet';
import { atomsOf } from '../words/atoms';
import { denials, paidStamps, titles } from '../words/kinds';
import { clamp } from './evidence';
import type { Totals } from './totals';

const evidence = {
  /** A title in letters larger than the others. */
  largeTitle: 0.75,
  /** A cell that says nothing else. */
  title: 0.55,
  /** A cell that begins with it and goes on with a number: `Invoice 1042`. */
  numberedTitle: 0.5,
  nearTop: 0.15,
  /** `Invoice number` */
  numberLabel: 0.35,
  paidStamp: 0.95,
  nothingDue: 0.95,
  negativeTotal: 0.9,
  denial: 1,
  /** What the second kind has takes this much of it away. */
  shareOfSecond: 0.45,
  unknown: 0.5,
};
/** In heights of usual letters. */
const LARGE = 1.3;
const TOP = 0.35;

type Kind = Exclude<DocumentKind, 'other'>;
const kinds = new Map(
  Object.entries(titles).flatMap(([kind, names]) =>
    names.map((name) => [atomsOf(name).join(' '), kind as Kind]),
  ),
);
const stamps = new Set(paidStamps.map((stamp) => atomsOf(stamp).join(' ')));

/** What a document is, by its title, by the names of its numbers, and by what is due. */
export function documentKind(sheet: Sheet, totals: Totals): Found<DocumentKind> {
  const scores = new Map<Kind, number>();
  const put = (kind: DocumentKind, score: number): void => {
    if (kind !== 'other') scores.set(kind, Math.max(scores.get(kind) ?? 0, score));
  };
  titleScores(sheet, put);
  if (sheet.labels.some(({ role }) => role === 'number')) {
    const best = scores.get('invoice');
    scores.set('invoice', (best ?? 0) + evidence.numberLabel + (best === undefined ? 0.1 : 0));
  }
  const total = totals.total?.value ?? 0;
  if (total < 0) put('creditNote', evidence.negativeTotal);
  if (total > 0 && totals.amountDue?.value === 0 && totals.amountDue.confidence > 0.7)
    put('receipt', evidence.nothingDue + (scores.get('invoice') ?? 0));
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (!best) return { value: 'other', confidence: evidence.unknown };
  return { value: best[0], confidence: clamp(best[1] - (second?.[1] ?? 0) * evidence.shareOfSecond) };
}

function titleScores(sheet: Sheet, put: (kind: DocumentKind, score: number) => void): void {
  let stamped = false;
  for (const [at, line] of sheet.lines.entries()) {
    for (const segment of line.segments) {
      if (segment.to - segment.from > 12) continue;
      const atoms = atomsOf(spanText(sheet, { line: at, ...segment }));
      const text = atoms.join(' ');
      const denial = denials.find(([words]) => text.includes(words));
      if (denial) put(denial[1], evidence.denial + 0.5);
      const first = line.tokens[segment.from];
      if (!first) continue;
      stamped ||= stamps.has(text) && !(sheet.amounts[at] ?? []).some(({ from }) => from > segment.to);
      const [kind, score] = titleOf(atoms);
      if (!kind) continue;
      const large = first.bottom - first.y > sheet.usualHeight * LARGE;
      const top = line.page === sheet.lines[0]?.page && line.down < TOP;
      if (!large && !top) continue;
      put(
        kind,
        (large && score === evidence.title ? evidence.largeTitle : score) + (top ? evidence.nearTop : 0),
      );
    }
  }
  if (stamped) put('receipt', evidence.paidStamp + evidence.numberLabel);
}

/** The longest title that a cell begins with, where nothing but a number follows. */
function titleOf(atoms: readonly string[]): readonly [Kind | null, number] {
  for (let length = Math.min(6, atoms.length); length > 0; length -= 1) {
    const kind = kinds.get(atoms.slice(0, length).join(' '));
    if (!kind) continue;
    const behind = atoms.slice(length);
    if (behind.length === 0) return [kind, evidence.title];
    const numbered =
      behind.some((atom) => /\d/.test(atom)) &&
      behind.every((atom) => /^\d|^#$|^no?$|^.{1,4}$|^numero$|^number$/.test(atom));
    return numbered ? [kind, evidence.numberedTitle] : [null, 0];
  }
  return [null, 0];
}
