import type { TallyMeta } from './tally';

export interface Row extends TallyMeta {
  readonly area: string;
  readonly name: string;
}

const formatFailed = ({ failed, open }: Row): string => (open === null ? String(failed) : `${failed} (open)`);
const formatNote = ({ note, open }: Row): string =>
  [note, open && `Open: ${open}`].filter(Boolean).join('. ');

/** The table for a terminal, and its sum. */
export function renderText(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.area,
    row.name,
    String(row.tried),
    formatFailed(row),
    formatNote(row),
  ]);
  const head = ['', 'Tried', 'Attempts', 'Failed', 'Note'];
  const widths = head.map((name, at) => Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const format = (row: readonly string[]): string =>
    row
      .map((cell, at) =>
        at === 2 || at === 3 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [format(head), ...cells.map(format), describeSum(rows)].join('\n');
}

/** The table for docs/security.md. */
export function renderMarkdown(rows: readonly Row[], source: string): string {
  const escapeCell = (text: string): string => text.replaceAll('|', '\\|');
  const lines = rows.map(
    (row) =>
      `| ${escapeCell(row.area)} | ${escapeCell(row.name)} | ${row.tried.toLocaleString('en-CA')} | ` +
      `${formatFailed(row)} | ${escapeCell(formatNote(row))} |`,
  );
  return [
    `${describeSum(rows)} Run with ${source}.`,
    '',
    '| | Tried | Attempts | Failed | Note |',
    '|---|---|--:|--:|---|',
    ...lines,
    '',
  ].join('\n');
}

function describeSum(rows: readonly Row[]): string {
  const sum = (read: (row: Row) => number): string =>
    rows.reduce((total, row) => total + read(row), 0).toLocaleString('en-CA');
  const open = rows.filter((row) => row.open !== null).length;
  return `${sum(({ tried }) => tried)} attempts, ${sum(({ failed }) => failed)} failed, ${open} known weaknesses open.`;
}
