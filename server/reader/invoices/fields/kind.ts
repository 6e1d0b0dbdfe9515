import type { DocumentKind, Found } from '../invoice-reading';
import { beginsSegment, besides, isLabelled, type Sheet, type Span, spanText, under } from '../layout/sheet';
import { atomsOf } from '../words/atoms';
import { denials, paidStamps, titles } from '../words/kinds';
import { clamp } from './evidence';
import type { Totals } from './totals';

const evidence = {
  /** A title in letters larger than the others. */
  largeTitle: 0.75,
  /** A cell that says nothing else, with no value under it or beside it. */
  title: 0.55,
  /** A cell that begins with it and goes on with a number: `Invoice 1042`. */
  numberedTitle: 0.5,
  nearTop: 0.15,
  /** `Invoice number` */
  numberLabel: 0.4,
  numberLabelAlone: 0.65,
  /** Nothing says that it is of another kind. */
  unrivalled: 0.27,
  paidStamp: 1.3,
  nothingDue: 0.95,
  negativeTotal: 0.9,
  denial: 1.5,
  /** What the second kind has takes this much of it away. */
  shareOfSecond: 0.45,
  unknown: 0.5,
};
/** In heights of usual letters. */
const LARGE = 1.2;
const TOP = 0.35;
/** A list of invoices names more. */
const MOST_NUMBERED = 2;

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
  const put = (kind: Kind, score: number): void => {
    scores.set(kind, Math.max(scores.get(kind) ?? 0, score));
  };
  for (const { kind, score } of titlesOn(sheet)) put(kind, score);
  if (isStamped(sheet)) put('receipt', evidence.paidStamp);
  const titled = scores.get('invoice');
  const numbers = sheet.labels.filter(({ role }) => role === 'number');
  if (numbers.length > 0) {
    if (titled !== undefined) scores.set('invoice', titled + evidence.numberLabel);
    // a statement or a credit note speaks of the numbers of invoices, too
    else if (scores.size === 0 && numbers.some((label) => beginsSegment(sheet, label)))
      scores.set('invoice', evidence.numberLabelAlone);
  }
  const total = totals.total?.value ?? 0;
  if (total < 0) put('creditNote', evidence.negativeTotal);
  if (total > 0 && totals.amountDue?.value === 0 && totals.amountDue.confidence > 0.7)
    put('receipt', evidence.nothingDue + (scores.get('invoice') ?? 0));
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  if (!best) return { value: 'other', confidence: evidence.unknown };
  const rival = second ? -second[1] * evidence.shareOfSecond : evidence.unrivalled;
  return { value: best[0], confidence: clamp(best[1] + rival) };
}

function titlesOn(sheet: Sheet): readonly { kind: Kind; score: number }[] {
  const found: { kind: Kind; score: number }[] = [];
  let numbered = 0;
  const seconds = new Set<string>();
  for (const cell of cells(sheet)) {
    const { span, first, line } = cell;
    if (seconds.has(keyOf(span))) continue;
    const second = secondOf(sheet, cell);
    if (second) seconds.add(keyOf(second));
    const atoms = second ? [...cell.atoms, ...atomsOf(spanText(sheet, second))] : cell.atoms;
    const text = atoms.join(' ');
    const denial = denials.find(([words]) => text.includes(words));
    if (denial) found.push({ kind: denial[1], score: evidence.denial });
    const title = titleOf(atoms);
    if (!title) continue;
    const large = first.bottom - first.y > sheet.usualHeight * LARGE;
    const top = line.page === sheet.lines[0]?.page && line.down < TOP;
    const place = top ? evidence.nearTop : 0;
    if (title.numbered) {
      numbered += 1;
      // other numbers of an invoice, its order's and its quote's, are told in usual letters
      if ((title.kind === 'invoice' && top && numbered <= MOST_NUMBERED) || large)
        found.push({ kind: title.kind, score: evidence.numberedTitle + place });
    } else if (large) {
      found.push({ kind: title.kind, score: evidence.largeTitle + place });
    } else if (top && (title.kind === 'invoice' || !namesValue(sheet, second ?? span))) {
      found.push({ kind: title.kind, score: evidence.title + place });
    }
  }
  return numbered > MOST_NUMBERED
    ? found.filter(({ kind, score }) => kind !== 'invoice' || score >= evidence.largeTitle)
    : found;
}

const keyOf = ({ line, from }: Span): string => `${line}:${from}`;

/** The second line of a title: `Statement of` above `account`, in letters of the same size. */
function secondOf(sheet: Sheet, { span, atoms, first }: Cell): Span | null {
  if (atoms.length > 3) return null;
  const lower = under(sheet, { role: 'title', words: '', ...span });
  const next = lower && sheet.lines[lower.line]?.tokens[lower.from];
  if (!lower || !next) return null;
  const [height, other] = [first.bottom - first.y, next.bottom - next.y];
  if (Math.abs(height - other) > 0.2 * height) return null;
  const below = atomsOf(spanText(sheet, lower));
  return below.length <= 3 && kinds.has([...atoms, ...below].join(' ')) ? lower : null;
}

type Cell = ReturnType<typeof cells>[number];

const MOST_WORDS = 12;

/** What stands together, and is short enough to be a title. */
function cells(sheet: Sheet) {
  return sheet.lines.flatMap((line, at) =>
    line.segments
      .filter(({ from, to }) => to - from <= MOST_WORDS)
      .flatMap((segment) => {
        const span = { line: at, ...segment };
        const first = line.tokens[segment.from];
        return first ? [{ span, line, first, atoms: atomsOf(spanText(sheet, span)) }] : [];
      }),
  );
}

const isStamped = (sheet: Sheet): boolean =>
  cells(sheet).some(
    ({ span, atoms }) =>
      stamps.has(atoms.join(' ')) && !(sheet.amounts[span.line] ?? []).some(({ from }) => from > span.to),
  );

/** Whether a number or a date stands under it or behind it: then it is a label. */
function namesValue(sheet: Sheet, span: Span): boolean {
  const label = { role: 'title', words: '', ...span } as const;
  return [besides(sheet, label), under(sheet, label)].some(
    (value) => value && !isLabelled(sheet, value) && /\d/.test(spanText(sheet, value)),
  );
}

/** The longest title that a cell begins with, where nothing but a number follows. */
function titleOf(atoms: readonly string[]): { readonly kind: Kind; readonly numbered: boolean } | null {
  for (let length = Math.min(6, atoms.length); length > 0; length -= 1) {
    const kind = kinds.get(atoms.slice(0, length).join(' '));
    if (!kind) continue;
    const behind = atoms.slice(length);
    if (behind.length === 0) return { kind, numbered: false };
    const numbered = behind.some((atom) => /\d/.test(atom)) && behind.every((atom) => isOfNumber.test(atom));
    return numbered ? { kind, numbered } : null;
  }
  return null;
}

const isOfNumber = /^(?:\d+|#|.{1,4}|numero|number)$/;
