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
  const all = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, row] of all.entries()) {
    const line = index + 1;
    if (row.trim() === '' || (index === 0 && row.trim().toLowerCase() === headerRow)) continue;
    const read = parseLine(row);
    if (typeof read === 'string') refused.push({ line, why: read });
    else lines.push({ line, ...read });
  }
  return { lines, refused };
}

/** The parsed line, or why it is invalid. */
function parseLine(row: string): Omit<ReportLine, 'line'> | string {
  const cells = row.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const [trace = '', outcome = '', code = '', on = ''] = cells;
  if (cells.length !== 4) return 'expected four values: payout, state, code, date';
  if (!/^[A-Z0-9]{1,19}$/.test(trace)) return 'payout: expected the cross-reference of the file';
  if (outcome !== 'paid' && outcome !== 'returned') return 'state: expected paid or returned';
  if (!codePatterns[outcome].test(code))
    return outcome === 'paid' ? 'code: expected none with paid' : 'code: expected three digits, 900 to 999';
  if (!isPlainDate(on)) return 'date: expected YYYY-MM-DD';
  return { trace, outcome, code: outcome === 'paid' ? null : code, on };
}
