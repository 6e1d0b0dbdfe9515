import { toTerms } from '../labels/terms';
import { isInvoiceTitle } from '../labels/titles';
import { getText, type Segment } from '../layout/build-lines';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  measureGap,
  type Span,
  startsSegment,
  startsWithLabel,
} from '../layout/document-layout';
import type { Label } from '../layout/find-labels';
import { toConfidence } from '../values/confidence';
import type { FieldValue } from '../values/invoice-reading';
import { toNumberKey } from '../values/number-key';
import { findNumberIn } from './invoice-number-form';

/** Added up to the confidence. */
const weights = {
  /** `Invoice number`, `Facture n°` */
  number: 0.9,
  /** `Invoice 1042` */
  title: 0.84,
  /** `No.`, `Reference` */
  weakNumber: 0.55,
  /** A weak label below or beside the title `Invoice`. */
  weakAtTitle: 0.33,
  /** `No.` in one block with the dates. */
  weakAmongDates: 0.31,
  besideInCell: 0.05,
  besideNear: 0.03,
  besideFar: -0.03,
  below: 0.03,
  aloneOfItsKind: 0.04,
  repeated: 0.05,
  rival: -0.25,
  /** In a sentence, which may mention other invoices. */
  inSentence: -0.2,
  /** `Invoice 1041` in a list further down. */
  inList: -0.12,
};
const NEAR_GAP = 12;
const TOP_SHARE = 0.3;
const NEAR_TOP = 0.45;
const RIVAL_MARGIN = 0.08;

interface Candidate {
  readonly value: string;
  readonly score: number;
  readonly role: Label['role'];
}

export function findInvoiceNumber(layout: DocumentLayout): FieldValue<string> | null {
  const labelled = layout.labels.flatMap((label) => findCandidates(layout, label));
  const candidates =
    labelled.length > 0 ? labelled : layout.labels.flatMap((label) => findUnderTitle(layout, label));
  const byKey = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const key = toNumberKey(candidate.value);
    byKey.set(key, [...(byKey.get(key) ?? []), candidate]);
  }
  const ranked = [...byKey.values()]
    .map((same) => {
      const best = same.toSorted((a, b) => b.score - a.score)[0];
      return best && { ...best, score: best.score + (same.length > 1 ? weights.repeated : 0) };
    })
    .filter((candidate) => candidate !== undefined)
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best) return null;
  const rival = second && second.score >= best.score - RIVAL_MARGIN ? weights.rival : 0;
  const alone = ranked.some((other) => other !== best && other.role === best.role)
    ? 0
    : weights.aloneOfItsKind;
  return { value: best.value, confidence: toConfidence(best.score + rival + alone) };
}

function findCandidates(layout: DocumentLayout, label: Label): readonly Candidate[] {
  const { role } = label;
  if (role !== 'number' && role !== 'title' && role !== 'weakNumber') return [];
  const sentenceScore =
    startsSegment(layout, label) || isSubject(layout, label) || endsTitle(layout, label)
      ? 0
      : weights.inSentence;
  if (sentenceScore !== 0 && role !== 'number') return [];
  if (role === 'weakNumber' && (isFollowedByWord(layout, label) || isItemColumnHead(layout, label)))
    return [];
  const contextScore =
    role === 'weakNumber'
      ? scoreContext(layout, label)
      : role === 'title' && !isNearTop(layout, label)
        ? weights.inList
        : 0;
  const candidates: Candidate[] = [];
  const put = (span: Span | null, positionScore: number): void => {
    const value = span && findNumberIn(layout, span);
    if (value)
      candidates.push({
        role,
        value: value.text,
        score: weights[role] + sentenceScore + contextScore + positionScore + value.form,
      });
  };
  const beside = skipTitle(layout, label, findBeside(layout, label));
  const gap = beside ? measureGap(layout, label, beside) : Number.POSITIVE_INFINITY;
  if (gap <= 1 || isSameCell(layout, label, beside)) put(beside, weights.besideInCell);
  else if (role !== 'title' || (beside && isWholeCell(layout, beside)))
    put(beside, role === 'title' || gap <= NEAR_GAP ? weights.besideNear : weights.besideFar);
  const hasValuesBelow = role !== 'title' || isInLabelRow(layout, label, candidates.length === 0 ? 2 : 3);
  if (hasValuesBelow && (gap > NEAR_GAP || candidates.length === 0)) {
    const below = findBelow(layout, label);
    const isValue = below !== null && (role !== 'title' || isWholeCell(layout, below));
    if (isValue && !startsWithLabel(layout, below)) put(below, weights.below);
  }
  return candidates;
}

const isNearTop = (layout: DocumentLayout, { line }: Label): boolean => {
  const own = layout.lines[line];
  return own !== undefined && own.page === layout.lines[0]?.page && own.relativeY < NEAR_TOP;
};

/** The words of a label's cell from its start to the label, or to a later token. */
function getCellWords(layout: DocumentLayout, label: Label, to: number): string {
  const own = layout.lines[label.line];
  const from = own?.segments[own.segmentIndexes[label.from] ?? 0]?.from ?? label.from;
  return toTerms(getSpanText(layout, { line: label.line, from, to })).join(' ');
}

/** `Freight invoice 1042` */
const endsTitle = (layout: DocumentLayout, label: Label): boolean =>
  label.role === 'title' && isInvoiceTitle(getCellWords(layout, label, label.to));

/** What follows the title `Facture de transport`, of which `Facture` is the label. */
function skipTitle(layout: DocumentLayout, label: Label, beside: Span | null): Span | null {
  const own = layout.lines[label.line];
  const end = own?.segments[own.segmentIndexes[label.to] ?? 0]?.to ?? label.to;
  if (label.role !== 'title') return beside;
  for (let to = Math.min(end, label.to + 4); to > label.to; to -= 1)
    if (isInvoiceTitle(getCellWords(layout, label, to))) {
      const last = to === end ? (own?.tokens.length ?? 0) - 1 : end;
      return last > to ? { line: label.line, from: to + 1, to: last } : null;
    }
  return beside;
}

/** `Facture : F-118`: the space before a colon widens the gap. */
function isSameCell(layout: DocumentLayout, { line, to }: Label, beside: Span | null): boolean {
  const indexes = layout.lines[line]?.segmentIndexes;
  return beside !== null && indexes?.[to] === indexes?.[beside.from];
}

/** `Re: Lease renewal – invoice 7719`: a letter's subject names it. */
const isSubject = (layout: DocumentLayout, { line, from }: Label): boolean =>
  from > 0 && subjects.has(toTerms(getSpanText(layout, { line, from: 0, to: 0 })).join(' '));

const subjects = new Set(['re', 'objet', 'subject', 'concerne', 'sujet', 'regarding']);

/** Whether the cell holds a number alone; an address may start with one. */
function isWholeCell(layout: DocumentLayout, { line, from }: Span): boolean {
  const own = layout.lines[line];
  const segment = own?.segments[own.segmentIndexes[from] ?? 0];
  if (!own || !segment || segment.from !== from) return false;
  return (
    toTerms(getText(own, segment)).length <= 5 && /^\S*(?: ?[-/] ?| )?\S*\d\S*$/.test(getText(own, segment))
  );
}

/** A phone number, ZIP code, page, order or customer number. */
const otherNumber =
  /^(?:1[-. ])?(?:\d{3}[-. ])?\d{3}[-. ]\d{4}$|^\d{5}-\d{4}$|^\d{1,2}\/\d{1,3}$|^(?:PO|SO|WO|BC|Q|EST|CUST|ACCT|GST|HST)(?!\p{L})/iu;

/** A number alone below the title at the top of the document. */
function findUnderTitle(layout: DocumentLayout, title: Label): readonly Candidate[] {
  const line = layout.lines[title.line];
  const segment = line?.segments[line.segmentIndexes[title.from] ?? 0];
  if (title.role !== 'title' || !line || !segment || !isTitleCell(layout, title, segment)) return [];
  if (line.page !== layout.lines[0]?.page || line.relativeY > TOP_SHARE) return [];
  const below = findBelow(layout, title);
  if (!below || startsWithLabel(layout, below) || !isWholeCell(layout, below)) return [];
  if (isNamedBeside(layout, below)) return [];
  const value = findNumberIn(layout, below);
  if (!value || !/\d{3}/.test(value.text) || otherNumber.test(value.text)) return [];
  return [{ role: 'title', value: value.text, score: weights.title + weights.below + value.form }];
}

/** Whether a cell is a title and nothing else. */
const isTitleCell = (layout: DocumentLayout, title: Label, { from, to }: Segment): boolean =>
  (from === title.from && to === title.to) || isInvoiceTitle(getCellWords(layout, title, to));

/** Whether the text right before a span labels the number. */
function isNamedBeside(layout: DocumentLayout, { line, from }: Span): boolean {
  const own = layout.lines[line];
  const before = own?.segments[(own.segmentIndexes[from] ?? 0) - 1];
  const [last, next] = [own?.tokens[before?.to ?? -1], own?.tokens[from]];
  if (!before || !last || !next || /\d/.test(getSpanText(layout, { line, ...before }))) return false;
  const isLabel = layout.labelsByLine.get(line)?.some(({ to }) => to === before.to) === true;
  return isLabel || (next.x - last.right) / Math.max(1, last.bottom - last.y) <= NEAR_GAP;
}

/** A row of labels has its values below. */
const isInLabelRow = (layout: DocumentLayout, { line }: Label, least: number): boolean =>
  (layout.labelsByLine.get(line) ?? []).filter((label) => startsSegment(layout, label)).length >= least;

/** `No de bon`, `Number of units`: another number. */
function isFollowedByWord(layout: DocumentLayout, { line, to }: Label): boolean {
  const own = layout.lines[line];
  const next = own?.tokens[to + 1];
  return (
    next !== undefined &&
    own?.segmentIndexes[to + 1] === own?.segmentIndexes[to] &&
    /^\p{Ll}+:?$/u.test(next.text)
  );
}

/** `No.` before `Description` and `Qty`: a column of item numbers. */
const isItemColumnHead = (layout: DocumentLayout, { line, from }: Label): boolean =>
  (layout.lines[line]?.segments ?? []).filter((segment) => {
    const terms = toTerms(getSpanText(layout, { line, ...segment }));
    return segment.from > from && terms.length <= 4 && terms.some((term) => itemHeads.has(term));
  }).length >= 2;

const itemHeads = new Set(
  'description qty quantity quantite qte price prix rate taux amount montant'.split(' '),
);

/** Extra confidence for a weak label from its surroundings. */
function scoreContext(layout: DocumentLayout, label: Label): number {
  if (isAtTitle(layout, label)) return weights.weakAtTitle;
  return plainNumbers.has(label.words) && isAmongDates(layout, label) ? weights.weakAmongDates : 0;
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

/** Whether a date label is on the same line or close by in the same column. */
function isAmongDates(layout: DocumentLayout, label: Label): boolean {
  const edges = getEdges(layout, label);
  return layout.labels.some((other) => {
    if (!dateRoles.has(other.role) || Math.abs(other.line - label.line) > BLOCK_LINES) return false;
    if (layout.lines[other.line]?.page !== layout.lines[label.line]?.page) return false;
    if (other.line === label.line) return true;
    const { left, right } = getEdges(layout, other);
    return Math.abs(left - edges.left) < BLOCK_EDGE || Math.abs(right - edges.right) < BLOCK_EDGE;
  });
}

function getEdges(layout: DocumentLayout, { line, from, to }: Label): { left: number; right: number } {
  const tokens = layout.lines[line]?.tokens;
  return { left: tokens?.[from]?.x ?? 0, right: tokens?.[to]?.right ?? 0 };
}

/** Whether the title `Invoice` precedes the label on its line or is right above. */
const isAtTitle = (layout: DocumentLayout, label: Label): boolean =>
  layout.labels.some(
    (title) =>
      title.role === 'title' &&
      label.line - title.line >= 0 &&
      label.line - title.line <= 2 &&
      (title.line < label.line ? isOver(layout, title, label) : title.from < label.from),
  );

function isOver(layout: DocumentLayout, title: Label, label: Label): boolean {
  const [upper, lower] = [layout.lines[title.line], layout.lines[label.line]];
  const [first, last] = [upper?.tokens[title.from], upper?.tokens[title.to]];
  const [from, to] = [lower?.tokens[label.from], lower?.tokens.at(-1)];
  if (!first || !last || !from || !to || upper?.page !== lower?.page) return false;
  return (
    from.x < last.right + 20 && to.right > first.x - 20 && from.y - last.bottom < 3 * (last.bottom - last.y)
  );
}
