import { isFirmName, tidy } from '@tamarack/core/validation/text';
import { parseOrigin } from '../origins/parse-origin';
import { type SettingProblem, settingsProblem } from './setting-problems';
import { type MerchantSettings, settingLimits } from './settings';

interface Rules {
  /** Whether pages and logos without TLS may be registered. */
  readonly allowHttp: boolean;
}

/** A normalized value, or its problem. */
type Parsed<T> = { readonly value: T } | { readonly problems: readonly SettingProblem[] };

/**
 * Validates and normalizes the given settings, and only those.
 *
 * @throws `validation-failed` with a code for each wrong field (`/origins/1`), and sentences in `detail`
 */
export function parseSettings<Input extends Partial<MerchantSettings>>(input: Input, rules: Rules): Input {
  const results = Object.entries(input).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const parser = parsers[name as keyof MerchantSettings] as Parser<unknown> | undefined;
    return [[name, parser ? parser(value, `/${name}`, rules) : { value }] as const];
  });
  const problems = results.flatMap(([, result]) => ('problems' in result ? result.problems : []));
  if (problems.length > 0) throw settingsProblem(problems);
  return Object.fromEntries(
    results.flatMap(([name, result]) => ('value' in result ? [[name, result.value]] : [])),
  ) as Input;
}

type Parser<T> = (value: T, path: string, rules: Rules) => Parsed<T>;

const parsers: { readonly [Name in keyof MerchantSettings]?: Parser<MerchantSettings[Name]> } = {
  name: parseName,
  legalName: parseName,
  logoUrl: parseLogo,
  origins: parseOrigins,
  redirectOrigins: parseOrigins,
  sites: parseSites,
  minimumPurchase: (value, path) =>
    isBetween(value, settingLimits.minimumPurchase)
      ? { value }
      : { problems: [{ path, code: 'minimumInvalid' }] },
  fee: (value, path) => {
    const problems: SettingProblem[] = [];
    if (!isBetween(value.rateBps, settingLimits.feeRateBps))
      problems.push({ path: `${path}/rate`, code: 'feeRateInvalid' });
    if (!isBetween(value.fixed, settingLimits.feeFixed))
      problems.push({ path: `${path}/fixed`, code: 'feeFixedInvalid' });
    return problems.length > 0 ? { problems } : { value };
  },
};

const isBetween = (value: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= max;

function parseName(text: string, path: string): Parsed<string> {
  const value = tidy(text);
  if (value === '') return { problems: [{ path, code: 'nameRequired' }] };
  return value.length <= settingLimits.nameLength && isFirmName(value)
    ? { value }
    : { problems: [{ path, code: 'nameInvalid' }] };
}

/** It is shown on merchants' pages, which have TLS outside of a sandbox. */
function parseLogo(text: string | null, path: string, { allowHttp }: Rules): Parsed<string | null> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return { value: null };
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  const isSafe = url?.protocol === 'https:' || (allowHttp && url?.protocol === 'http:');
  return url && isSafe && url.username === '' && url.href.length <= settingLimits.logoLength
    ? { value: url.href }
    : { problems: [{ path, code: 'logoInvalid' }] };
}

function parseOrigins(list: readonly string[], path: string, rules: Rules): Parsed<readonly string[]> {
  if (list.length > settingLimits.origins) return { problems: [{ path, code: 'originsTooMany' }] };
  const origins: string[] = [];
  const problems: SettingProblem[] = [];
  for (const [index, text] of list.entries()) {
    const parsed = parseOrigin(text, rules);
    if ('origin' in parsed) origins.push(parsed.origin);
    else problems.push({ path: `${path}/${index}`, code: parsed.problem, value: text.trim() });
  }
  return problems.length > 0 ? { problems } : { value: [...new Set(origins)].sort() };
}

/** As an applicant would type them, without empty ones and duplicates. */
function parseSites(list: readonly string[], path: string): Parsed<readonly string[]> {
  const sites = [...new Set(list.map(tidy).filter((name) => name !== ''))].sort();
  if (sites.length > settingLimits.sites) return { problems: [{ path, code: 'sitesTooMany' }] };
  const wrong = sites.find((name) => name.length > settingLimits.siteLength || !isFirmName(name));
  return wrong === undefined
    ? { value: sites }
    : { problems: [{ path, code: 'siteInvalid', value: wrong.slice(0, settingLimits.siteLength) }] };
}
