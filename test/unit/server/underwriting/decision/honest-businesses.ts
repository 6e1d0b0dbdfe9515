import type { BankTransaction } from '../../../../../server/src/underwriting/decision/model/input';
import { buildTransaction } from './build-input';

/** A number from 0 to 1; the same ones for the same seed. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whole numbers, both bounds included. */
const pick = (random: Random, [least, most]: Bounds): number =>
  least + Math.floor(random() * (most - least + 1));

type Bounds = readonly [least: number, most: number];

/** Small amounts are more frequent than large ones, and every second one is round. In dollars; the amount in cents. */
function pickAmount(random: Random, [least, most]: Bounds, round = random() < 0.5): number {
  const dollars = least * (most / least) ** random();
  if (!round) return Math.round(dollars * 100);
  const step = dollars < 1_000 ? 50 : 100;
  return Math.max(step, Math.round(dollars / step) * step) * 100;
}

const SYLLABLES = 'BA DE LO MI RU TA VE NO KI SU PA GE FI DU RO LE'.split(' ');
const makeWord = (random: Random): string =>
  Array.from({ length: 3 }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
const makeName = (random: Random): string => `${makeWord(random)} ${makeWord(random)}`;
const makeNames = (random: Random, count: number): readonly string[] =>
  Array.from({ length: count }, () => makeName(random));

const receive = (day: number, cents: number, name: string): BankTransaction =>
  buildTransaction(day, cents, `INTERAC E-TRANSFER FROM ${name}`);
const pay = (day: number, cents: number, name: string): BankTransaction =>
  buildTransaction(day, -cents, `INTERAC E-TRANSFER TO ${name}`);

const YEAR = 364;
/** Days back, at intervals of so many days. */
function listDays(random: Random, interval: Bounds): readonly number[] {
  const days: number[] = [];
  for (let day = pick(random, interval); day < YEAR; day += pick(random, interval)) days.push(day);
  return days;
}

/** Whoever is paid or pays again and again, each time another amount around an own one. */
const listRepeated = (
  random: Random,
  { names, interval, dollars }: { names: number; interval: Bounds; dollars: Bounds },
  move: typeof pay,
): readonly BankTransaction[] =>
  makeNames(random, names).flatMap((name) => {
    const usual = pickAmount(random, dollars, false);
    return listDays(random, interval).map((day) =>
      move(day, Math.round(usual * (0.6 + random() * 0.8)), name),
    );
  });

/** Somebody else each time. */
const listSingle = (
  random: Random,
  { interval, dollars }: { interval: Bounds; dollars: Bounds },
  move: typeof pay,
): readonly BankTransaction[] =>
  listDays(random, interval).map((day) => move(day, pickAmount(random, dollars), makeName(random)));

/** The same amount each month. */
const listFixed = (
  random: Random,
  { names, dollars }: { names: number; dollars: Bounds },
  move: typeof pay,
): readonly BankTransaction[] =>
  makeNames(random, names).flatMap((name) => {
    const cents = pickAmount(random, dollars, true);
    return listDays(random, [30, 30]).map((day) => move(day, cents, name));
  });

const listCards = (random: Random, dollars: Bounds): readonly BankTransaction[] =>
  listDays(random, [1, 2]).map((day) =>
    buildTransaction(day, pickAmount(random, dollars, false), 'MONERIS MERCHANT DEPOSIT'),
  );

/** A year of lines of businesses that move nothing in a circle, by how they earn. */
export const honestBusinesses: Readonly<Record<string, (random: Random) => readonly BankTransaction[]>> = {
  // other customers and helpers for each job, a deposit and a final payment, subcontractors again and again
  contractor: (random) => [
    ...listDays(random, [6, 14]).flatMap((day) => {
      const [name, cents] = [makeName(random), pickAmount(random, [1_500, 40_000])];
      const deposit = Math.round(cents * 0.3);
      return [receive(day, cents - deposit, name), receive(Math.min(YEAR, day + 20), deposit, name)];
    }),
    ...listRepeated(random, { names: 6, interval: [14, 40], dollars: [800, 6_000] }, pay),
    ...listSingle(random, { interval: [3, 8], dollars: [150, 3_000] }, pay),
  ],
  wholesaler: (random) => [
    ...listRepeated(random, { names: 30, interval: [12, 45], dollars: [500, 15_000] }, receive),
    ...listRepeated(random, { names: 12, interval: [10, 30], dollars: [800, 18_000] }, pay),
    ...listSingle(random, { interval: [8, 20], dollars: [100, 2_000] }, pay),
  ],
  agency: (random) => [
    ...listFixed(random, { names: 6, dollars: [1_500, 6_000] }, receive),
    ...listFixed(random, { names: 4, dollars: [800, 3_000] }, pay),
    ...listSingle(random, { interval: [10, 25], dollars: [500, 5_000] }, receive),
    ...listSingle(random, { interval: [10, 25], dollars: [200, 2_000] }, pay),
  ],
  restaurant: (random) => [
    ...listCards(random, [600, 2_500]),
    ...listSingle(random, { interval: [6, 15], dollars: [300, 3_000] }, receive),
    ...listRepeated(random, { names: 5, interval: [6, 8], dollars: [300, 2_500] }, pay),
    ...listRepeated(random, { names: 6, interval: [14, 14], dollars: [700, 1_600] }, pay),
  ],
  // sells what it buys in the same week, to few customers, from somebody else each time
  broker: (random) => {
    const customers = makeNames(random, 15);
    return listDays(random, [1, 4]).flatMap((day) => {
      const cents = pickAmount(random, [900, 6_000]);
      const cost = Math.round(cents * (0.84 + random() * 0.08));
      const customer = customers[Math.floor(random() * customers.length)] ?? '';
      return [
        receive(day, cents, customer),
        pay(Math.max(0, Math.min(YEAR, day + pick(random, [-7, 7]))), cost, makeName(random)),
      ];
    });
  },
  tradesperson: (random) => [
    ...listSingle(random, { interval: [2, 5], dollars: [120, 2_500] }, receive),
    ...listSingle(random, { interval: [4, 9], dollars: [50, 800] }, pay),
    ...listRepeated(random, { names: 3, interval: [7, 20], dollars: [100, 900] }, pay),
  ],
};
