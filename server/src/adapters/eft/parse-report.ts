import { isPlainDate } from '@tamarack/core/calendar/plain-date';
import type { RefusedLine, ReportLine } from '../../settlement/payouts';

const headerRow = 'payout,state,code,date';
const codePatterns: Readonly<Record<ReportLine['outcome'], RegExp>> = { paid: /^$/, returned: /^9\d\d$/ };

/** Parses a report: `payout,state,code,date`, one payment per line. An invalid line does not affect the others. */
export function parseReport(text: string): {
  readonly lines: readonly ReportLine[];
  readonly refused: readonly RefusedLine[];
} {
  const lines: ReportLine[] = [];
  const refused: RefusedLine[] = [];
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    if (row.trim() === '' || (index === 0 && row.trim().toLowerCase() === headerRow)) continue;
    const parsed = parseLine(row);
    if (typeof parsed === 'string') refused.push({ line, why: parsed });
    else lines.push({ line, ...parsed });
  }
  return { lines, refused };
}

/** Returns the parsed line, or why it is invalid. */
function parseLine(row: string): Omit<ReportLine, 'line'> | string {
  const cells = row.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const [trace = '', outcome = '', code = '', date = ''] = cells;
  if (cells.length !== 4) return 'expected four values: payout, state, code, date';
  if (!/^[A-Z0-9]{1,19}$/.test(trace))
    return 'payout: expected a cross-reference of 1 to 19 letters and digits';
  if (outcome !== 'paid' && outcome !== 'returned') return 'state: expected paid or returned';
  if (!codePatterns[outcome].test(code))
    return outcome === 'paid' ? 'code: expected none with paid' : 'code: expected three digits, 900 to 999';
  if (!isPlainDate(date)) return 'date: expected YYYY-MM-DD';
  return { trace, outcome, code: outcome === 'paid' ? null : code, on: date };
}
