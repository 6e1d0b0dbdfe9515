import { readFileSync } from 'node:fs';

/** Reads a tab-separated table from a file next to the code; the first line names the columns. */
export function readTsv(file: URL): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}
