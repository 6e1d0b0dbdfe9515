import { billingWords } from '../../labels/billing-words';
import { toTerms } from '../../labels/terms';
import { type DocumentLayout, getSpanText } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { isClearAmount } from '../../values/parse-amount';

/** Whether a column of amounts covers this invoice only, or more than it. */
type ColumnScope = 'current' | 'beyond';

interface Head {
  readonly x: number;
  readonly right: number;
  readonly scope: ColumnScope | null;
}

/** The heads of a table with a column that goes beyond this invoice. */
export interface BillingTable {
  readonly line: number;
  readonly page: number;
  readonly heads: readonly Head[];
}

const MAX_HEAD_TERMS = 7;
/** Lines of a head that is broken over several. */
const MAX_HEAD_LINES = 3;
/** Gap between lines of a head, in letter heights. */
const TIGHT = 1.3;

/** Tables with columns for amounts billed before or to date, from the top. */
export function findBillingTables(layout: DocumentLayout): readonly BillingTable[] {
  const tables: BillingTable[] = [];
  for (let line = 0; line < layout.lines.length; line += 1) {
    const own = layout.lines[line];
    if (!own || !isHeadLine(layout, line)) continue;
    const heads = readHeads(layout, line);
    const scoped = heads.filter(({ scope }) => scope !== null);
    // `Contract no.` alone is the label of its number
    if (scoped.length >= 2 && scoped.some(({ scope }) => scope === 'beyond'))
      tables.push({ line, page: own.page, heads });
  }
  return tables;
}

/** Whether a line has several cells and no amount. */
function isHeadLine(layout: DocumentLayout, line: number): boolean {
  const segments = layout.lines[line]?.segments.length ?? 0;
  return segments >= 2 && !hasAmount(layout, line);
}

const hasAmount = (layout: DocumentLayout, line: number): boolean =>
  (layout.amounts[line] ?? []).some(isClearAmount);

/** The cells of a line, each with the text right below it. */
function readHeads(layout: DocumentLayout, line: number): readonly Head[] {
  const own = layout.lines[line];
  if (!own) return [];
  return own.segments.map((segment) => {
    const [x, right] = [own.tokens[segment.from]?.x ?? 0, own.tokens[segment.to]?.right ?? 0];
    let text = getSpanText(layout, { line, ...segment });
    let bottom = own.bottom;
    for (let at = line + 1; at < line + MAX_HEAD_LINES; at += 1) {
      const lower = layout.lines[at];
      const height = own.bottom - own.top;
      if (!lower || lower.page !== own.page || lower.top - bottom > height * TIGHT || hasAmount(layout, at))
        break;
      const below = lower.segments.find(
        ({ from, to }) => (lower.tokens[from]?.x ?? 0) < right && (lower.tokens[to]?.right ?? 0) > x,
      );
      if (below) text += ` ${getSpanText(layout, { line: at, ...below })}`;
      bottom = lower.bottom;
    }
    return { x, right, scope: getScope(text) };
  });
}

function getScope(text: string): ColumnScope | null {
  const terms = toTerms(text);
  if (terms.length > MAX_HEAD_TERMS) return null;
  const words = terms.join(' ');
  if (billingWords.current.test(words)) return 'current';
  return billingWords.cumulative.test(words) || billingWords.before.test(words) ? 'beyond' : null;
}

/** The scope of an amount by the nearest head of the last table above it on its page. */
export function findColumnScope(
  layout: DocumentLayout,
  tables: readonly BillingTable[],
  line: number,
  amount: AmountSpan,
): ColumnScope | null {
  const own = layout.lines[line];
  const table = tables.findLast((one) => one.page === own?.page && one.line < line);
  const x = own?.tokens[amount.from]?.x;
  if (!table || x === undefined) return null;
  const distance = (head: Head): number =>
    Math.min(
      Math.abs(head.right - amount.right),
      Math.abs(head.x - x),
      Math.abs(head.x + head.right - x - amount.right) / 2,
    );
  return table.heads.toSorted((a, b) => distance(a) - distance(b))[0]?.scope ?? null;
}
