import type { Rules } from './rules';
import { rules202611 } from './rules-2026-11';
import { rules2026112 } from './rules-2026-11-2';
import { rules202612 } from './rules-2026-12';
import { rules2026122 } from './rules-2026-12-2';
import { rules2026123 } from './rules-2026-12-3';
import { rules2026124 } from './rules-2026-12-4';
import { rules2026125 } from './rules-2026-12-5';
import { rules2026126 } from './rules-2026-12-6';
import { rules2026127 } from './rules-2026-12-7';
import { rules2026128 } from './rules-2026-12-8';

/** All versions that were ever used, so that each stored decision can be replayed. */
const versions: readonly Rules[] = [
  rules202611,
  rules2026112,
  rules202612,
  rules2026122,
  rules2026123,
  rules2026124,
  rules2026125,
  rules2026126,
  rules2026127,
  rules2026128,
];

export const currentRules: Rules = rules2026128;

/** Throws a RangeError for an unknown version. */
export const getRules = (version: string): Rules => {
  const found = versions.find((rules) => rules.version === version);
  if (!found) throw new RangeError(`no decision rules of version ${version}`);
  return found;
};

/** Oldest first. */
export const listRuleVersions = (): readonly string[] => versions.map(({ version }) => version);
