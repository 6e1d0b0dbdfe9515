import type { Found } from '../invoice-reading';
import { besides, type Sheet, type Span, spanText, under } from '../layout/sheet';
import { atomsOf, fold } from '../words/atoms';
import { paidStamps, titles } from '../words/kinds';
import { clamp } from './evidence';

const evidence = {
  /** `Make cheques payable to …` */
  payTo: 0.85,
  atTop: 0.5,
  first: 0.12,
  large: 0.15,
  /** `Inc.`, `Ltée` */
  legalForm: 0.15,
  seenAgain: 0.12,
  ofCustomer: -0.6,
};
const TOP = 0.4;
const LARGE = 1.25;
const MOST_CANDIDATES = 40;
const CUSTOMER_LINES = 5;

const legalForm =
  /\b(?:inc|ltd|ltee|limited|limitee|corp|corporation|llp|llc|lp|senc|sencrl|s\.e\.n\.c|enr|co|cooperative|coop)\b\.?/;
const noName =
  /@|www\.|https?:|\b[a-z]\d[a-z] ?\d[a-z]\d\b|\b(?:street|st|road|rd|avenue|ave|boulevard|boul|blvd|rue|chemin|ch|suite|bureau|unit|drive|dr|highway|hwy|box|cp|case postale|tel|phone|fax|canada|page)\b|\d{3}[-. ]\d{4}|\b(?:ontario|quebec|alberta|manitoba|saskatchewan)\b|\d{9}|\brt ?\d{4}/;
const words = new Set(
  [...Object.values(titles).flat(), ...paidStamps].map((title) => atomsOf(title).join(' ')),
);

interface Candidate {
  readonly name: string;
  readonly score: number;
}

/** Who is to be paid, as it names itself. */
export function merchantOf(sheet: Sheet): Found<string> | null {
  const all = [...payees(sheet), ...heads(sheet)];
  const keys = new Map<string, number>();
  for (const { name } of all) keys.set(keyOf(name), (keys.get(keyOf(name)) ?? 0) + 1);
  const ranked = all
    .map(({ name, score }) => ({
      name,
      score: score + ((keys.get(keyOf(name)) ?? 0) > 1 ? evidence.seenAgain : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  return best ? { value: best.name, confidence: clamp(best.score) } : null;
}

const keyOf = (name: string): string => atomsOf(name).join(' ');

function payees(sheet: Sheet): readonly Candidate[] {
  return sheet.labels
    .filter(({ role }) => role === 'payTo')
    .flatMap((label) =>
      [besides(sheet, label), under(sheet, label)]
        .slice(0, 2)
        .filter((span) => span !== null)
        .slice(0, 1),
    )
    .map((span) => nameOf(spanText(sheet, cell(sheet, span))))
    .filter((name) => name !== null)
    .map((name) => ({ name, score: evidence.payTo }));
}

/** What stands at the top of the first page and is no title, label, address or customer. */
function heads(sheet: Sheet): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const [at, line] of sheet.lines.entries()) {
    if (line.page !== sheet.lines[0]?.page || line.down > TOP || found.length >= MOST_CANDIDATES) break;
    for (const segment of line.segments) {
      const span = { line: at, ...segment };
      const name = nameOf(spanText(sheet, span));
      const first = line.tokens[segment.from];
      if (!name || !first || startsLabel(sheet, span)) continue;
      const signs = [
        evidence.atTop,
        found.length === 0 ? evidence.first : 0,
        first.bottom - first.y > sheet.usualHeight * LARGE ? evidence.large : 0,
        legalForm.test(fold(name)) ? evidence.legalForm : 0,
        isCustomer(sheet, span) ? evidence.ofCustomer : 0,
        -line.down / 10,
      ];
      found.push({ name, score: signs.reduce((sum, sign) => sum + sign, 0) });
    }
  }
  return found;
}

const startsLabel = (sheet: Sheet, { line, from, to }: Span): boolean =>
  sheet.lineLabels
    .get(line)
    ?.some((label) => label.from === from && (label.to === to || label.words.includes(' '))) === true;

/** Whether a label such as `Bill to` stands over it or before it. */
function isCustomer(sheet: Sheet, { line, from }: Span): boolean {
  const own = sheet.lines[line];
  const first = own?.tokens[from];
  if (!own || !first) return false;
  return sheet.labels.some((label) => {
    if (label.role !== 'customer' || label.line > line || line - label.line > CUSTOMER_LINES) return false;
    const start = sheet.lines[label.line]?.tokens[label.from];
    if (!start || sheet.lines[label.line]?.page !== own.page) return false;
    return label.line === line ? label.from < from : Math.abs(start.x - first.x) < 40;
  });
}

const cell = (sheet: Sheet, span: Span): Span => {
  const line = sheet.lines[span.line];
  const segment = line?.segments[line.segmentOf[span.from] ?? 0];
  return { ...span, to: Math.min(span.to, segment?.to ?? span.to) };
};

function nameOf(text: string): string | null {
  const name = text.replace(/^[\s:.,-]+|[\s:,-]+$/g, '').slice(0, 80);
  if (!/\p{L}{2}/u.test(name) || words.has(atomsOf(name).join(' '))) return null;
  const digits = name.replace(/\D/g, '').length;
  return noName.test(fold(name)) || digits > 4 || name.split(' ').length > 9 ? null : name;
}
