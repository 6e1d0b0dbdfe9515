import type { Row } from './check';

/** One line for each row, and a line with totals. */
export function formatTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map(({ state, name, text }) => `${state.padEnd(7)}  ${name.padEnd(width)}  ${text}`);
  const count = (state: Row['state']): number => rows.filter((row) => row.state === state).length;
  return `${lines.join('\n')}\n\n${rows.length} checks, ${count('failed')} failed, ${count('warning')} with a warning`;
}
