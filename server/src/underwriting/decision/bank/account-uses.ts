import { toDayNumber } from '../model/days';
import type { BankAccount, DecisionInput } from '../model/input';
import { type HolderMatch, matchHolder } from '../names/match-holder';
import type { Rules } from '../rules/rules';
import { currentRules } from '../rules/versions';

/**
 * What a decision does with an account. `excluded`: no operating account in Canadian dollars; `repeated`: an account that
 * the bank lists twice; `other`: in another name than the applicant's. Only `counted` ones count.
 */
export type AccountUse = 'counted' | 'other' | 'repeated' | 'excluded';

type Names = {
  readonly person: Pick<DecisionInput['person'], 'first' | 'last'>;
  readonly business: Pick<DecisionInput['business'], 'legal' | 'businessAs'>;
};

const isOperatingAccount = (account: BankAccount): boolean => account.operating && account.currency === 'CAD';

/**
 * The use of each account, in the order of the input. Rules without `owners` look at no account's own name, and know a
 * repeated account by its id alone, which `buildLedger` does.
 */
export function classifyAccounts(
  { accounts, person, business }: Names & Pick<DecisionInput, 'accounts'>,
  rules: Rules,
): readonly AccountUse[] {
  if (rules.owners === undefined)
    return accounts.map((each) => (isOperatingAccount(each) ? 'counted' : 'excluded'));
  const names = { person, businesses: [business.legal, business.businessAs] };
  const operating = accounts
    .map((account, place) => ({ account, place }))
    .filter(({ account }) => isOperatingAccount(account));
  const groups = groupRepeated(operating.map(({ account }) => account)).map((places) => ({
    places,
    match: joinMatches(places.map((at) => matchHolder(operating[at]?.account.holder ?? null, names))),
  }));
  const isNamed = groups.some(({ match }) => match !== 'unknown');
  const uses = accounts.map((): AccountUse => 'excluded');
  for (const { places, match } of groups)
    for (const [order, at] of places.entries()) {
      const place = operating[at]?.place ?? 0;
      // a bank that names its accounts names all of the applicant's
      const isOwn = match === 'own' || (match === 'unknown' && !isNamed);
      uses[place] = order > 0 ? 'repeated' : isOwn ? 'counted' : 'other';
    }
  return uses;
}

/**
 * The accounts that payments may be taken from: none in another name, unless there is no other, which a reviewer sees.
 */
export function selectPayingAccounts<T extends BankAccount>(
  accounts: readonly T[],
  names: Names,
  rules: Rules = currentRules,
): readonly T[] {
  const uses = classifyAccounts({ ...names, accounts }, rules);
  const own = accounts.filter((_, place) => uses[place] === 'counted' || uses[place] === 'repeated');
  return own.length > 0 ? own : accounts;
}

/** A joint account is listed with one of its holders each time. */
const joinMatches = (matches: readonly HolderMatch[]): HolderMatch =>
  matches.find((match) => match === 'own') ?? matches.find((match) => match === 'other') ?? 'unknown';

/** Places of the accounts, those of one account together, the one with most lines first. */
function groupRepeated(accounts: readonly BankAccount[]): readonly (readonly number[])[] {
  if (accounts.length < 2) return accounts.map((_, place) => [place]);
  const movements = accounts.map(summarize);
  const groups: number[][] = [];
  for (const place of accounts.keys()) {
    const group = groups.find((members) =>
      members.some((other) => isRepeated(movements[place], movements[other])),
    );
    if (group) group.push(place);
    else groups.push([place]);
  }
  const countTransactions = (place: number): number => accounts[place]?.transactions.length ?? 0;
  return groups.map((members) =>
    [...members].sort((a, b) => countTransactions(b) - countTransactions(a) || a - b),
  );
}

interface Movements {
  readonly id: string;
  readonly balance: number | null;
  /** How often each amount moved on each day. */
  readonly counts: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly first: number;
  readonly last: number;
}

function summarize({ id, balance, transactions }: BankAccount): Movements {
  const counts = new Map<number, Map<number, number>>();
  const days = new Map<string, number | null>();
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { date, amount } of transactions) {
    let day = days.get(date);
    if (day === undefined) {
      day = toDayNumber(date);
      days.set(date, day);
    }
    if (day === null || !Number.isSafeInteger(amount)) continue;
    const amounts = counts.get(day) ?? new Map<number, number>();
    counts.set(day, amounts.set(amount, (amounts.get(amount) ?? 0) + 1));
    [first, last] = [Math.min(first, day), Math.max(last, day)];
  }
  return { id, balance, counts, first, last };
}

/** Nearly all lines of one are lines of the other: a bank may book one of them between two listings. */
const SHARED_PERCENT = 90;
/** Lines that two accounts must share whose balances differ or are unknown: fees of two quiet accounts are alike. */
const MANY_LINES = 20;
/** Different amounts among those lines. */
const MANY_AMOUNTS = 5;

/** Whether two listings are of one account: by the days and amounts of their common period, whatever their ids. */
function isRepeated(one: Movements | undefined, other: Movements | undefined): boolean {
  if (!one || !other) return false;
  if (one.id !== '' && one.id === other.id) return true;
  const sameBalance = one.balance === other.balance && (one.balance ?? 0) !== 0;
  // a listing without its lines
  if (one.counts.size === 0 || other.counts.size === 0) return sameBalance;
  const period = [Math.max(one.first, other.first), Math.min(one.last, other.last)] as const;
  const fewest = Math.min(countLines(one, period), countLines(other, period));
  const shared = countShared(one, other);
  if (fewest === 0 || shared.lines * 100 < fewest * SHARED_PERCENT) return false;
  return sameBalance || (shared.lines >= MANY_LINES && shared.amounts >= MANY_AMOUNTS);
}

function countLines({ counts }: Movements, [from, to]: readonly [number, number]): number {
  let lines = 0;
  for (const [day, amounts] of counts)
    if (day >= from && day <= to) for (const count of amounts.values()) lines += count;
  return lines;
}

/** Lines that both have, and how many different amounts. */
function countShared(one: Movements, other: Movements): { readonly lines: number; readonly amounts: number } {
  const different = new Set<number>();
  let lines = 0;
  for (const [day, amounts] of one.counts) {
    const others = other.counts.get(day);
    for (const [amount, count] of others === undefined ? [] : amounts) {
      const common = Math.min(count, others?.get(amount) ?? 0);
      lines += common;
      if (common > 0) different.add(amount);
    }
  }
  return { lines, amounts: different.size };
}
