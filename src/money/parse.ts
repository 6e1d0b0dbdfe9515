import type { Cents } from './cents';

const signs = /[\s\u00a0\u202f$]|CAD?/giu;

/**
 * An amount as a person types it in English or French: `1,234.56`, `1 234,56 $`, `$1234`. A lone comma or point is the
 * decimal sign before one or two digits, and groups thousands before three.
 *
 * @returns null for what is no amount of whole cents, or is more than can be counted exactly
 */
export function parseMoney(text: string): Cents | null {
  const bare = text.replace(signs, '');
  const match = /^(?<whole>\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](?<cents>\d{1,2}))?$/.exec(bare);
  if (!match?.groups) return null;
  const { whole = '', cents = '' } = match.groups;
  const groups = whole.replace(/\d/g, '');
  // 1.234,567 and 1,234.567: groups of one sign only, and never the sign of the decimals
  const decimal = cents === '' ? '' : bare.charAt(whole.length);
  if (new Set(groups).size > 1 || (decimal !== '' && groups.includes(decimal))) return null;
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}
