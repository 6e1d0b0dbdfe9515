import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { runCleanups } from './cleanups';

// A busy machine may take its time: the limit only ends what hangs.
configure({ asyncUtilTimeout: 30_000 });

// Component tests share one window per worker (`isolate: false`): each test and each file leaves it as it was.
afterEach(() => {
  cleanup();
  runCleanups();
  resetFocus();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  delete window.Tamarack;
});

/** happy-dom keeps an element that was removed with its shadow root as the active one. */
function resetFocus(): void {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.blur();
  button.remove();
}

/** It also fails to look for such an element in another shadow root, where browsers find none. */
const { get } = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'activeElement') ?? {};
Object.defineProperty(ShadowRoot.prototype, 'activeElement', {
  configurable: true,
  get(this: ShadowRoot): Element | null {
    try {
      return get?.call(this);
    } catch {
      return null;
    }
  },
});
