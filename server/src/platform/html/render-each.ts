import { createElement, Fragment, type ReactElement } from 'react';

/** Renders a list of a page that is rendered once: its elements need no keys of their own. */
export const renderEach = <T>(
  items: readonly T[],
  render: (item: T, index: number) => ReactElement,
): ReactElement => createElement(Fragment, null, ...items.map(render));
