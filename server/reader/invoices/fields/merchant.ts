import { fold, toTerms } from '../labels/terms';
import { paidStamps, titles } from '../labels/titles';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  type Span,
} from '../layout/document-layout';
import { toConfidence } from '../values/confidence';
import type { FieldValue } from '../values/invoice-reading';

const weights = {
  /** `Make cheques payable to …` */
  payTo: 0.85,
  atTop: 0.5,
  first: 0.12,
  large: 0.15,
  /** `Inc.`, `Ltée` */
  legalForm: 0.15,
  repeated: 0.12,
  ofCustomer: -0.6,
  /** At most, where OCR is not sure of every letter. */
  misread: 0.7,
  /** At most, where the letterhead does not have the name. */
  outsideLetterhead: 0.8,
};
const TOP_SHARE = 0.4;
/** Of the first page: a name further down is of somebody else as likely. */
const LETTERHEAD_SHARE = 0.2;
const LARGE_LETTERS = 1.25;
const MAX_CANDIDATES = 40;
const GOOD_OCR = 0.85;
const CUSTOMER_LINES = 5;

const legalForm =
  /\b(?:inc|ltd|ltee|limited|limitee|corp|corporation|llp|llc|lp|senc|sencrl|s\.e\.n\.c|enr|co|cooperative|coop)\b\.?/;
const notName =
  /@|www\.|https?:|\b[a-z]\d[a-z] ?\d[a-z]\d\b|\b(?:street|st|road|rd|avenue|ave|boulevard|boul|blvd|rue|chemin|ch|suite|bureau|unit|drive|dr|highway|hwy|box|cp|case postale|tel|phone|fax|canada|page)\b|\d{3}[-. ]\d{4}|\b(?:ontario|quebec|alberta|manitoba|saskatchewan)\b|\d{9}|\brt ?\d{4}/;
const notNames = new Set(
  [...Object.values(titles).flat(), ...paidStamps].map((title) => toTerms(title).join(' ')),
);

interface Candidate {
  readonly name: string;
  readonly score: number;
  readonly inLetterhead: boolean;
}

/** The payee's name as printed. */
export function findMerchant(layout: DocumentLayout): FieldValue<string> | null {
  const all = [...findPayees(layout), ...findHeaderNames(layout)];
  const keys = new Map<string, readonly Candidate[]>();
  for (const one of all) keys.set(toKey(one.name), [...(keys.get(toKey(one.name)) ?? []), one]);
  const ranked = all
    .map(({ name, score }) => {
      const same = keys.get(toKey(name)) ?? [];
      const isHeaded = same.some(({ inLetterhead }) => inLetterhead);
      const isRepeated = same.length > 1;
      // OCR leaves out a word of a logo as easily as it misreads one
      const most = layout.source === 'recognition' && !isRepeated ? weights.misread : 1;
      const own = isHeaded
        ? score + (isRepeated ? weights.repeated : 0)
        : Math.min(score, weights.outsideLetterhead);
      return { name, score: Math.min(own, most) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  return best ? { value: best.name, confidence: toConfidence(best.score) } : null;
}

const toKey = (name: string): string => toTerms(name).join(' ');

function findPayees(layout: DocumentLayout): readonly Candidate[] {
  return layout.labels
    .filter(({ role }) => role === 'payTo')
    .flatMap((label) =>
      [findBeside(layout, label), findBelow(layout, label)]
        .slice(0, 2)
        .filter((span) => span !== null)
        .slice(0, 1),
    )
    .map((span) => toName(getSpanText(layout, clipToSegment(layout, span))))
    .filter((name) => name !== null)
    .map((name) => ({ name, score: weights.payTo, inLetterhead: false }));
}

/** Text at the top of the first page that is not a title, label, address or customer. */
function findHeaderNames(layout: DocumentLayout): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const [at, line] of layout.lines.entries()) {
    if (
      line.page !== layout.lines[0]?.page ||
      line.relativeY > TOP_SHARE ||
      candidates.length >= MAX_CANDIDATES
    )
      break;
    for (const segment of line.segments) {
      const span = { line: at, ...segment };
      const name = toName(getSpanText(layout, span));
      const first = line.tokens[segment.from];
      if (!name || !first || startsLabel(layout, span)) continue;
      const scores = [
        weights.atTop,
        candidates.length === 0 ? weights.first : 0,
        first.bottom - first.y > layout.medianHeight * LARGE_LETTERS ? weights.large : 0,
        legalForm.test(fold(name)) ? weights.legalForm : 0,
        isCustomer(layout, span) ? weights.ofCustomer : 0,
        -line.relativeY / 10,
      ];
      const inLetterhead = line.relativeY <= LETTERHEAD_SHARE && !isCustomer(layout, span);
      const score = scores.reduce((sum, part) => sum + part, 0);
      const isClear = line.tokens
        .slice(segment.from, segment.to + 1)
        .every(({ confidence }) => confidence >= GOOD_OCR);
      candidates.push({ name, score: isClear ? score : Math.min(score, weights.misread), inLetterhead });
    }
  }
  return candidates;
}

const startsLabel = (layout: DocumentLayout, { line, from, to }: Span): boolean =>
  layout.labelsByLine
    .get(line)
    ?.some((label) => label.from === from && (label.to === to || label.words.includes(' '))) === true;

/** Whether a label such as `Bill to` is above or before a span. */
function isCustomer(layout: DocumentLayout, { line, from }: Span): boolean {
  const own = layout.lines[line];
  const first = own?.tokens[from];
  if (!own || !first) return false;
  return layout.labels.some((label) => {
    if (label.role !== 'customer' || label.line > line || line - label.line > CUSTOMER_LINES) return false;
    const start = layout.lines[label.line]?.tokens[label.from];
    if (!start || layout.lines[label.line]?.page !== own.page) return false;
    return label.line === line ? label.from < from : Math.abs(start.x - first.x) < 40;
  });
}

const clipToSegment = (layout: DocumentLayout, span: Span): Span => {
  const line = layout.lines[span.line];
  const segment = line?.segments[line.segmentIndexes[span.from] ?? 0];
  return { ...span, to: Math.min(span.to, segment?.to ?? span.to) };
};

/** `Stonebarrel Brewing Co. INVOICE`: a title on the line of the name. */
const titleAfterName = /(?<=\p{L}{2}.*\p{L}\p{P}?) +(?:INVOICE|Invoice|FACTURE|Facture|BILL|STATEMENT)$/u;
const careOf = /\bc\/o\b|\ba\/s\b/i;
/** What a business is: no part of its name. */
const tagline =
  /^(?:[\p{L}]+,? )?(?:barristers|solicitors|avocats|notaires|manufacturer|fabricant|distributor|distributeur|chartered|professional|consulting|courtiers? en|customs brokers)\b[^\d]*$/u;

function toName(text: string): string | null {
  const name = text
    .replace(/^[\s:.,-]+|[\s:,-]+$/g, '')
    .replace(titleAfterName, '')
    .slice(0, 80);
  if (careOf.test(name) || (tagline.test(fold(name)) && !legalForm.test(fold(name)))) return null;
  if (!/\p{L}{2}/u.test(name) || notNames.has(toTerms(name).join(' '))) return null;
  const digits = name.replace(/\D/g, '').length;
  return notName.test(fold(name)) || digits > 4 || name.split(' ').length > 9 ? null : name;
}
