import { toDayNumber } from '../model/days';
import type { DecisionInput } from '../model/input';
import type { Rules } from '../rules/rules';
import { type Activity, classifyLines } from './activity';
import { buildLedger, type Ledger } from './ledger';

export interface BankAnalysis {
  /** The day of the decision. */
  readonly today: number;
  readonly ledger: Ledger;
  readonly activity: Activity;
}

/** Classifies the bank's data. Throws a RangeError when `asOf` is not a valid date. */
export function analyzeBankData({ asOf, accounts }: DecisionInput, rules: Rules): BankAnalysis {
  const today = toDayNumber(asOf);
  if (today === null) throw new RangeError('asOf must be a date YYYY-MM-DD');
  const ledger = buildLedger(accounts, today, rules.windows.history);
  return { today, ledger, activity: classifyLines(ledger.lines, rules) };
}
