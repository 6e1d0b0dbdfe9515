import type { Cents } from '@tamarack/core/money/cents';
import { formatExactMoney } from '@tamarack/core/money/format';
import { useLanguage } from './use-language';

/** Amounts in the current language, with their cents where there are any. */
export function useMoney(): (cents: Cents) => string {
  const language = useLanguage();
  return (cents) => formatExactMoney(cents, language);
}
