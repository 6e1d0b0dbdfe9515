import { Readable } from 'node:stream';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';
import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';

/** Spreadsheet programs compute a cell that begins so; a quotation mark before it makes it text. */
const formula = /^\s*[=+\-@|%＝＋－＠]/u;

const toLine = (cells: readonly string[]): string =>
  `${Papa.unparse([[...cells]], { escapeFormulae: formula })}\r\n`;

/** Canadian dollars with two decimals. */
export const toDecimal = (cents: Cents): string => (cents / 100).toFixed(2);

/** In the provider's time zone; empty for null. */
export const toDate = (at: Date | null): string => (at === null ? '' : dateIn(at));

/** A CSV file (RFC 4180, UTF-8 with a byte order mark, as spreadsheet programs expect it), line by line. */
export async function* writeCsv<Row>(
  heads: readonly string[],
  rows: AsyncIterable<Row>,
  toCells: (row: Row) => readonly string[],
): AsyncGenerator<string> {
  yield `\ufeff${toLine(heads)}`;
  for await (const row of rows) yield toLine(toCells(row));
}

/** Sends a file as it is written. */
export const sendCsv = (reply: FastifyReply, filename: string, lines: AsyncIterable<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(Readable.from(lines));
