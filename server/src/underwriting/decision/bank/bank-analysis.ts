import { createCategorizer } from '../categories/categorize';
import { createHolder } from '../categories/holder';
import { toDayNumber } from '../model/days';
import type { BankTransaction, DecisionInput } from '../model/input';
import type { Rules } from '../rules/rules';
import { type AccountUse, classifyAccounts } from './account-uses';
import { type Activity, classifyLines } from './activity';
import { type CategorizedActivity, categorizeActivity, toActivity } from './categorized/activity';
import type { CategorizedLine } from './categorized/categorized-line';
import { buildLedger, type Ledger, type LedgerLine } from './ledger';
import { normalizeText } from './text-matching';

export interface BankAnalysis {
  /** The day of the decision. */
  readonly today: number;
  /** In the order of the input's accounts; only `counted` ones are in the ledger. */
  readonly uses: readonly AccountUse[];
  readonly ledger: Ledger;
  /**
   * The lines as they move the balances. Where accounts are together, a transfer between them moves on one day: banks book
   * its two sides on different ones, and no money is in two accounts, or in none.
   */
  readonly booked: readonly LedgerLine[];
  readonly activity: Activity;
  /** Null under rules without categories. */
  readonly categorized: CategorizedActivity | null;
}

/** Classifies the bank's data. Throws a RangeError when `asOf` is not a valid date. */
export function analyzeBankData(input: DecisionInput, rules: Rules): BankAnalysis {
  const today = toDayNumber(input.asOf);
  if (today === null) throw new RangeError('asOf must be a date YYYY-MM-DD');
  const uses = classifyAccounts(input, rules);
  const accounts = input.accounts.filter((_, place) => uses[place] === 'counted');
  const { categories, settlement } = rules;
  if (categories === undefined || settlement === undefined) {
    const ledger = buildLedger(accounts, today, rules, createWordsLine);
    const { lines } = ledger;
    return { today, uses, ledger, booked: lines, activity: classifyLines(lines, rules), categorized: null };
  }
  const { legal, businessAs } = input.business;
  const categorize = createCategorizer(categories, createHolder([legal, businessAs], input.person));
  const ledger = buildLedger(accounts, today, rules, (account, day, transaction): CategorizedLine => {
    const { category, rule, counterparty } = categorize(transaction);
    const { description: text, amount } = transaction;
    return { account, day, text, amount, category, rule, counterparty };
  });
  const categorized = categorizeActivity(ledger.lines, { ...rules, settlement, today });
  const booked = rules.accounts === 'together' ? bookTransfersAtOnce(categorized) : categorized.lines;
  return { today, uses, ledger, booked, activity: toActivity(categorized), categorized };
}

const createWordsLine = (
  account: number,
  day: number,
  { description, amount }: BankTransaction,
): LedgerLine => ({ account, day, text: normalizeText(description), amount });

/** No longer in date order. */
const bookTransfersAtOnce = ({ lines, leftOn }: CategorizedActivity): readonly LedgerLine[] =>
  lines.map((line) => {
    // only receipts move
    const day = line.amount > 0 ? leftOn.get(line) : undefined;
    return day === undefined || day === line.day ? line : { ...line, day };
  });
