import Papa from 'papaparse';

/** A row of a file, with the line that it begins on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Rows of a CSV file (RFC 4180); empty ones are left out. The delimiter is a comma, a semicolon or a tab, whichever the
 * file uses.
 *
 * @param limit reads no further rows
 * @returns null if a quotation mark is not closed
 */
export function parseRows(text: string, limit: number): readonly CsvRow[] | null {
  const { data, errors } = Papa.parse<string[]>(text, {
    preview: limit,
    delimitersToGuess: [',', ';', '\t'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  let line = 1;
  return data.flatMap((cells) => {
    const row = { line, cells: cells.map((cell) => cell.trim()) };
    line += 1 + cells.reduce((sum, cell) => sum + countLineBreaks(cell), 0);
    return row.cells.every((cell) => cell === '') ? [] : [row];
  });
}

const countLineBreaks = (cell: string): number => cell.match(/\r\n|\r|\n/g)?.length ?? 0;
