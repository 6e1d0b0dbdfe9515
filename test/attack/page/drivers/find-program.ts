import fs from 'node:fs';
import path from 'node:path';

/** The first of these programs that is installed. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
