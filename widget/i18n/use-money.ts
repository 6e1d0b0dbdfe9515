import type { Cents } from '@tamarack/core/money/cents';
import { formatExactMoney } from '@tamarack/core/money/format';
import { useLanguage } from './use-language';

/** Formats amounts in the current language, with cents if there are any. */
export function useMoney(): (cents: Cents) => string {
  const language = useLanguage();
  return (cents) => formatExactMoney(cents, language);
}
