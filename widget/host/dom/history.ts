import { brand } from '@tamarack/core/brand';

/** How long the browser may take to go back one entry, in ms, before closing goes on without it. */
const PATIENCE = 300;

/** How many of our entries are below the present one; the page's own state is kept beside it. */
const depth = (): number => Number((history.state as Record<string, unknown> | null)?.[brand.id] ?? 0);

/**
 * Adds one entry, so that the browser's Back can be answered before the page is left: going back from it returns to it
 * at once and calls `onBack`. The undo removes the entry and resolves when the browser has done so.
 */
export const guardHistory = (onBack: () => void): (() => Promise<void>) => {
  const mine = depth() + 1;
  history.pushState({ ...(history.state as object | null), [brand.id]: mine }, '');
  const hear = () => {
    if (depth() >= mine) return;
    history.go(1);
    onBack();
  };
  addEventListener('popstate', hear);
  return () => {
    removeEventListener('popstate', hear);
    if (depth() !== mine) return Promise.resolve();
    return new Promise((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      setTimeout(resolve, PATIENCE);
      history.back();
    });
  };
};
