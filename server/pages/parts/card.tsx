/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

export function Card({
  title,
  level = 1,
  id,
  beside,
  children,
}: {
  readonly title: string;
  /** Level of the heading: 1 if the card is the whole page. */
  readonly level?: 1 | 2 | 3;
  /** Target for links. */
  readonly id?: string;
  /** Shown at the end of the heading's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className="card" id={id}>
      <div className="card-head">
        <Heading>{title}</Heading>
        {beside}
      </div>
      {children}
    </section>
  );
}
