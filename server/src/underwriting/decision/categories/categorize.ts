import type { Category } from './category';
import { type CompiledRules, compileRules, type Facts } from './compile';
import { createHolderFinder, type Holder } from './holder';
import type { CategoryRules } from './rules/category-rules';
import { foldText } from './tokens';

interface DescribedLine {
  readonly description: string;
  /** Cents; positive: money in. */
  readonly amount: number;
}

export interface Categorized {
  readonly category: Category;
  /** The rule that assigned the category; null if none did. */
  readonly rule: string | null;
  /** The counterparty in canonical words; null if the line does not name one. */
  readonly counterparty: string | null;
}

export type Categorizer = (line: DescribedLine) => Categorized;

/** The kinds of amounts that rules ask about. */
type AmountKind = 'credit' | 'debit' | 'smallDebit' | 'feeDebit';

/**
 * Creates the categoriser of one applicant's lines. Pure: the same line has the same category. Lines without an amount
 * are unknown.
 */
export function createCategorizer(rules: CategoryRules, holder: Holder): Categorizer {
  const compiled = compileRules(rules);
  const findHolder = createHolderFinder(holder, rules.firstSurname);
  // without numbers, most descriptions repeat
  const facts = new Map<string, Facts>();
  const results: Record<AmountKind, Map<string, Categorized>> = {
    credit: new Map(),
    debit: new Map(),
    smallDebit: new Map(),
    feeDebit: new Map(),
  };
  return ({ description, amount }) => {
    if (amount === 0) return { category: 'unknown', rule: null, counterparty: null };
    const kind = toAmountKind(amount, rules.smallFee);
    const key = holder.hasNumber ? description : description.replace(NUMBERS, '0');
    const known = results[kind].get(key);
    if (known) return known;
    let found = facts.get(key);
    if (!found) {
      const text = foldText(description);
      found = compiled.describe(text, findHolder(text));
      facts.set(key, found);
    }
    const result = categorize(compiled, found, kind);
    results[kind].set(key, result);
    return result;
  };
}

const NUMBERS = /\d+/g;

function categorize(compiled: CompiledRules, facts: Facts, kind: AmountKind): Categorized {
  const rule = compiled.find(facts, kind);
  return { category: rule?.category ?? 'unknown', rule: rule?.id ?? null, counterparty: facts.counterparty };
}

function toAmountKind(amount: number, smallFee: number): AmountKind {
  if (amount > 0) return 'credit';
  const cents = -amount;
  if (cents >= 3_500 && cents <= 6_500 && cents % 50 === 0) return 'feeDebit';
  return cents <= smallFee ? 'smallDebit' : 'debit';
}
