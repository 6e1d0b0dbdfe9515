import { toDayNumber } from '../model/days';
import type { DecisionInput } from '../model/input';
import type { Rules } from '../rules/rules';
import { type AccountUse, classifyAccounts } from './account-uses';
import { type Activity, classifyLines } from './activity';
import { buildLedger, type Ledger } from './ledger';

export interface BankAnalysis {
  /** The day of the decision. */
  readonly today: number;
  /** In the order of the input's accounts; only `counted` ones are in the ledger. */
  readonly uses: readonly AccountUse[];
  readonly ledger: Ledger;
  readonly activity: Activity;
}

/** Classifies the bank's data. Throws a RangeError when `asOf` is not a valid date. */
export function analyzeBankData(input: DecisionInput, rules: Rules): BankAnalysis {
  const today = toDayNumber(input.asOf);
  if (today === null) throw new RangeError('asOf must be a date YYYY-MM-DD');
  const uses = classifyAccounts(input, rules);
  const accounts = input.accounts.filter((_, place) => uses[place] === 'counted');
  const ledger = buildLedger(accounts, today, rules.windows.history);
  return { today, uses, ledger, activity: classifyLines(ledger.lines, rules) };
}
