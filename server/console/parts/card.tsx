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
  /** Of the heading: 1 where the card is the page. */
  readonly level?: 1 | 2 | 3;
  /** To link to it. */
  readonly id?: string;
  /** Stands at the heading's end of the line. */
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
