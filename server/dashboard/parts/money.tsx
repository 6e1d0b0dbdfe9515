/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';

/** An amount with its cents, on one line; zero has no minus sign. */
export function Money({ cents, language }: { readonly cents: Cents; readonly language: Language }) {
  return <span className="one-line">{formatMoney(cents === 0 ? 0 : cents, language, 2)}</span>;
}
