import type { Category } from './category';
import { type CompiledRules, compileRules, type Facts } from './compile';
import { createHolderFinder, type Holder } from './holder';
import type { CategoryRules } from './rules/rules-2026-12';
import { foldText } from './tokens';

interface DescribedLine {
  readonly description: string;
  /** Cents; positive: money in. */
  readonly amount: number;
}

export interface Categorized {
  readonly category: Category;
  /** The rule that gave it; null where none did. */
  readonly rule: string | null;
  /** Who is at the other side, in canonical words; null where the line names nobody. */
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
  const findHolder = createHolderFinder(holder);
  // without numbers, most descriptions repeat
  const facts = new Map<string, Facts>();
  const results = new Map<string, Categorized>();
  return ({ description, amount }) => {
    if (amount === 0) return { category: 'unknown', rule: null, counterparty: null };
    const kind = toAmountKind(amount, rules.smallFee);
    const text = foldText(description);
    const key = holder.hasNumber ? text : text.replace(/\d+/g, '0');
    const resultKey = `${kind} ${key}`;
    const known = results.get(resultKey);
    if (known) return known;
    let found = facts.get(key);
    if (!found) {
      found = compiled.describe(text, findHolder(text));
      facts.set(key, found);
    }
    const result = categorize(compiled, found, kind);
    results.set(resultKey, result);
    return result;
  };
}

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
