/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import type { ReactNode } from 'react';
import { Money } from './money';

/** Amounts that add up to the last one. */
export function Sums({
  language,
  lines,
}: {
  readonly language: Language;
  readonly lines: readonly { readonly what: string; readonly text: ReactNode; readonly cents: Cents }[];
}) {
  return (
    <dl className="sums">
      {lines.map(({ what, text, cents }, index) => (
        <div key={what} className={index === lines.length - 1 ? 'total' : undefined}>
          <dt>{text}</dt>
          <dd>
            <Money cents={cents} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
