import { parseArgs } from 'node:util';
import { type Cents, toCents } from '@tamarack/core/money/cents';
import type { MerchantInput } from '../../../src/parties/merchants';
import { usage } from './usage';

const options = {
  name: { type: 'string' },
  legal: { type: 'string' },
  after: { type: 'string' },
  origin: { type: 'string', multiple: true },
  redirect: { type: 'string', multiple: true },
  site: { type: 'string', multiple: true },
  language: { type: 'string' },
  logo: { type: 'string' },
  minimum: { type: 'string' },
  sin: { type: 'string' },
  'fee-rate': { type: 'string' },
  'fee-fixed': { type: 'string' },
} as const;

/** Throws the usage for an unknown option. */
export function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

export type Values = ReturnType<typeof parseOptions>['values'];

/** Settings of the given options. Both parts of the fee are given, or none. */
export function parseNewMerchant(name: string, legalName: string, values: Values): MerchantInput {
  const { language, sin, minimum, logo, origin, redirect, site } = values;
  const rate = values['fee-rate'];
  const fixed = values['fee-fixed'];
  if (language !== undefined && language !== 'en' && language !== 'fr') throw new Error(usage);
  if (sin !== undefined && sin !== 'required' && sin !== 'optional') throw new Error(usage);
  if ((rate === undefined) !== (fixed === undefined))
    throw new Error('Give both --fee-rate and --fee-fixed.');
  return {
    name,
    legalName,
    ...(language !== undefined && { language }),
    ...(logo !== undefined && { logoUrl: logo === '' ? null : logo }),
    ...(origin !== undefined && { origins: omitEmpty(origin) }),
    ...(redirect !== undefined && { redirectOrigins: omitEmpty(redirect) }),
    ...(site !== undefined && { sites: site }),
    ...(minimum !== undefined && { minimumPurchase: parseDecimal(minimum) }),
    ...(sin !== undefined && { sinOptional: sin === 'optional' }),
    ...(rate !== undefined &&
      fixed !== undefined && { fee: { rateBps: parseDecimal(rate), fixed: parseDecimal(fixed) } }),
  };
}

/** `--origin ""` empties a list. */
const omitEmpty = (list: readonly string[]): string[] => list.filter((text) => text !== '');

/** Hundredths of a decimal number with at most two decimals. */
function parseDecimal(text: string): Cents {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw new Error(`Not a number with at most two decimals: ${text}`);
  return toCents(Number(text));
}
