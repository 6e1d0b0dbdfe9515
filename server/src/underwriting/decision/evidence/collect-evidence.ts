import type { BankAnalysis } from '../bank/bank-analysis';
import type { CategorizedLine, CountedSale } from '../bank/categorized/categorized-line';
import { formatDayNumber } from '../model/days';
import type { Decision } from '../model/decision';
import type { FeatureName } from '../model/feature-names';
import type { DecisionInput } from '../model/input';
import type { Rules } from '../rules/rules';
import { type CollectedFigure, type EvidenceContext, figureSources } from './figure-sources';
import { listReasonFeatures } from './list-reason-features';
import type { DecisionEvidence, EvidenceLine, EvidencePart, FigureEvidence } from './model';

/**
 * Collects the evidence of a decision's reasons: the transactions and balances that their figures were computed from. Null
 * for old rule versions without categories.
 */
export function collectEvidence(
  { asOf }: Pick<DecisionInput, 'asOf'>,
  analysis: BankAnalysis,
  decision: Pick<Decision, 'outcome' | 'reasons' | 'features'>,
  rules: Rules,
): DecisionEvidence | null {
  const { categorized, ledger } = analysis;
  if (categorized === null) return null;
  const context: EvidenceContext = { ...analysis, categorized, rules, features: decision.features };
  const reasons = listReasonFeatures(decision, rules);
  const names = [...new Set(reasons.flatMap(({ features }) => features))];
  const collected = names.map((feature) => [feature, collectFigure(feature, context)] as const);
  const { listed, indexes } = indexLines(
    categorized.lines,
    collected.map(([, each]) => each),
  );
  return {
    asOf,
    accounts: ledger.accounts.map(({ ending, holder }) => ({ ending: ending ?? null, holder })),
    lines: listLines(
      listed,
      collected.flatMap(([, { sales = [] }]) => sales),
    ),
    figures: collected.map(([feature, each]) => toFigureEvidence(feature, each, indexes, context)),
    reasons,
  };
}

/** Counts the reasons for which a figure has no evidence that reproduces it. */
export const countUnproven = ({ reasons, figures }: DecisionEvidence): number =>
  reasons.filter(
    ({ features }) =>
      features.length === 0 ||
      features.some((name) => figures.find(({ feature }) => feature === name)?.proven !== true),
  ).length;

function collectFigure(feature: FeatureName, context: EvidenceContext): CollectedFigure {
  const source = figureSources[feature];
  return source.source === 'bank' ? source.collect(context) : { figure: context.features[feature] };
}

function toFigureEvidence(
  feature: FeatureName,
  { parts = [], sales = [], days = [], figure = null }: CollectedFigure,
  indexes: ReadonlyMap<CategorizedLine, number>,
  { features }: EvidenceContext,
): FigureEvidence {
  const value = features[feature];
  const all = [['sales', sales.map(({ line }) => line)] as const, ...parts];
  return {
    feature,
    source: figureSources[feature].source,
    value,
    parts: all.flatMap(([role, lines]): readonly EvidencePart[] =>
      lines.length === 0 ? [] : [{ role, lines: lines.map((line) => indexes.get(line) ?? 0) }],
    ),
    days,
    proven: figure !== null && figure === value,
  };
}

/** Indexes the lines of the evidence, each once, in date order. */
function indexLines(lines: readonly CategorizedLine[], collected: readonly CollectedFigure[]) {
  const indexes = new Map<CategorizedLine, number>();
  for (const { parts = [], sales = [] } of collected) {
    for (const { line } of sales) indexes.set(line, 0);
    for (const [, part] of parts) for (const line of part) indexes.set(line, 0);
  }
  const listed = lines.filter((line) => indexes.has(line));
  for (const [index, line] of listed.entries()) indexes.set(line, index);
  return { listed, indexes };
}

function listLines(
  lines: readonly CategorizedLine[],
  sales: readonly CountedSale[],
): readonly EvidenceLine[] {
  const counted = new Map(sales.map(({ line, amount }) => [line, amount]));
  const dates = new Map<number, string>();
  return lines.map((line) => {
    const { account, day, text, amount, category, rule } = line;
    const part = counted.get(line) ?? amount;
    const date = dates.get(day) ?? formatDayNumber(day);
    dates.set(day, date);
    return {
      account,
      date,
      description: text,
      amount,
      category,
      rule,
      ...(part !== amount && { counted: part }),
    };
  });
}
