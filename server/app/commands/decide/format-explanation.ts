import type { Language } from '@tamarack/core/language';
import { formatExactMoney } from '@tamarack/core/money/format';
import {
  type Check,
  type Explanation,
  type FeatureName,
  featureNames,
  featureUnits,
} from '../../../src/underwriting/decision';
import type { Texts } from './texts';
import { textsEn } from './texts-en';
import { textsFr } from './texts-fr';

const textsByLanguage: Readonly<Record<Language, Texts>> = { en: textsEn, fr: textsFr };

/** An explanation as text, amounts in dollars. */
export function formatExplanation(explanation: Explanation, language: Language): string {
  const texts = textsByLanguage[language];
  const { decision, checks, tiers, limit, reasons } = explanation;
  const formatMoney = (cents: number): string => formatExactMoney(cents, language);
  const formatValue = (feature: FeatureName, value: number | null): string => {
    const unit = featureUnits[feature];
    if (value === null) return texts.unknown;
    if (unit === 'cents') return formatMoney(value);
    if (unit === 'flag') return value === 1 ? texts.yes : texts.no;
    return texts.units[unit](value);
  };
  const formatBound = ({ feature, bound: { below, atLeast, fromLimit } }: Check): string => {
    const from = fromLimit === undefined ? '' : `, ${texts.fromLimit(formatMoney(fromLimit))}`;
    if (featureUnits[feature] === 'flag') return `${formatValue(feature, atLeast ?? null)}${from}`;
    return [
      ...(below === undefined ? [] : [texts.below(formatValue(feature, below))]),
      ...(atLeast === undefined ? [] : [texts.atLeast(formatValue(feature, atLeast))]),
    ].join(', ');
  };
  const buildCheckRows = (group: Check['group']) =>
    checks
      .filter((check) => check.group === group)
      .map((check) => [
        texts.features[check.feature],
        formatValue(check.feature, check.value),
        formatBound(check),
        check.fired ? texts.fires : check.setAside ? texts.setAside : '',
      ]);
  const usedFeatures = new Set([...checks, ...tiers].map(({ feature }) => feature));
  const { outcome, tier, reapplyInDays } = decision;

  return [
    texts.title(decision.rulesVersion),
    ...formatRows([
      [texts.outcome, texts.outcomes[outcome]],
      [texts.limit, formatMoney(decision.limit)],
      [texts.instant, formatMoney(decision.instant)],
      [texts.tier, tier ?? texts.none],
    ]),
    ...(reapplyInDays === null ? [] : [`  ${texts.reapply(reapplyInDays)}`]),
    ...formatSection(
      texts.sections.reasons,
      reasons.map((reason) => [reason.code, reason[language]]),
    ),
    ...formatSection(texts.sections.knockouts, buildCheckRows('knockout')),
    ...formatSection(texts.sections.reviews, buildCheckRows('review')),
    ...formatSection(
      texts.sections.tiers,
      tiers.map((read) => [texts.features[read.feature], formatValue(read.feature, read.value), read.tier]),
    ),
    ...formatSection(texts.sections.limit, [
      ...limit.terms.map(({ term, amount, binding }) => [
        texts.terms[term],
        formatMoney(amount),
        binding ? texts.binds : '',
      ]),
      ...(limit.deducted > 0 ? [[texts.deducted, formatMoney(-limit.deducted)]] : []),
      [texts.result, formatMoney(limit.result)],
    ]),
    ...formatSection(
      texts.sections.others,
      featureNames
        .filter((name) => !usedFeatures.has(name))
        .map((name) => [texts.features[name], formatValue(name, decision.features[name])]),
    ),
    '',
  ].join('\n');
}

const formatSection = (title: string, lines: readonly (readonly string[])[]): readonly string[] => [
  '',
  title,
  ...formatRows(lines),
];

/** Columns, as wide as their widest cell. */
function formatRows(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map((line) =>
    `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
