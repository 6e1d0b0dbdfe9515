/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

/** A definition list. A null or empty value is shown as not given. */
export function Definitions({
  items,
  missing = 'Not provided',
}: {
  readonly items: readonly (readonly [term: string, value: ReactNode])[];
  /** Text for a missing value. */
  readonly missing?: string;
}) {
  return (
    <dl className="definitions">
      {items.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{isMissing(value) ? <span className="missing">{missing}</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isMissing = (value: ReactNode): boolean => value === null || value === undefined || value === '';
