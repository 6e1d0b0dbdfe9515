import { describe, expect, it } from 'vitest';
import { meetsBar } from '../person/bar';
import { formatReport, type Walked } from '../person/format-report';
import { computeHumanTime } from '../person/human-time';

const nothing = { fields: 0, presses: 0, characters: 0, words: 0, agreementWords: 0 };

describe('seconds at human speed', () => {
  it.each([
    ['238 words are read in a minute', { words: 238 }, 60],
    ['so are those of the agreement', { agreementWords: 119 }, 30],
    ['a character takes a keystroke', { characters: 100 }, 28],
    ['a press takes a thought and the way to its target', { presses: 10 }, 24.5],
    ['a field takes a thought', { fields: 10 }, 13.5],
  ])('%s', (_, effort, seconds) => {
    expect(computeHumanTime({ ...nothing, ...effort }).seconds).toBeCloseTo(seconds);
  });

  it('the flow that was counted first took 788, of which 406 for the agreement', () => {
    const before = { fields: 20, presses: 45, characters: 163, words: 789, agreementWords: 1610 };
    const { seconds, agreement } = computeHumanTime(before);
    expect([Math.round(seconds), Math.round(agreement)]).toEqual([788, 406]);
  });
});

describe('the bar for a business found by name', () => {
  const most = { fields: 10, presses: 30, words: 900 };

  it.each([
    ['no more than the most', most, true],
    ['a field more', { ...most, fields: 11 }, false],
    ['a press more', { ...most, presses: 31 }, false],
    ['a word more', { ...most, words: 901 }, false],
  ] as const)('%s', (_, effort, isMet) => {
    expect(meetsBar(effort)).toBe(isMet);
  });

  it('another journey may ask for more', () => {
    const row = (isMain: boolean, words: number): Walked => ({
      journey: { name: isMain ? 'found by name' : 'by hand', isMain },
      language: 'en',
      width: 360,
      effort: { ...nothing, screens: 15, words },
    });
    expect(formatReport([row(true, 900), row(false, 1000)])).toMatchObject({
      passed: true,
      text: expect.stringContaining('| by hand | en | 360 | 15 | 0 | 0 | 0 | 1,000 | 0 | 252 | 0 |'),
    });
    expect(formatReport([row(true, 901), row(false, 800)]).passed).toBe(false);
  });
});
