import type { Language } from '@tamarack/core/language';
import { formatExactMoney } from '@tamarack/core/money/format';
import {
  type Check,
  type Explanation,
  type FeatureName,
  featureNames,
  featureUnits,
} from '../../underwriting/decision';
import type { Words } from './words';
import { wordsEn } from './words-en';
import { wordsFr } from './words-fr';

const words: Readonly<Record<Language, Words>> = { en: wordsEn, fr: wordsFr };

/** An explanation as text, amounts in dollars. */
export function printExplanation(explanation: Explanation, language: Language): string {
  const told = words[language];
  const { decision, checks, tiers, limit, reasons } = explanation;
  const money = (cents: number): string => formatExactMoney(cents, language);
  const figure = (feature: FeatureName, value: number | null): string => {
    const unit = featureUnits[feature];
    if (value === null) return told.unknown;
    if (unit === 'cents') return money(value);
    if (unit === 'flag') return value === 1 ? told.yes : told.no;
    return told.units[unit](value);
  };
  const bound = ({ feature, bound: { below, atLeast } }: Check): string => {
    if (featureUnits[feature] === 'flag') return figure(feature, atLeast ?? null);
    return [
      ...(below === undefined ? [] : [told.below(figure(feature, below))]),
      ...(atLeast === undefined ? [] : [told.atLeast(figure(feature, atLeast))]),
    ].join(', ');
  };
  const checkRows = (group: Check['group']) =>
    checks
      .filter((check) => check.group === group)
      .map((check) => [
        told.features[check.feature],
        figure(check.feature, check.value),
        bound(check),
        check.fired ? told.fires : check.setAside ? told.setAside : '',
      ]);
  const judged = new Set([...checks, ...tiers].map(({ feature }) => feature));
  const { outcome, tier, reapplyInDays } = decision;

  return [
    told.title(decision.rulesVersion),
    ...rows([
      [told.outcome, told.outcomes[outcome]],
      [told.limit, money(decision.limit)],
      [told.instant, money(decision.instant)],
      [told.tier, tier ?? told.none],
    ]),
    ...(reapplyInDays === null ? [] : [`  ${told.reapply(reapplyInDays)}`]),
    ...section(
      told.sections.reasons,
      reasons.map((reason) => [reason.code, reason[language]]),
    ),
    ...section(told.sections.knockouts, checkRows('knockout')),
    ...section(told.sections.reviews, checkRows('review')),
    ...section(
      told.sections.tiers,
      tiers.map((read) => [told.features[read.feature], figure(read.feature, read.value), read.tier]),
    ),
    ...section(told.sections.limit, [
      ...limit.terms.map(({ term, amount, binding }) => [
        told.terms[term],
        money(amount),
        binding ? told.binds : '',
      ]),
      ...(limit.deducted > 0 ? [[told.deducted, money(-limit.deducted)]] : []),
      [told.result, money(limit.result)],
    ]),
    ...section(
      told.sections.others,
      featureNames
        .filter((name) => !judged.has(name))
        .map((name) => [told.features[name], figure(name, decision.features[name])]),
    ),
    '',
  ].join('\n');
}

const section = (title: string, lines: readonly (readonly string[])[]): readonly string[] => [
  '',
  title,
  ...rows(lines),
];

/** Columns, as wide as their widest cell. */
function rows(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
