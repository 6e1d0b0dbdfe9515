import { describe, expect, it } from 'vitest';
import { profiles } from '../first/profiles';
import { formatReport, type Walked } from '../whole-application/format-report';

/** The merchant's page is pressed at 1000, the application is ready at 2000, and the last screen is there at 9000. */
const walked: Walked = {
  profile: profiles[0],
  presses: [
    { kind: 'press', name: 'Add', isOnPage: true, at: 500, delay: 900, effect: 900 },
    { kind: 'press', name: 'Pay', isOnPage: true, at: 1000, delay: 2, effect: 40 },
    { kind: 'press', name: 'Get started', isOnPage: false, at: 3000, delay: 3, effect: 60 },
    { kind: 'key', name: '', isOnPage: false, at: 4000, delay: 4, effect: 30 },
  ],
  tasks: [
    { at: 600, duration: 500 },
    { at: 1200, duration: 110 },
    { at: 3100, duration: 70 },
  ],
  shifts: [{ at: 3100, value: 0.2, isExpected: true }],
  traffic: { until: (moment) => ({ requests: Math.floor(moment / 1000), bytes: moment }) },
  readyAt: 2000,
  doneAt: 9000,
};

describe('the report of a whole application', () => {
  it('begins with the press on the merchant’s page, and adds up what follows each press', () => {
    const { text, passed } = formatReport([walked]);
    expect(text).toContain('| Pay | 2 | 40 | 110 | 60 | 0.000 | 2 | 2.0 |');
    expect(text).toContain('| Get started | 3 | 60 | 70 | 20 | 0.200 | 6 | 6.0 |');
    expect(text).not.toContain('| Add |');
    expect(text).toContain('blocking time at most 300 ms: 80 ms: met');
    expect(passed).toBe(true);
  });

  it.each([
    ['an effect', { presses: [...walked.presses, { ...walked.presses[3], at: 5000, effect: 101 }] }],
    ['an effect', { presses: [...walked.presses, { ...walked.presses[3], at: 5000, effect: null }] }],
    ['blocking time', { tasks: [{ at: 1200, duration: 351 }] }],
    ['layout shift', { shifts: [{ at: 3100, value: 0.01, isExpected: false }] }],
    [
      'requests',
      { traffic: { until: (moment: number) => ({ requests: moment > 1000 ? 11 : 0, bytes: 0 }) } },
    ],
  ] as const)('says that a target is missed: %s', (name, change) => {
    const { text, passed } = formatReport([{ ...walked, ...change } as Walked]);
    expect(text.match(/^- .*missed$/gm)).toEqual([expect.stringContaining(name)]);
    expect(passed).toBe(false);
  });
});
