import { Children, type ReactElement, type ReactNode } from 'react';

/** Renders a list of a page that is rendered once: its elements need no keys of their own. */
export const renderEach = <T>(
  items: readonly T[],
  render: (item: T, index: number) => ReactElement,
): ReactNode => Children.toArray(items.map(render));
