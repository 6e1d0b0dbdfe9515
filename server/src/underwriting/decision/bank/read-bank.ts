import { dayNumber } from '../model/days';
import type { DecisionInput } from '../model/input';
import type { Rules } from '../rules/rules';
import { type Activity, readActivity } from './activity';
import { type Ledger, readLedger } from './ledger';

export interface BankRead {
  /** The day of the decision. */
  readonly today: number;
  readonly ledger: Ledger;
  readonly activity: Activity;
}

/** Classifies the bank's data. Throws a RangeError when `asOf` is not a valid date. */
export function readBank({ asOf, accounts }: DecisionInput, rules: Rules): BankRead {
  const today = dayNumber(asOf);
  if (today === null) throw new RangeError('asOf must be a date YYYY-MM-DD');
  const ledger = readLedger(accounts, today, rules.windows.history);
  return { today, ledger, activity: readActivity(ledger.lines, rules) };
}
