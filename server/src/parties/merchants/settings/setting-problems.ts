import type { FieldProblem } from '@tamarack/core/errors/catalogue';
import { type ProblemError, problem } from '../../../platform/errors';
import { settingLimits } from './settings';

/** Sentences for operators about wrong settings, by code. */
const texts = {
  nameRequired: 'Enter a name.',
  nameInvalid: `Use letters, digits and common punctuation, at most ${settingLimits.nameLength} characters.`,
  logoInvalid: 'Enter the https address of an image, or leave it empty.',
  originInvalid: 'Enter an origin, such as https://shop.example.',
  originPath:
    'Enter the origin only, without a path: https://shop.example, not https://shop.example/checkout.',
  originWildcard: 'Wildcards are not allowed. Enter each origin by itself.',
  originHttp: 'Use https. Pages without TLS are allowed in a sandbox only.',
  originLocal: 'Enter the address of a public site. Pages on localhost are allowed in a sandbox only.',
  originsTooMany: `Enter at most ${settingLimits.origins} origins.`,
  siteInvalid: `Use letters, digits and common punctuation, at most ${settingLimits.siteLength} characters a site.`,
  sitesTooMany: `Enter at most ${settingLimits.sites} sites.`,
  minimumInvalid: 'Enter an amount from $0 to $150,000.',
  feeRateInvalid: 'Enter a percentage from 0 to 20, with at most two decimals.',
  feeFixedInvalid: 'Enter an amount from $0 to $100.',
  termsInvalid: 'Choose at least one term of the rate card.',
  rateInvalid: 'Enter an annual rate from 0 to 12.99, with at most two decimals.',
  dayInvalid: 'Enter a date as YYYY-MM-DD.',
  daysInvalid: 'The last day must not be past, or before the first.',
} as const;

export type SettingCode = keyof typeof texts;

export interface SettingProblem extends FieldProblem {
  readonly code: SettingCode;
  /** The invalid value of a list. */
  readonly value?: string;
}

const isSettingCode = (code: string): code is SettingCode => Object.hasOwn(texts, code);

/** The sentence of a code; a problem of another area keeps its code. */
export const getSettingText = (code: string): string => (isSettingCode(code) ? texts[code] : code);

/** `validation-failed` with a code for each field, and a sentence for each problem. */
export function settingsProblem(problems: readonly SettingProblem[]): ProblemError {
  const sentences = problems.map(({ code, value }) =>
    value === undefined ? texts[code] : `${value}: ${texts[code]}`,
  );
  return problem('validation-failed', {
    errors: problems.map(({ path, code }) => ({ path, code })),
    detail: [...new Set(sentences)].join(' '),
  });
}
