import { fold, toTerms } from '../labels/terms';
import { getLineText, getText } from '../layout/build-lines';
import type { DocumentLayout, Span } from '../layout/document-layout';
import { listDomainNames } from './web-domains';

export const legalForm =
  /\b(?:inc|ltd|ltee|limited|limitee|corp|corporation|llp|llc|ulc|lp|senc|sencrl|s\.e\.n\.c|s\.e\.c|enr|co|cooperative|coop)\b\.?/;

const CUSTOMER_LINES = 5;
const CUSTOMER_EDGE = 40;

/** Whether a label such as `Bill to` is above or before a span. */
export function isCustomer(layout: DocumentLayout, { line, from }: Span): boolean {
  const own = layout.lines[line];
  const first = own?.tokens[from];
  if (!own || !first) return false;
  return layout.labels.some((label) => {
    if (label.role !== 'customer' || label.line > line || line - label.line > CUSTOMER_LINES) return false;
    const start = layout.lines[label.line]?.tokens[label.from];
    if (!start || layout.lines[label.line]?.page !== own.page) return false;
    return label.line === line ? label.from < from : Math.abs(start.x - first.x) < CUSTOMER_EDGE;
  });
}

/** Names in web and mail addresses outside the customer's block. */
export const listOwnDomains = (layout: DocumentLayout): readonly string[] => [
  ...new Set(
    layout.lines.flatMap((line, at) =>
      line.segments
        .filter((segment) => !isCustomer(layout, { line: at, ...segment }))
        .flatMap((segment) => listDomainNames(getText(line, segment))),
    ),
  ),
];

const town = "^\\p{Lu}[\\p{L} .'’-]+,? ";
const province = '(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)';
/** `Lethbridge, AB`, `Hearst ON P0L 1N0` */
const cityLine = new RegExp(`${town}${province}(?: |$)`, 'u');
/** `Regina SK`, `Hearst ON P0L 1N0`: a town and nothing else. */
const townLine = new RegExp(
  `${town}\\(?${province}\\)?(?:,? (?:[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|CANADA|Canada))?$`,
  'u',
);
/** `34 Transformer Way`, `1145, rang Saint-Édouard` */
const numberedStreet =
  /^\d{1,6}[a-z]?,? (?:.* )?(?:way|crescent|cres|lane|court|crt|place|pl|trail|terrace|row|close|circle|gate|square|parkway|line|concession|rang|montee|cote|allee|croissant)\b/;
/** What no name contains: a mail or web address, a postal code, a telephone, a tax number. */
const contact = /@|www\.|https?:|\b[a-z]\d[a-z] ?\d[a-z]\d\b|\d{3}[-. ]\d{4}|\d{9}|\brt ?\d{4}/;

/** Whether a text is a line of an address; a legal form without a digit makes it a name. */
export function isAddress(text: string): boolean {
  const plain = fold(text);
  if (townLine.test(text) || numberedStreet.test(plain) || contact.test(plain)) return true;
  return addressLine.test(plain) && (/\d/.test(plain) || !legalForm.test(plain));
}

/** Also a street, or a word that a name may contain: `Deltaport Gases Canada Corp.` */
export const addressLine = new RegExp(
  `${contact.source}|\\b(?:street|st|road|rd|avenue|ave|boulevard|boul|blvd|rue|chemin|ch|suite|bureau|unit|drive|dr|highway|hwy|box|cp|case postale|tel|phone|fax|canada|page|ontario|quebec|alberta|manitoba|saskatchewan)\\b`,
);
const LINES_BELOW = 2;
/** Points by which the edges or the middles of a block's lines may differ. */
const BLOCK_EDGE = 10;

/** Whether one of the next lines of a span's block is an address: a tagline may be between. */
export function hasAddressBelow(layout: DocumentLayout, { line, from, to }: Span): boolean {
  const own = layout.lines[line];
  const [first, last] = [own?.tokens[from], own?.tokens[to]];
  if (!own || !first || !last) return false;
  return layout.lines.slice(line + 1, line + 1 + LINES_BELOW).some(
    (lower) =>
      lower.page === own.page &&
      lower.segments.some((segment) => {
        const [start, end] = [lower.tokens[segment.from], lower.tokens[segment.to]];
        if (!start || !end || start.y - last.bottom > 3 * (last.bottom - last.y)) return false;
        const isAligned =
          Math.abs(start.x - first.x) < BLOCK_EDGE ||
          Math.abs(end.right - last.right) < BLOCK_EDGE ||
          Math.abs(start.x + end.right - first.x - last.right) / 2 < BLOCK_EDGE;
        const text = getText(lower, segment);
        return isAligned && (isAddress(text) || cityLine.test(text));
      }),
  );
}

const MAX_CONTINUED_WORDS = 3;
/** Words in smaller letters than this share of a name's are a town or a slogan. */
const MIN_CONTINUED_SIZE = 0.5;

/** `WREN OKAFOR` above `photography`: words right below in the same block may belong to the name. */
export function isContinuedBelow(layout: DocumentLayout, { line, from, to }: Span): boolean {
  const [own, lower] = [layout.lines[line], layout.lines[line + 1]];
  const [first, last] = [own?.tokens[from], own?.tokens[to]];
  if (!own || !first || !last || lower?.page !== own.page) return false;
  return lower.segments.some((segment) => {
    const [start, end] = [lower.tokens[segment.from], lower.tokens[segment.to]];
    const text = getText(lower, segment);
    return (
      start !== undefined &&
      end !== undefined &&
      start.y - first.bottom < first.bottom - first.y &&
      start.bottom - start.y >= MIN_CONTINUED_SIZE * (first.bottom - first.y) &&
      (Math.abs(start.x - first.x) < BLOCK_EDGE ||
        Math.abs(start.x + end.right - first.x - last.right) / 2 < BLOCK_EDGE) &&
      text.split(' ').length <= MAX_CONTINUED_WORDS &&
      /^[\p{L} &'’-]+$/u.test(text) &&
      !isAddress(text) &&
      !cityLine.test(text) &&
      !layout.labelsByLine.get(line + 1)?.some((label) => label.from === segment.from)
    );
  });
}

const LARGER = 1.15;

/** Whether a span's letters are larger than those of all other spans. */
export function isLargest(layout: DocumentLayout, span: Span, all: readonly Span[]): boolean {
  const height = getHeight(layout, span);
  return all.every((other) => other === span || height > LARGER * getHeight(layout, other));
}

function getHeight(layout: DocumentLayout, { line, from }: Span): number {
  const first = layout.lines[line]?.tokens[from];
  return first ? first.bottom - first.y : 0;
}

/** Whether another line has a name, and not as the customer's: `Make cheques payable to …`, a footer. */
export function isMentioned(layout: DocumentLayout, span: Span, name: string): boolean {
  const words = toWords(name);
  return layout.lines.some(
    (line, at) =>
      at !== span.line &&
      toWords(getLineText(line)).includes(words) &&
      !line.segments.some(
        (segment) =>
          toWords(getText(line, segment)).includes(words) && isCustomer(layout, { line: at, ...segment }),
      ),
  );
}

const toWords = (text: string): string => ` ${toTerms(text).join(' ')} `;
