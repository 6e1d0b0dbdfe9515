import { expect, it } from 'vitest';
import { buildAccounts } from '../../../../server/sandbox/bank/data/accounts-payload';
import { type Behaviour, findPersona, personas } from '../../../../server/sandbox/bank/data/personas';
import { parseAccounts } from '../../../../server/src/adapters/flinks/parse-accounts';
import { decide } from '../../../../server/src/underwriting/decision/decide';
import { buildInput } from '../underwriting/decision/build-input';

/** Any day of the week and of the month may be "today". */
const days = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, 0, 4 + index * 15, 17)));

const decideFor = (user: string, now: Date) => {
  const persona = findPersona(user);
  if (!persona) throw new Error(`no persona ${user}`);
  const accounts = parseAccounts({ Accounts: buildAccounts(persona, now, 365) });
  return decide(buildInput({ asOf: now.toISOString().slice(0, 10), accounts }));
};

const expected: readonly (readonly [user: string, outcome: string, reason?: string])[] = [
  ['Greatday', 'instantlyApproved'],
  ['greatday_nomfa', 'instantlyApproved'],
  ['test_dispatched', 'instantlyApproved'],
  ['test_pending', 'instantlyApproved'],
  ['slow_bank', 'instantlyApproved'],
  ['session_ends', 'instantlyApproved'],
  ['one_login', 'instantlyApproved'],
  ['instant', 'instantlyApproved'],
  ['prequalified', 'preQualified'],
  ['approved', 'approved'],
  ['rejected_revenue', 'rejected', 'revenueTooLow'],
  ['rejected_nsf', 'rejected', 'frequentNsf'],
  ['rejected_overdrawn', 'rejected', 'manyNegativeDays'],
  ['rejected_lenders', 'rejected', 'tooManyLenders'],
  ['rejected_several', 'rejected', 'revenueTooLow'],
  ['review_name', 'manualReview', 'holderMismatch'],
  ['review_new_account', 'manualReview', 'shortHistory'],
  ['review_usd', 'manualReview', 'noCadAccount'],
];

const cases = expected.map(([user, outcome, reason]) => ({ user, outcome, reason }));

it.each(cases)('$user ends as $outcome, on any day', ({ user, outcome, reason }) => {
  for (const now of days) {
    const decision = decideFor(user, now);
    expect(`${now.toISOString().slice(0, 10)} ${decision.outcome} ${decision.reasons}`).toContain(outcome);
    if (reason) expect(decision.reasons).toContain(reason);
  }
});

it('has an expectation for every persona with data', () => {
  const isOpen = ({ refuses, dataCode, asksAgain, pending }: Behaviour): boolean =>
    !refuses && !dataCode && !asksAgain && pending?.polls !== Number.POSITIVE_INFINITY;
  const open = personas.filter(({ behaviour }) => isOpen(behaviour)).map(({ user }) => user);
  expect(expected.map(([user]) => user).sort()).toEqual([...open].sort());
});

it('rejects one persona for several reasons at once', () => {
  expect(decideFor('rejected_several', days[0] ?? new Date()).reasons.length).toBeGreaterThanOrEqual(3);
});

it('gives each other persona only the reason in its name', () => {
  for (const [user, outcome, reason] of expected)
    if (outcome === 'rejected' && user !== 'rejected_several')
      for (const now of days) expect(decideFor(user, now).reasons).toEqual([reason]);
});

it('generates the same year of banking every time', () => {
  const now = days[3] ?? new Date();
  const persona = findPersona('GREATDAY');
  if (!persona) throw new Error('user names are told apart by case');
  expect(buildAccounts(persona, now, 365)).toEqual(buildAccounts(persona, now, 365));
});
