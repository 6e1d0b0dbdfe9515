import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectPayingAccounts } from '../../../../../server/src/underwriting/decision/bank/account-uses';
import { summarizeBankData } from '../../../../../server/src/underwriting/decision/bank-data-summary';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import { explain } from '../../../../../server/src/underwriting/decision/explain';
import type { BankAccount, DecisionInput } from '../../../../../server/src/underwriting/decision/model/input';
import { rules2026112 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11-2';
import { rules202612 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12';
import { buildAccount, buildInput, buildSteadySales, buildTransaction } from './build-input';
import { histories } from './histories';

/** A day's sales differ by a few cents. */
const sell = (perDay: number) =>
  buildSteadySales(perDay).map((line, at) => ({ ...line, amount: line.amount + (at % 7) }));
const own = (perDay = 60_000, rest: Partial<BankAccount> = {}) =>
  buildAccount(sell(perDay), 500_000, { holder: 'BISTRO DU NORD INC', ...rest });
const stranger = (perDay = 300_000, rest: Partial<BankAccount> = {}) =>
  buildAccount(buildSteadySales(perDay), 9_000_000, {
    id: 'stranger',
    holder: 'QUINCAILLERIE ROY LTEE',
    ...rest,
  });
/** The same account under another id: the bank numbers its lines anew as well. */
const again = (account: BankAccount): BankAccount => ({
  ...account,
  id: `${account.id}-again`,
  transactions: account.transactions.map((line, at) => ({ ...line, id: `again-${at}` })),
});

const decideOn = (...accounts: BankAccount[]) => decide(buildInput({ accounts }), rules202612);
const getUses = (...accounts: BankAccount[]) =>
  summarizeBankData(buildInput({ accounts }), rules202612).accounts.map(({ use }) => use);

describe('a stranger’s account added must not raise limit or tier', () => {
  it('did so by the rules before', () => {
    const alone = decide(buildInput({ accounts: [own()] }), rules2026112);
    const both = decide(buildInput({ accounts: [own(), stranger()] }), rules2026112);
    expect(both.limit).toBeGreaterThan(alone.limit * 2);
  });

  it('counts for nothing, and needs no person where the applicant’s own account is enough', () => {
    const alone = decideOn(own());
    const both = decideOn(own(), stranger());
    expect(alone.outcome).toBe('preQualified');
    expect(both).toMatchObject({ outcome: alone.outcome, tier: alone.tier, limit: alone.limit });
    expect(both.features).toMatchObject({ ...alone.features, cadAccounts: 2, otherAccounts: 1 });
  });

  it('whatever the history of either', () => {
    fc.assert(
      fc.property(histories, histories, ({ input }, { input: added }) => {
        const named = (accounts: readonly BankAccount[], holder: string, prefix: string) =>
          accounts.map((account) => ({
            ...account,
            id: `${prefix}${account.id}`,
            holder,
            ...(prefix !== '' && account.balance !== null && { balance: account.balance + 7 }),
          }));
        const mine = { ...input, accounts: named(input.accounts, 'MAYA TREMBLAY', '') };
        const both: DecisionInput = {
          ...mine,
          accounts: [...mine.accounts, ...named(added.accounts, 'JANE SMITH', 'other-')],
        };
        const [alone, together] = [decide(mine, rules202612), decide(both, rules202612)];
        expect(together.instant).toBeLessThanOrEqual(alone.instant);
        if (alone.tier !== null)
          expect([together.tier, together.limit]).toEqual([
            alone.tier,
            together.outcome === 'manualReview' ? together.limit : alone.limit,
          ]);
        expect(together.features).toEqual({
          ...alone.features,
          cadAccounts: together.features.cadAccounts,
          otherAccounts: together.features.otherAccounts,
          repeatedAccounts: together.features.repeatedAccounts,
        });
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('an account that the bank does not name, beside one that it does, raises nothing', () => {
    const alone = decideOn(own());
    expect(decideOn(own(), stranger(300_000, { holder: null }))).toMatchObject({
      tier: alone.tier,
      limit: alone.limit,
    });
  });

  it('by each of the names of the application, and of its applicant', () => {
    const names = ['BISTRO DU NORD', 'TREMBLAY MAYA', 'M TREMBLAY', 'MAYA TREMBLAY OR LUC ROY', 'TREMBLAY L'];
    expect(names.map((holder) => getUses(own(60_000, { holder }))[0])).toEqual([
      'counted',
      'counted',
      'counted',
      'counted',
      'other',
    ]);
  });
});

describe('where the matched accounts alone do not carry the decision, a person decides', () => {
  it('too little of the applicant’s own is neither rejected nor approved', () => {
    const decision = decideOn(own(2_000), stranger());
    expect(decision).toMatchObject({ outcome: 'manualReview', instant: 0 });
    expect(decision.reasons).toContain('accountsOfOthers');
    expect(decideOn(own(2_000))).toMatchObject({ outcome: 'rejected' });
  });

  it('shows which rule was set aside for it', () => {
    const { checks } = explain(buildInput({ accounts: [own(2_000), stranger()] }), rules202612);
    expect(checks.filter(({ setAside }) => setAside).map(({ code }) => code)).toEqual(['revenueTooLow']);
    expect(checks.find(({ code }) => code === 'accountsOfOthers')).toMatchObject({ fired: true, value: 1 });
  });

  it('a limit too low to offer, too', () => {
    const decideIndebted = (...accounts: BankAccount[]) =>
      decide(buildInput({ accounts, exposure: 9_000_000 }), rules202612);
    expect(decideIndebted(own())).toMatchObject({ outcome: 'rejected' });
    expect(decideIndebted(own()).reasons[0]).toBe('limitBelowMinimum');
    expect(decideIndebted(own(), stranger())).toMatchObject({ outcome: 'manualReview', instant: 0 });
  });

  it('an account in another name alone is a mismatch', () => {
    const decision = decideOn(stranger());
    expect(decision).toMatchObject({ outcome: 'manualReview', limit: 0 });
    expect(decision.reasons).toEqual(['holderMismatch', 'accountsOfOthers', 'limitedByBalance']);
    expect(decision.features).toMatchObject({ monthlyRevenue: 0, averageDailyBalance: 0 });
  });

  it('what one’s own accounts show against the applicant still refuses', () => {
    const returned = Array.from({ length: 10 }, (_, at) => buildTransaction(at * 9, -4_800, 'NSF FEE'));
    const account = buildAccount([...buildSteadySales(60_000), ...returned], 500_000, {
      holder: 'BISTRO DU NORD',
    });
    expect(decideOn(account, stranger())).toMatchObject({ outcome: 'rejected', reasons: ['frequentNsf'] });
  });
});

describe('the same account listed twice under another id must not raise limit or tier', () => {
  const alone = decideOn(own());

  it('did so by the rules before', () => {
    const accounts = [own(), again(own())];
    expect(decide(buildInput({ accounts }), rules2026112).limit).toBeGreaterThan(alone.limit);
  });

  it.each<[string, (account: BankAccount) => BankAccount]>([
    ['as it is', (account) => account],
    [
      'with other descriptions',
      (account) => ({
        ...account,
        transactions: account.transactions.map((line) => ({ ...line, description: 'DEP' })),
      }),
    ],
    ['without its balance', (account) => ({ ...account, balance: null })],
    [
      'for the last 90 days only',
      (account) => ({
        ...account,
        transactions: account.transactions.slice(0, 100),
      }),
    ],
    ['without its lines', (account) => ({ ...account, transactions: [] })],
    [
      'with a line more',
      (account) => ({
        ...account,
        transactions: [buildTransaction(0, 70_000), ...account.transactions],
      }),
    ],
    ['in the name of its other holder', (account) => ({ ...account, holder: 'LUC ROY' })],
  ])('counts once: %s', (_, change) => {
    const decision = decideOn(own(), change(again(own())));
    expect(decision).toMatchObject({ outcome: alone.outcome, tier: alone.tier });
    expect(decision.limit).toBeLessThanOrEqual(alone.limit * 1.01);
    expect(decision.features).toMatchObject({ repeatedAccounts: 1, otherAccounts: 0 });
  });

  it('with another balance as well, where many different amounts are the same', () => {
    expect(getUses(own(), { ...again(own()), balance: 1 })).toEqual(['counted', 'repeated']);
  });

  it('is not found in two accounts of the same fees, or with the same days', () => {
    const fees = (id: string, opening: number) =>
      buildAccount(
        Array.from({ length: 12 }, (_, month) => buildTransaction(month * 30, -600, 'MONTHLY FEE')),
        opening,
        { id },
      );
    expect(getUses(fees('one', 100_000), fees('two', 250_000))).toEqual(['counted', 'counted']);
    expect(getUses(own(60_000), own(61_000, { id: 'two' }))).toEqual(['counted', 'counted']);
    expect(getUses(buildAccount([], 0), buildAccount([], 0, { id: 'empty' }))).toEqual([
      'counted',
      'counted',
    ]);
  });

  it('counts the fuller listing', () => {
    const part = { ...again(own()), transactions: own().transactions.slice(0, 50) };
    expect(getUses(part, own())).toEqual(['repeated', 'counted']);
  });
});

it('counts as before where the bank names no account', () => {
  expect(getUses(buildAccount(buildSteadySales()), buildAccount([], 5, { id: 'savings' }))).toEqual([
    'counted',
    'counted',
  ]);
});

it('takes payments from an account of the applicant’s own', () => {
  const names = buildInput();
  const [mine, other] = [own(), stranger()];
  expect(selectPayingAccounts([other, mine, again(mine)], names).map(({ id }) => id)).toEqual([
    'main',
    'main-again',
  ]);
  expect(selectPayingAccounts([other], names)).toEqual([other]);
});
