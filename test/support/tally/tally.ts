import { expect, type TestContext } from 'vitest';

/** What a test of the attack and fault suites tried, as the reporter reads it. */
export interface TallyMeta {
  tried: number;
  /** Attempts that got through, or acknowledged work that was lost. */
  failed: number;
  /** Figures for the table: what was measured, how much was covered. */
  note: string;
  /** A known weakness, with what is missing. */
  open: string | null;
}

declare module 'vitest' {
  export interface TaskMeta {
    tally?: TallyMeta;
  }
}

export interface Tally {
  /** Counts one attempt. `failure` describes what got through or was lost; null: nothing. */
  count(failure: string | null): void;
  /** Counts attempts that all held. */
  countHeld(attempts: number): void;
  note(text: string): void;
  /**
   * Ends the test: fails unless something was tried and nothing failed. `open` marks a known weakness: the table shows
   * it, and the test fails as soon as the weakness is gone, so that the mark goes with it.
   */
  end(open?: string): void;
}

const shownFailures = 12;
const maxLength = 300;

/** Counts the attempts of a test for the suite's table. */
export function createTally({ task }: Pick<TestContext, 'task'>): Tally {
  const meta: TallyMeta = { tried: 0, failed: 0, note: '', open: null };
  task.meta.tally = meta;
  const failures: string[] = [];
  return {
    count: (failure) => {
      meta.tried++;
      if (failure === null) return;
      meta.failed++;
      failures.push(failure.slice(0, maxLength));
    },
    countHeld: (attempts) => {
      meta.tried += attempts;
    },
    note: (text) => {
      meta.note = text;
    },
    end: (open) => {
      expect(meta.tried, 'nothing was tried').toBeGreaterThan(0);
      const shown = [...new Set(failures)].slice(0, shownFailures);
      if (open === undefined) return expect(shown, `${meta.failed} of ${meta.tried}`).toEqual([]);
      expect(meta.failed, `this holds now, remove its mark: ${open}`).toBeGreaterThan(0);
      meta.open = open;
    },
  };
}
