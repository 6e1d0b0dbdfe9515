import { findNearestName } from '../errors/find-nearest-name';
import { type AppearanceProblem, appearanceTokens, parseAppearance } from './appearance';
import { type ContrastCorrection, listContrastCorrections } from './theme-css';

/** A longer text is described by its length. */
const longestQuote = 40;

const describe = (value: unknown): string => {
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  if (typeof value !== 'string') return String(value);
  return value.length > longestQuote ? `${value.length} characters` : `'${value}'`;
};

const describeProblem = ({ name, expected, actual }: AppearanceProblem): string => {
  if (expected !== null)
    return `appearance.${name}: expected ${expected}, got ${describe(actual)}. It is ignored.`;
  const nearest = findNearestName(name, appearanceTokens);
  const hint = nearest ? `Did you mean ${nearest}?` : `It has ${appearanceTokens.join(', ')}.`;
  return `appearance has no ${name}. It is ignored. ${hint}`;
};

const formatRatio = (ratio: number): string => `${Math.floor(ratio * 10) / 10}:1`;

const needs = { text: 'text needs', buttons: 'buttons need' } as const;

const describeCorrection = (
  given: string | undefined,
  { theme, use, colour, contrast, required }: ContrastCorrection,
): string =>
  `appearance.brandColour: ${given} has a contrast of ${formatRatio(contrast)} in the ${theme} theme, and ` +
  `${needs[use]} ${required}:1. ${colour} is used for ${use}.`;

/** Warnings for the page's developer: invalid tokens, and colours that were corrected for their contrast. */
export const listAppearanceWarnings = (given: unknown): readonly string[] => {
  if (given !== Object(given) || Array.isArray(given))
    return [`appearance: expected an object, got ${describe(given)}. It is ignored.`];
  const { appearance, problems } = parseAppearance(given);
  return [
    ...problems.map(describeProblem),
    ...listContrastCorrections(appearance).map((each) => describeCorrection(appearance.brandColour, each)),
  ];
};
