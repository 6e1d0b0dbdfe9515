import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listSegments } from '../../../src/intake/applications';
import type { Executor } from '../../../src/platform/database';
import type { Keys } from '../../../src/platform/keys';
import { createStoredCase, type PolicyCase } from '../../../src/underwriting/decision';
import { listStoredFeatures } from '../../../src/underwriting/scoring';
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

/** Applications of a statement: their names stay where they are, and provinces are opened for one page at a time. */
const PAGE = 500;

/** The last decision by the rules of every application. No loan has an outcome there yet. */
export async function readDatabase(
  database: Executor,
  keys: Pick<Keys, 'decrypt'>,
): Promise<readonly PolicyCase[]> {
  const cases: PolicyCase[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof listStoredFeatures>> = await listStoredFeatures(database, {
      after,
      limit: PAGE,
    });
    const segments = await listSegments(
      database,
      keys,
      page.map(({ applicationId }) => applicationId),
    );
    for (const { applicationId, features } of page) {
      const { language = null, province = null } = segments.get(applicationId) ?? {};
      // erased with its person
      if (Object.keys(features).length > 0)
        cases.push(createStoredCase(features, { language, province, loan: null }));
    }
    if (page.length < PAGE) return cases;
    after = page.at(-1)?.applicationId ?? null;
  }
}
