import { type InvoiceLinkInput, maxLinksAtOnce } from '../../../src/intake/invoice-links';
import { toSearchWords } from '../../../src/parties/merchants';
import { type LinkColumn, linkColumns } from './columns';
import { decodeText, type TextFault } from './decode-text';
import { parseLinkRow, type RowFault } from './parse-link-row';
import { type CsvRow, parseRows } from './parse-rows';

/** A problem of a file, as a whole or in one line. */
export type FileFault =
  | { readonly code: TextFault | 'fileEmpty' | 'quotesOpen' | 'tooManyColumns' | 'tooManyRows' }
  | { readonly code: 'columnMissing' | 'columnUnknown' | 'columnTwice'; readonly column: string }
  | (RowFault & { readonly line: number });

export interface LinkFile {
  /** Null for a row with a fault. */
  readonly inputs: readonly (InvoiceLinkInput | null)[];
  /** The line of each input. */
  readonly lines: readonly number[];
  readonly faults: readonly FileFault[];
}

/** Maximum cells of a head or a row: each cell is compared and reported. */
const maxColumns = 50;

const fail = (faults: readonly FileFault[]): LinkFile => ({ inputs: [], lines: [], faults });

/** Reads a file of invoices, with every fault of every row. The service validates the values of the rows. */
export function parseLinkFile(bytes: Uint8Array): LinkFile {
  const decoded = decodeText(bytes);
  if ('fault' in decoded) return fail([{ code: decoded.fault }]);
  // the header, and one row more than allowed
  const rows = parseRows(decoded.text, maxLinksAtOnce + 2);
  if (rows === null) return fail([{ code: 'quotesOpen' }]);
  const [head, ...body] = rows;
  if (!head) return fail([{ code: 'fileEmpty' }]);
  if (rows.some(({ cells }) => cells.length > maxColumns)) return fail([{ code: 'tooManyColumns' }]);
  const { columns, faults } = readHead(head);
  if (faults.length > 0) return fail(faults);
  if (body.length === 0) return fail([{ code: 'fileEmpty' }]);
  if (body.length > maxLinksAtOnce) return fail([{ code: 'tooManyRows' }]);
  const parsed = body.map(({ line, cells }) => ({ line, ...parseLinkRow(toValues(columns, cells)) }));
  return {
    inputs: parsed.map(({ input }) => input),
    lines: parsed.map(({ line }) => line),
    faults: parsed.flatMap(({ line, faults }) => faults.map((fault) => ({ ...fault, line }))),
  };
}

/** The column of each position; null if its head is empty. */
function readHead({ cells }: CsvRow): {
  readonly columns: readonly (LinkColumn | null)[];
  readonly faults: readonly FileFault[];
} {
  const columns = cells.map(findColumn);
  const faults: FileFault[] = [];
  for (const [position, cell] of cells.entries()) {
    const column = columns[position];
    if (column === null && cell !== '') faults.push({ code: 'columnUnknown', column: cell });
    else if (column && columns.indexOf(column) !== position)
      faults.push({ code: 'columnTwice', column: cell });
  }
  for (const { name, head, required } of linkColumns)
    if (required && !columns.includes(name)) faults.push({ code: 'columnMissing', column: head.en });
  return { columns, faults };
}

const columnsByHead: ReadonlyMap<string, LinkColumn> = new Map(
  linkColumns.flatMap(({ name, head }) =>
    [head.en, head.fr].map((text) => [toSearchWords(text), name] as const),
  ),
);

const findColumn = (cell: string): LinkColumn | null => columnsByHead.get(toSearchWords(cell)) ?? null;

function toValues(
  columns: readonly (LinkColumn | null)[],
  cells: readonly string[],
): Readonly<Partial<Record<LinkColumn, string>>> {
  return Object.fromEntries(
    columns.flatMap((column, position) => (column === null ? [] : [[column, cells[position] ?? '']])),
  );
}
