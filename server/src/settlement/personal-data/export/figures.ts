import type { Language } from '@tamarack/core/language';
import { toCents, toDollars } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { type FeatureName, type Features, featureUnits } from '../../../underwriting/decision';
import { reasonTexts } from './reason-texts';

export const isFeature = (name: string): name is FeatureName => Object.hasOwn(featureUnits, name);

/** Converts the figures of a decision from cents to dollars, as everywhere in an export. */
export const toDollarFigures = (features: Partial<Features>): Partial<Features> =>
  Object.fromEntries(
    Object.entries(features).map(([name, value]) => [
      name,
      value !== null && isFeature(name) && featureUnits[name] === 'cents' ? toDollars(value) : value,
    ]),
  );

/** @param value in the feature's unit; dollars for an amount */
export function formatFigure(feature: FeatureName, value: number | null, language: Language): string {
  const { units } = reasonTexts[language];
  if (value === null) return units.unknown;
  const unit = featureUnits[feature];
  if (unit === 'flag') return value === 0 ? units.no : units.yes;
  if (unit === 'cents') return formatMoney(toCents(value), language, 2);
  const number = value.toLocaleString(`${language}-CA`);
  if (unit === 'percent') return language === 'fr' ? `${number}\u00a0%` : `${number}%`;
  return number;
}
