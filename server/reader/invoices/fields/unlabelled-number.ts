import { toTerms } from '../labels/terms';
import { isInvoiceTitle } from '../labels/titles';
import { getLineText, getSegmentAt, getText, type Line, type Segment } from '../layout/build-lines';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  isAtTop,
  type Span,
  startsWithLabel,
} from '../layout/document-layout';
import type { Label } from '../layout/find-labels';
import { findDates } from '../values/find-dates';
import { findNumberIn } from './invoice-number-form';
import { isNearTop } from './number-context';
import { NEAR_GAP, type NumberCandidate, numberWeights as weights } from './number-weights';

const TOP_SHARE = 0.3;
/** Letters of a label, as a share of those of its number. */
const MAX_LABEL_SIZE = 1.2;

/** A number alone below the title at the top of the document. */
export function findUnderTitle(layout: DocumentLayout, title: Label): readonly NumberCandidate[] {
  const line = layout.lines[title.line];
  const segment = getSegmentAt(line, title.from);
  if (title.role !== 'title' || !line || !segment || !isTitleCell(layout, title, segment)) return [];
  if (!isAtTop(layout, line, TOP_SHARE)) return [];
  const below = findBelow(layout, title);
  if (!below || startsWithLabel(layout, below) || !isWholeCell(layout, below)) return [];
  if (isNamedBeside(layout, below)) return [];
  const value = findNumberIn(layout, below);
  if (!value || !/\d{3}/.test(value.text) || otherNumber.test(value.text)) return [];
  return [{ role: 'title', value: value.text, score: weights.title + weights.below + value.form }];
}

/** A lawyer's bill is called an account: `Account No. 88214`, if the page mentions a bill of account or a lawyer. */
export function findFeeAccountNumber(layout: DocumentLayout, label: Label): readonly NumberCandidate[] {
  if (label.role !== 'otherNumber' || !accountNumber.test(label.words)) return [];
  const beside = findBeside(layout, label);
  const value = beside && findNumberIn(layout, beside);
  if (!value || !isNearTop(layout, label)) return [];
  const isAccount = layout.lines.some((line) => feeAccount.test(toTerms(getLineText(line)).join(' ')));
  return isAccount
    ? [{ role: 'weakNumber', value: value.text, score: weights.title + weights.besideInCell + value.form }]
    : [];
}

const accountNumber = /^(?:account|compte|(?:no|n|numero|#) (?:de |du )?compte) ?(?:no|n|number|num|#)?$/;
const feeAccount =
  /\b(?:fee account|this is our account|our account herein|total (?:of this )?account|(?:for|to) (?:professional|legal) services rendered|pour services professionnels rendus|ceci est notre compte|barristers|solicitors|lawyers|avocate?s?|notaires?)\b/;

const numberWord = '(?:no|n|number|numero|num|#|id)';
const toNumberPattern = (papers: string): RegExp =>
  new RegExp(`^(?:${numberWord} (?:(?:de|du|d|of) )?)?${papers}(?: ${numberWord})?$`);
/** What a carrier or a yard calls its invoice. */
const ownPaper = toNumberPattern(
  '(?:(?:freight|delivery|weigh|rental|service|repair|job|load|yard|counter) )?(?:pro|probill|pro bill|statement|docket|ticket|slip|waybill|folio|voucher|transaction|control|sale|repair order|r o|billet|bordereau|bon|piece|vente|controle|releve)',
);
const claimPaper = toNumberPattern(
  '(?:(?:progress|payment) )?(?:application|certificate|claim|draw|requisition|billing|decompte|demande|demande de paiement)',
);
const claimTitle =
  /\b(?:application|certificate|claim|draw|requisition|progress|decompte|demande de paiement|avancement)\b/;
const MAX_TITLE_TERMS = 6;

/** Where nothing is labelled as the invoice's number, that of the paper itself: `Probill no. 441-99027`, `Draw no. 4`. */
export function findOwnDocumentNumber(layout: DocumentLayout, label: Label): readonly NumberCandidate[] {
  if ((label.role !== 'otherNumber' && label.role !== 'weakNumber') || !isNearTop(layout, label)) return [];
  const words = getCellWords(layout, label, label.to);
  const ofClaim = claimPaper.test(words) && isClaim(layout, label);
  // in a row of heads, what is beside a label is the next one
  const span =
    ofClaim || ownPaper.test(words)
      ? [findBeside(layout, label), findBelow(layout, label)].find(
          (found) => found && !startsWithLabel(layout, found),
        )
      : null;
  const value = span ? findNumberIn(layout, span) : null;
  if (!value) return [];
  // claims are counted from 1
  const ordinal = ofClaim && value.text.length === 1 ? weights.ordinal : 0;
  return [
    {
      role: 'otherNumber',
      value: value.text,
      score: weights.title + weights.besideInCell + value.form + ordinal,
    },
  ];
}

/** Whether the page is titled as a claim for progress. */
const isClaim = (layout: DocumentLayout, { line: own }: Label): boolean =>
  layout.lines.some(
    (line, at) =>
      at !== own &&
      isAtTop(layout, line, TOP_SHARE) &&
      line.segments.some((segment) => {
        const terms = toTerms(getText(line, segment));
        return terms.length <= MAX_TITLE_TERMS && claimTitle.test(terms.join(' '));
      }),
  );

/** What a garage, a rental yard or a carrier titles the page that asks for its money. */
const paperTitle =
  /^(?:work|service|repair|job|rental|delivery|field|freight|shop) (?:order|report|ticket|agreement|contract|bill|slip)$|^bon de (?:travail|service)$|^billet (?:de )?(?:service|travail)$|^(?:account|statement) (?:for|of) (?:fees|services)$|^(?:transaction|ticket|docket|slip|folio|probill|pro|billet|bordereau|bon|reference)$/;

/** `WORK ORDER   WO-7719`: a number alone right of the title of such a paper, or after it in its cell. */
export const findBesideTitle = (layout: DocumentLayout): readonly NumberCandidate[] =>
  layout.lines.flatMap((line, at) => {
    if (!isAtTop(layout, line, TOP_SHARE)) return [];
    return line.segments.flatMap((segment, index): readonly NumberCandidate[] => {
      for (let to = segment.from; to <= Math.min(segment.to, segment.from + 4); to += 1) {
        if (!paperTitle.test(toTerms(getText(line, { from: segment.from, to })).join(' '))) continue;
        const next = to < segment.to ? { from: to + 1, to: segment.to } : line.segments[index + 1];
        const span = next && { line: at, ...next };
        if (!span || startsWithLabel(layout, span)) return [];
        if (to === segment.to && !isWholeCell(layout, span)) return [];
        const value = findNumberIn(layout, span);
        if (!value || !/\d{3}/.test(value.text)) return [];
        return [
          { role: 'title', value: value.text, score: weights.title + weights.besideInCell + value.form },
        ];
      }
      return [];
    });
  });

const invoiceShape = /^(?:inv|fac|fact)[-# ]?\d{3,}(?:-\d+)?$/i;

/** `INV0092217`: a cell at the top that has the form of an invoice's number, whatever is around it. */
export const findInvoiceShapedNumbers = (layout: DocumentLayout): readonly NumberCandidate[] =>
  layout.lines.flatMap((line, at) => {
    if (!isAtTop(layout, line, TOP_SHARE)) return [];
    return line.segments.flatMap((segment): readonly NumberCandidate[] => {
      if (!invoiceShape.test(getText(line, segment))) return [];
      const value = findNumberIn(layout, { line: at, ...segment });
      return value
        ? [{ role: 'title', value: value.text, score: weights.title + weights.besideInCell + value.form }]
        : [];
    });
  });

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
  // a name in larger letters is no label
  if (!isLabel && last.bottom - last.y > MAX_LABEL_SIZE * (next.bottom - next.y)) return false;
  return isLabel || (next.x - last.right) / Math.max(1, last.bottom - last.y) <= NEAR_GAP;
}

/** Whether the cell holds a number alone; an address may start with one. */
export function isWholeCell(layout: DocumentLayout, { line, from }: Span): boolean {
  const own = layout.lines[line];
  const segment = getSegmentAt(own, from);
  if (!own || !segment || segment.from !== from) return false;
  // a scan can set a prefix apart: `Invoice   D   881204`
  const isPrefix = /^\p{Lu}{1,3}$/u.test(getText(own, segment)) && isScanned(own, segment);
  const next = own.segments[(own.segmentIndexes[from] ?? 0) + 1];
  const text = dropDate(getText(own, { from, to: isPrefix && next ? next.to : segment.to }));
  return toTerms(text).length <= 5 && /^\S*(?: ?[-/] ?| )?\S*\d\S*$/.test(text);
}

const isScanned = ({ tokens }: Line, { to }: Segment): boolean => (tokens[to]?.confidence ?? 1) < 1;

/** `26-1189 du 4 juin 2026`: a number and its date. */
function dropDate(text: string): string {
  const date = findDates(text).find(({ start, end }) => start > 0 && end === text.length);
  return date ? text.slice(0, date.start).replace(/(?:,| (?:du|le|of|on|dated|datée?))? +$/iu, '') : text;
}

/** A phone number, ZIP code, page, order or customer number. */
const otherNumber =
  /^(?:1[-. ])?(?:\d{3}[-. ])?\d{3}[-. ]\d{4}$|^\d{5}-\d{4}$|^\d{1,2}\/\d{1,3}$|^(?:PO|SO|WO|BC|Q|EST|CUST|ACCT|GST|HST)(?!\p{L})/iu;

/** The words of a label's cell from its start to the label, or to a later token. */
export function getCellWords(layout: DocumentLayout, label: Label, to: number): string {
  const own = layout.lines[label.line];
  const from = getSegmentAt(own, label.from)?.from ?? label.from;
  return toTerms(getSpanText(layout, { line: label.line, from, to })).join(' ');
}

/** `Freight invoice 1042` */
export const endsTitle = (layout: DocumentLayout, label: Label): boolean =>
  label.role === 'title' && isInvoiceTitle(getCellWords(layout, label, label.to));
