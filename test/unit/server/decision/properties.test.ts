import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide } from '../../../../server/src/decision/decide';
import type { BankTransaction, DecisionInput } from '../../../../server/src/decision/input';
import { currentRules } from '../../../../server/src/decision/rules/versions';
import { account, applicant, bureau, line } from './builders';

/** Few amounts and words, so that transfers, repeats and near misses happen. */
const amounts = fc.constantFrom(20_000, 50_000, 75_000, 200_000, 400_000);
const words = fc.constantFrom(
  'POS DEPOSIT',
  'TRANSFER FROM 123',
  'ONDECK PAD',
  'NSF FEE',
  'SUPPLIER',
  'CLEARCO ADVANCE',
);
const entry = fc
  .record({ day: fc.integer({ min: 0, max: 380 }), amount: amounts, words, out: fc.boolean() })
  .map(({ day, amount, words: text, out }) => line(day, out ? -amount : amount, text));

const applicants = fc
  .record({
    base: fc.constantFrom(0, 30_000, 90_000),
    entries: fc.array(entry, { maxLength: 60 }),
    other: fc.array(entry, { maxLength: 30 }),
    opening: fc.integer({ min: 0, max: 5_000_000 }),
    score: fc.integer({ min: 500, max: 850 }),
    months: fc.integer({ min: 6, max: 60 }),
    exposure: fc.constantFrom(0, 500_000),
  })
  .map(({ base, entries, other, opening, score, months, exposure }) => {
    const sales = base === 0 ? [] : Array.from({ length: 200 }, (_, day) => line(day, base));
    const build = (main: readonly BankTransaction[]): DecisionInput =>
      applicant({
        accounts: [
          account([...sales, ...entries, ...main], opening),
          account(other, opening, { id: 'other' }),
        ],
        business: { ...applicant().business, months },
        bureau: bureau({ score }),
        exposure,
      });
    return build;
  });

/** What the customer could use, now or after a review; a rejection leaves nothing. */
const limit = (input: DecisionInput): number => decide(input).limit;
/** What the machine grants by itself. */
const granted = (input: DecisionInput): number => decide(input).instant;

it('never lowers a limit for more sales', () => {
  fc.assert(
    fc.property(applicants, fc.integer({ min: 0, max: 364 }), amounts, (build, day, amount) => {
      const more = build([line(day, amount, 'POS DEPOSIT')]);
      const less = build([]);
      expect(limit(more)).toBeGreaterThanOrEqual(limit(less));
      expect(granted(more)).toBeGreaterThanOrEqual(granted(less));
    }),
    { numRuns: 400 },
  );
});

it('never raises a limit for more returned payments', () => {
  fc.assert(
    fc.property(applicants, fc.integer({ min: 0, max: 364 }), (build, day) => {
      const more = build([line(day, -4_800, 'NSF FEE')]);
      const less = build([]);
      expect(limit(more)).toBeLessThanOrEqual(limit(less));
      expect(granted(more)).toBeLessThanOrEqual(granted(less));
    }),
    { numRuns: 400 },
  );
});

it('lets a knock-out win over everything else', () => {
  const knockouts: readonly ((input: DecisionInput) => DecisionInput)[] = [
    (input) => ({ ...input, person: { ...input.person, dob: '2015-01-01' } }),
    (input) => ({ ...input, business: { ...input.business, months: 5 } }),
    (input) => ({ ...input, bureau: bureau({ monthsSinceBankruptcy: 3, fraudAlert: true }) }),
    (input) => ({ ...input, bureau: bureau({ score: 539 }) }),
    (input) => ({ ...input, bureau: { status: 'noFile' }, business: { ...input.business, months: 1 } }),
    (input) => ({ ...input, accounts: [], person: { ...input.person, dob: '2015-01-01' } }),
  ];
  fc.assert(
    fc.property(applicants, fc.constantFrom(...knockouts), (build, knock) => {
      expect(decide(knock(build([])))).toMatchObject({ outcome: 'rejected', limit: 0, instant: 0 });
    }),
  );
});

it('keeps every grant within steps and bounds, and the instant part within its own', () => {
  const { limit: rules } = currentRules;
  fc.assert(
    fc.property(applicants, (build) => {
      const decision = decide(build([]));
      expect(decision.limit % rules.step).toBe(0);
      expect(decision.limit).toBeLessThanOrEqual(rules.max);
      expect(decision.instant).toBeLessThanOrEqual(Math.min(decision.limit, rules.instantMax));
      if (decision.instant > 0) expect(decision.limit).toBeGreaterThanOrEqual(rules.min);
      expect(decision.reasons.length).toBeGreaterThan(0);
      expect(decision.reapplyInDays === null).toBe(decision.outcome !== 'rejected');
    }),
  );
});
