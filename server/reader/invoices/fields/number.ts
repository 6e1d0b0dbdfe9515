import { numberKey } from '../../../src/financing/invoices/number-key';
import type { Found } from '../invoice-reading';
import type { Label } from '../layout/labels';
import { textOf } from '../layout/lines';
import {
  beginsSegment,
  besides,
  gapTo,
  isLabelled,
  type Sheet,
  type Span,
  spanText,
  under,
} from '../layout/sheet';
import type { Token } from '../layout/tokens';
import { parseAmount } from '../values/amounts';
import { findDates } from '../values/dates';
import { atomsOf } from '../words/atoms';
import { clamp } from './evidence';

/** What speaks for a number, and against it. */
const evidence = {
  /** `Invoice number`, `Facture n°` */
  number: 0.9,
  /** `Invoice 1042` */
  title: 0.84,
  /** `No.`, `Reference` */
  weakNumber: 0.55,
  /** A weak label right under or beside the title `Invoice`. */
  weakAtTitle: 0.33,
  /** `No.` in one block with the invoice's dates. */
  weakAmongDates: 0.31,
  besideInCell: 0.05,
  besideNear: 0.03,
  besideFar: -0.03,
  below: 0.03,
  aloneOfItsKind: 0.04,
  seenAgain: 0.05,
  rival: -0.25,
  /** In a sentence, where other invoices are spoken of. */
  inSentence: -0.2,
  lettersOnly: -0.35,
  oneDigit: -0.06,
  aYear: -0.12,
  /** As long as a telephone or a tax number. */
  long: -0.05,
  unsureLetters: -0.12,
  badLetters: -0.35,
};
const NEAR = 12;
const TOP = 0.2;
const RIVAL_WITHIN = 0.08;
const SURE_LETTERS = 0.85;
const BAD_LETTERS = 0.65;

interface Candidate {
  readonly value: string;
  readonly score: number;
  readonly role: Label['role'];
}

export function invoiceNumber(sheet: Sheet): Found<string> | null {
  const labelled = sheet.labels.flatMap((label) => candidatesOf(sheet, label));
  const candidates =
    labelled.length > 0 ? labelled : sheet.labels.flatMap((label) => underTitle(sheet, label));
  const byKey = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = numberKey(candidate.value);
    byKey.set(key, [...(byKey.get(key) ?? []), candidate]);
  }
  const ranked = [...byKey.values()]
    .map((same) => {
      const best = same.toSorted((a, b) => b.score - a.score)[0];
      return best && { ...best, score: best.score + (same.length > 1 ? evidence.seenAgain : 0) };
    })
    .filter((candidate) => candidate !== undefined)
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best) return null;
  const rival = second && second.score >= best.score - RIVAL_WITHIN ? evidence.rival : 0;
  const alone = ranked.some((other) => other !== best && other.role === best.role)
    ? 0
    : evidence.aloneOfItsKind;
  return { value: best.value, confidence: clamp(best.score + rival + alone) };
}

function candidatesOf(sheet: Sheet, label: Label): readonly Candidate[] {
  const { role } = label;
  if (role !== 'number' && role !== 'title' && role !== 'weakNumber') return [];
  const sentence = beginsSegment(sheet, label) ? 0 : evidence.inSentence;
  if (sentence !== 0 && role !== 'number') return [];
  if (role === 'weakNumber' && (goesOnInWords(sheet, label) || isHeadOfItems(sheet, label))) return [];
  const titled = role === 'weakNumber' ? standing(sheet, label) : 0;
  const found: Candidate[] = [];
  const put = (span: Span | null, place: number): void => {
    const value = span && numberIn(sheet, span);
    if (value)
      found.push({ role, value: value.text, score: evidence[role] + sentence + titled + place + value.form });
  };
  const beside = besides(sheet, label);
  const gap = beside ? gapTo(sheet, label, beside) : Number.POSITIVE_INFINITY;
  if (gap <= 1) put(beside, evidence.besideInCell);
  else if (role !== 'title' || (beside && isWholeCell(sheet, beside)))
    put(beside, gap <= NEAR ? evidence.besideNear : evidence.besideFar);
  const hasValuesBelow = role !== 'title' || isInGrid(sheet, label);
  if (hasValuesBelow && (gap > NEAR || found.length === 0)) {
    const below = under(sheet, label);
    if (below && !isLabelled(sheet, below)) put(below, evidence.below);
  }
  return found;
}

/** Whether nothing but a number stands in the cell: an address may begin with one. */
function isWholeCell(sheet: Sheet, { line, from }: Span): boolean {
  const own = sheet.lines[line];
  const segment = own?.segments[own.segmentOf[from] ?? 0];
  if (!own || !segment || segment.from !== from) return false;
  return (
    atomsOf(textOf(own, segment)).length <= 5 && /^\S*(?: ?[-/] ?| )?\S*\d\S*$/.test(textOf(own, segment))
  );
}

/** A telephone, a ZIP code, a page, or the number of an order or a customer. */
const otherThing =
  /^(?:1[-. ])?(?:\d{3}[-. ])?\d{3}[-. ]\d{4}$|^\d{5}-\d{4}$|^\d{1,2}\/\d{1,3}$|^(?:PO|SO|WO|BC|Q|EST|CUST|ACCT|GST|HST)(?!\p{L})/iu;

/** A number that stands alone right under the title at the top of the document. */
function underTitle(sheet: Sheet, title: Label): readonly Candidate[] {
  const line = sheet.lines[title.line];
  const segment = line?.segments[line.segmentOf[title.from] ?? 0];
  if (title.role !== 'title' || !line || segment?.from !== title.from || segment.to !== title.to) return [];
  if (line.page !== sheet.lines[0]?.page || line.down > TOP) return [];
  const below = under(sheet, title);
  if (!below || isLabelled(sheet, below) || !isWholeCell(sheet, below)) return [];
  if (isNamedBeside(sheet, below)) return [];
  const value = numberIn(sheet, below);
  if (!value || !/\d{3}/.test(value.text) || otherThing.test(value.text)) return [];
  return [{ role: 'title', value: value.text, score: evidence.title + evidence.below + value.form }];
}

/** Whether words that are no value stand close before it: they say what it is the number of. */
function isNamedBeside(sheet: Sheet, { line, from }: Span): boolean {
  const own = sheet.lines[line];
  const before = own?.segments[(own.segmentOf[from] ?? 0) - 1];
  const [last, next] = [own?.tokens[before?.to ?? -1], own?.tokens[from]];
  if (!before || !last || !next || /\d/.test(spanText(sheet, { line, ...before }))) return false;
  const isLabel = sheet.lineLabels.get(line)?.some(({ to }) => to === before.to) === true;
  return isLabel || (next.x - last.right) / Math.max(1, last.bottom - last.y) <= NEAR;
}

/** Heads of a row of labels: what they name stands under them. */
const isInGrid = (sheet: Sheet, { line }: Label): boolean =>
  (sheet.lineLabels.get(line) ?? []).filter((label) => beginsSegment(sheet, label)).length >= 3;

/** `No de bon`, `Number of units`: it is the number of something else. */
function goesOnInWords(sheet: Sheet, { line, to }: Label): boolean {
  const own = sheet.lines[line];
  const next = own?.tokens[to + 1];
  return (
    next !== undefined && own?.segmentOf[to + 1] === own?.segmentOf[to] && /^\p{Ll}+:?$/u.test(next.text)
  );
}

/** `No.` before `Description` and `Qty`: the numbers under it are of items. */
const isHeadOfItems = (sheet: Sheet, { line, from }: Label): boolean =>
  (sheet.lines[line]?.segments ?? []).filter((segment) => {
    const atoms = atomsOf(spanText(sheet, { line, ...segment }));
    return segment.from > from && atoms.length <= 4 && atoms.some((atom) => itemHeads.has(atom));
  }).length >= 2;

const itemHeads = new Set(
  'description qty quantity quantite qte price prix rate taux amount montant'.split(' '),
);

/** What the words around a weak label make of it. */
function standing(sheet: Sheet, label: Label): number {
  if (isAtTitle(sheet, label)) return evidence.weakAtTitle;
  return plainNumbers.has(label.words) && isAmongDates(sheet, label) ? evidence.weakAmongDates : 0;
}

const plainNumbers = new Set([
  'no',
  'n',
  '#',
  'number',
  'numero',
  'document no',
  'document number',
  'document #',
]);
const dateRoles: ReadonlySet<string> = new Set(['issued', 'weakDate', 'dueDate']);
const BLOCK_LINES = 3;
const BLOCK_EDGE = 6;

/** Whether the label of a date stands on its line, or in its column close by. */
function isAmongDates(sheet: Sheet, label: Label): boolean {
  const edges = edgesOf(sheet, label);
  return sheet.labels.some((other) => {
    if (!dateRoles.has(other.role) || Math.abs(other.line - label.line) > BLOCK_LINES) return false;
    if (sheet.lines[other.line]?.page !== sheet.lines[label.line]?.page) return false;
    if (other.line === label.line) return true;
    const { left, right } = edgesOf(sheet, other);
    return Math.abs(left - edges.left) < BLOCK_EDGE || Math.abs(right - edges.right) < BLOCK_EDGE;
  });
}

function edgesOf(sheet: Sheet, { line, from, to }: Label): { left: number; right: number } {
  const tokens = sheet.lines[line]?.tokens;
  return { left: tokens?.[from]?.x ?? 0, right: tokens?.[to]?.right ?? 0 };
}

/** Whether the title `Invoice` stands on the label's line before it, or right over it. */
const isAtTitle = (sheet: Sheet, label: Label): boolean =>
  sheet.labels.some(
    (title) =>
      title.role === 'title' &&
      label.line - title.line >= 0 &&
      label.line - title.line <= 2 &&
      (title.line < label.line ? isOver(sheet, title, label) : title.from < label.from),
  );

function isOver(sheet: Sheet, title: Label, label: Label): boolean {
  const [upper, lower] = [sheet.lines[title.line], sheet.lines[label.line]];
  const [first, last] = [upper?.tokens[title.from], upper?.tokens[title.to]];
  const [from, to] = [lower?.tokens[label.from], lower?.tokens.at(-1)];
  if (!first || !last || !from || !to || upper?.page !== lower?.page) return false;
  return (
    from.x < last.right + 20 && to.right > first.x - 20 && from.y - last.bottom < 3 * (last.bottom - last.y)
  );
}

const shape = /^[\p{L}\p{N}][\p{L}\p{N}./#_-]{0,29}$/u;
const telephone = /^\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/;
const taxNumber = /^\d{9} ?R[TPC] ?\d{4}$|^\d{10} ?TQ ?\d{4}$/i;
const postalCode = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

/** The number that a span begins with, as it is printed. */
function numberIn(sheet: Sheet, span: Span): { text: string; form: number } | null {
  const tokens = (sheet.lines[span.line]?.tokens ?? []).slice(span.from, span.to + 1);
  const start = tokens.findIndex(
    ({ text }) => !/^(?:[#:.\-–—()/]+|n[o°]\.?:?|num[ée]ro:?|number:?)$/iu.test(text),
  );
  const parts = start < 0 ? [] : partsOf(tokens.slice(start, start + 5));
  const text = parts
    .map((token) => token.text)
    .join(' ')
    .replace(/^[#(:]+|[),;:.]+$/g, '');
  const after = tokens.slice(start, start + 6).map((token) => token.text);
  if (!isNumber(text) || findDates(after.join(' ')).some(({ at }) => at <= 1)) return null;
  return { text, form: formOf(text) + lettersOf(parts) };
}

/** `INV 1042`, `2026 - 118`: what belongs to one number though it is parted. */
function partsOf(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens;
  if (!first) return [];
  const parts = [first];
  for (const [index, token] of tokens.entries()) {
    const last = parts.at(-1) ?? first;
    if (index === 0) continue;
    const rest = tokens.slice(index).map(({ text }) => text);
    const gap = (token.x - last.right) / Math.max(1, last.bottom - last.y);
    const startsDate = findDates(rest.join(' ')).some(({ at }) => at <= 2);
    if (gap > 0.8 || startsDate || !goesOn(last.text, token.text) || parts.length > 3) break;
    parts.push(token);
  }
  return parts.at(-1)?.text === '-' ? parts.slice(0, -1) : parts;
}

function goesOn(last: string, next: string): boolean {
  if (next === '-') return /^\d{1,4}$|^\p{Lu}{1,6}$/u.test(last);
  if (!/\d/.test(next)) return false;
  return /[-/]$/.test(last) || /^[-/]/.test(next) || /^\p{Lu}{1,6}$/u.test(last) || !/\D/.test(last);
}

function isNumber(text: string): boolean {
  const bare = text.replace(/ /g, '');
  if (!shape.test(bare) || telephone.test(text) || taxNumber.test(text) || postalCode.test(text))
    return false;
  if (!/\d/.test(bare)) return /^\p{Lu}{3,12}$/u.test(bare);
  const amount = parseAmount(text);
  return !(amount && amount.form >= 0.85) && !/^\d+[.,]\d{2}$|%$/.test(bare);
}

function formOf(text: string): number {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return evidence.lettersOnly;
  if (text.length === 1) return evidence.oneDigit;
  if (/^20[0-4]\d$/.test(text)) return evidence.aYear;
  return /^\d{10,}$/.test(text) ? evidence.long : 0;
}

function lettersOf(tokens: readonly Token[]): number {
  const least = Math.min(...tokens.map(({ confidence }) => confidence));
  if (least < BAD_LETTERS) return evidence.badLetters;
  return least < SURE_LETTERS ? evidence.unsureLetters : 0;
}
