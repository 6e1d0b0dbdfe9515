import { formatExactMoney } from '@tamarack/core/money/format';
import type { MerchantKey, MerchantRecord } from '../../../src/parties/merchants';

/** A merchant as lines of text, with its keys if they are given. */
export function formatMerchant(merchant: MerchantRecord, keys: readonly MerchantKey[] = []): string {
  const { fee, closedAt } = merchant;
  const lines: readonly (readonly [name: string, value: string])[] = [
    ['Merchant', merchant.id],
    ['Trading name', merchant.name],
    ['Legal name', merchant.legalName],
    ['Language', merchant.language],
    ['Logo', merchant.logoUrl ?? '–'],
    ['Origins', formatList(merchant.origins)],
    ['Redirects', formatList(merchant.redirectOrigins)],
    ['Sites', formatList(merchant.sites)],
    ['Minimum', formatExactMoney(merchant.minimumPurchase, 'en')],
    ['SIN', merchant.sinOptional ? 'optional' : 'required'],
    ['Fee', `${fee.rateBps / 100}% and ${formatExactMoney(fee.fixed, 'en')}`],
    ...(closedAt === null ? [] : [['Closed', closedAt.toISOString()] as const]),
    ...keys.map((key) => ['Key', formatKey(key)] as const),
  ];
  return lines.map(([name, value]) => `${name.padEnd(14)}${value}`).join('\n');
}

const formatList = (list: readonly string[]): string => (list.length === 0 ? '–' : list.join(', '));

function formatKey({ id, kind, lastFour, expiresAt, lastUsedAt }: MerchantKey): string {
  const used = lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.toISOString()}`;
  const ends = expiresAt === null ? '' : `, ends ${expiresAt.toISOString()}`;
  return `${id}  ${kind} …${lastFour}, ${used}${ends}`;
}
