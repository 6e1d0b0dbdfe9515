import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PolicyCase } from '../../../src/underwriting/decision';
import { parseCase } from './parse-case';

/** Every `.json` file of a folder, in the order of their names. */
export async function readFolder(folder: string): Promise<readonly PolicyCase[]> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`Cannot read the folder ${folder}.`);
  });
  const cases: PolicyCase[] = [];
  for (const name of names.filter((each) => each.endsWith('.json')).sort())
    try {
      cases.push(parseCase(await readFile(path.join(folder, name), 'utf8')));
    } catch (error) {
      // the parser's own error would quote the file
      const problem =
        error instanceof SyntaxError || !(error instanceof Error) ? 'not valid JSON' : error.message;
      throw new Error(`${name}: ${problem}`, { cause: error });
    }
  return cases;
}
