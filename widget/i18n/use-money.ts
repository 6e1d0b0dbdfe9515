import { type Cents, toCents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { useLanguage } from './use-language';

/**
 * Formats amounts in the current language, with cents if there are any.
 *
 * @param list the amounts of a list: all of them have cents if one has, so that they can be compared
 */
export function useMoney(list: readonly Cents[] = []): (cents: Cents) => string {
  const language = useLanguage();
  return (cents) => formatMoney(cents, language, [cents, ...list].every((each) => each % 100 === 0) ? 0 : 2);
}

/** Formats amounts in dollars in the current language, always with cents. */
export function useDollars(): (dollars: number) => string {
  const language = useLanguage();
  return (dollars) => formatMoney(toCents(dollars), language, 2);
}
