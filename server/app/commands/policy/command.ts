import type { Config } from '../../../src/config';
import {
  compareRules,
  computeFairness,
  computeLosses,
  computeScorecard,
  getRules,
  listRuleVersions,
  type PolicyCase,
} from '../../../src/underwriting/decision';
import { readPolicyCases, unbounded } from '../../../src/underwriting/scoring';
import { withDatabase } from '../../open/open-database';
import { type KeysConfig, openKeys } from '../../open/open-keys';
import { formatComparison, formatFairness, formatLosses, formatScorecard } from './format-report';
import { readFolder } from './read-cases';

const usage = `Usage:
  npm run policy -- versions
  npm run policy -- compare <version> <version> --on <folder>|database   what the second would change
  npm run policy -- scorecard <version> --on <folder>|database           figures, tiers and what they lead to
  npm run policy -- losses <version> --on <folder>|database              approvals, limits and losses of loans
  npm run policy -- fairness <version> --on <folder>|database            approval rates by age, province and language
With the embedded database, stop the server first.`;

type CommandConfig = Pick<Config, 'databaseUrl' | 'dataFolder'> & KeysConfig;

type Report = (cases: readonly PolicyCase[], versions: readonly string[]) => string;

const readRules = (version: string | undefined) => getRules(version ?? '');

/** Each with the number of versions it takes. */
const reports: Readonly<Record<string, { readonly takes: number; readonly report: Report }>> = {
  compare: {
    takes: 2,
    report: (cases, [before, after]) =>
      formatComparison(compareRules(cases, readRules(before), readRules(after)), [before ?? '', after ?? '']),
  },
  scorecard: {
    takes: 1,
    report: (cases, [version]) => formatScorecard(computeScorecard(cases, readRules(version))),
  },
  losses: { takes: 1, report: (cases, [version]) => formatLosses(computeLosses(cases, readRules(version))) },
  fairness: {
    takes: 1,
    report: (cases, [version]) => formatFairness(computeFairness(cases, readRules(version))),
  },
};

/**
 * Returns the text to print. Reads the database, and changes nothing in it.
 *
 * @param openCases reads the cases of the database
 */
export async function runPolicy(
  args: readonly string[],
  openCases: () => Promise<readonly PolicyCase[]>,
): Promise<string> {
  const [verb = '', ...rest] = args;
  if (verb === 'versions' && rest.length === 0) return listRuleVersions().join('\n');
  const chosen = Object.hasOwn(reports, verb) ? reports[verb] : undefined;
  const versions = rest.slice(0, chosen?.takes ?? 0);
  const [flag, source, ...more] = rest.slice(versions.length);
  if (!chosen || flag !== '--on' || source === undefined || more.length > 0) throw new Error(usage);
  for (const version of versions)
    if (!listRuleVersions().includes(version))
      throw new Error(`No rules of version ${version}. Versions: ${listRuleVersions().join(', ')}`);
  const cases = source === 'database' ? await openCases() : await readFolder(source);
  if (cases.length === 0) return 'No applications there.';
  return chosen.report(cases, versions);
}

/** Uses the same database as the server. */
export const runWithDatabase = (args: readonly string[], config: CommandConfig): Promise<string> =>
  runPolicy(args, () =>
    withDatabase(config, async (database) => {
      const keys = await openKeys(config, database);
      return (await readPolicyCases(database, keys, unbounded)).cases;
    }),
  );
