import { brand } from '@tamarack/core/brand';

/** Milliseconds to wait for the browser to go back one entry before closing continues. */
const BACK_TIMEOUT = 300;

/** Number of our entries below the current one. The page's own state is kept beside it. */
const depth = (): number => Number((history.state as Record<string, unknown> | null)?.[brand.id] ?? 0);

/**
 * Adds one history entry to handle the browser's Back before the page is left: going back from it restores it
 * immediately and calls `onBack`. The returned function removes the entry and resolves when the browser has done
 * so. The page's router receives none of these events: Turbo, for example, would load the page again.
 */
export const guardHistory = (onBack: () => void): (() => Promise<void>) => {
  const mine = depth() + 1;
  history.pushState({ ...(history.state as object | null), [brand.id]: mine }, '');
  let returning = false;
  const onPopState = (event: Event) => {
    const left = depth() < mine;
    if (left || returning) event.stopImmediatePropagation();
    returning = left;
    if (!left) return;
    history.go(1);
    onBack();
  };
  addEventListener('popstate', onPopState, true);
  return () => {
    removeEventListener('popstate', onPopState, true);
    if (depth() !== mine) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (event?: Event) => {
        removeEventListener('popstate', end, true);
        event?.stopImmediatePropagation();
        resolve();
      };
      addEventListener('popstate', end, true);
      setTimeout(end, BACK_TIMEOUT);
      history.back();
    });
  };
};
