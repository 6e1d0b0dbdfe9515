import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { useLanguage } from '../../i18n/use-language';

/** Amounts in the current language; whole dollars read quicker, as long as nothing but zeros is cut. */
export function useMoney(): (cents: Cents) => string {
  const language = useLanguage();
  return (cents) => formatMoney(cents, language, cents % 100 === 0 ? 0 : 2);
}
