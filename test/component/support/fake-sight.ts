import { afterEach, beforeEach, vi } from 'vitest';

/** What the browser reports of a watched element. */
interface Report {
  readonly isIntersecting: boolean;
  readonly intersectionRatio: number;
  readonly isVisible: boolean;
}

const whole: Report = { isIntersecting: true, intersectionRatio: 1, isVisible: true };

/** In place of the browser's reports on what a person sees of a frame's document, and of the time that passes. */
export function setUpSight() {
  let shown = whole;
  let now = 0;
  let observers: SightObserver[] = [];

  class SightObserver {
    readonly report: () => void;
    target: Element | null = null;
    constructor(callback: (entries: Report[]) => void) {
      this.report = () => callback([shown]);
      observers.push(this);
    }
    observe(target: Element): void {
      this.target = target;
      this.report();
    }
    disconnect(): void {}
  }

  beforeEach(() => {
    shown = whole;
    observers = [];
    now = 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('IntersectionObserver', SightObserver);
  });
  afterEach(() => void vi.restoreAllMocks());

  return {
    /** What is seen of everything, or of one element alone. */
    set: (changes: Partial<Report>, only?: Element): void => {
      shown = { ...shown, ...changes };
      const told = observers.filter(({ target }) => only === undefined || target === only);
      if (told.length === 0) throw new Error('nothing is watched');
      for (const { report } of told) report();
    },
    pass: (ms: number): void => {
      now += ms;
    },
  };
}
