import { expect, test } from 'vitest';
import { chooseShare, isLastPlace } from '../../../../../server/src/intake/verification/codes/choose-share';
import type { CountedSend } from '../../../../../server/src/intake/verification/send-repository';

const hour = 3_600_000;
const start = new Date('2026-11-29T12:00:00Z');
const at = (hours: number): Date => new Date(start.getTime() + hours * hour);

interface Request {
  readonly hours?: number;
  readonly network: string;
  readonly block?: string;
  readonly isOwner?: boolean;
  /** Only ask whether there is one. */
  readonly isTrial?: boolean;
}
interface Sent extends CountedSend {
  readonly network: string;
  readonly block: string;
}

/** Codes to one number. `ask` returns the share of the next code, or the hours until there is one. */
function createNumber() {
  const sent: Sent[] = [];
  const ask = ({ hours = 0, network, block = network, isOwner = false, isTrial = false }: Request) => {
    const now = at(hours);
    const counted = sent
      .filter(
        ({ share, at: time }) => now.getTime() - time.getTime() < (share === 'newcomer' ? 7 : 1) * 24 * hour,
      )
      .map((send) => ({ ...send, own: send.network === network, inBlock: send.block === block }));
    const { place, wait } = chooseShare(counted, isOwner, now);
    if (place === null) return wait / hour;
    if (!isTrial) sent.push({ at: now, network, block, own: false, inBlock: false, ...place });
    return place.share;
  };
  const times = (count: number, request: Request) => Array.from({ length: count }, () => ask(request));
  return { sent, ask, times };
}

test('seven codes go to whoever asks; then a network has three of its own', () => {
  const { times } = createNumber();
  expect(times(11, { network: 'a' })).toEqual([
    ...Array.from({ length: 7 }, () => 'anyone'),
    ...Array.from({ length: 3 }, () => 'newcomer'),
    // until its own first one is a day old
    24,
  ]);
});

test('whoever used up theirs leaves three places to others', () => {
  const { ask, times } = createNumber();
  times(7, { network: 'a' });
  expect(times(3, { network: 'a' })).toEqual(['newcomer', 'newcomer', 'newcomer']);
  expect(['b', 'c', 'owner'].map((network) => ask({ network }))).toEqual([
    'newcomer',
    'newcomer',
    'newcomer',
  ]);
  expect(ask({ network: 'd' })).toBe(3);
  // not the first request of its network: three hours for each of three places
  expect(ask({ network: 'b' })).toBe(9);
  expect(ask({ network: 'd', hours: 3 })).toBe('newcomer');
});

test('a network whose code is a day old soon is told the wait until it asks for its first one again', () => {
  const { ask, times } = createNumber();
  times(7, { network: 'a' });
  ask({ network: 'b', hours: 1 });
  for (let n = 0; n < 4; n += 1) ask({ network: `c${n}`, hours: 20 });
  times(7, { network: 'a', hours: 24 });
  ask({ network: 'd', hours: 24 });
  // two hours to a place for its second code, one until it asks for its first one again
  expect(ask({ network: 'b', hours: 24 })).toBe(1);
  expect(ask({ network: 'b', hours: 25 })).toBe('newcomer');
});

/** In the 16th day that strangers' networks take turns, how often another one gets a code if it asks every ten minutes. */
function findOpenings(strangers: number): number {
  const { ask, sent } = createNumber();
  let openings = 0;
  for (let step = 0; step < 16 * 24 * 6; step += 1) {
    const hours = step / 6;
    // whose last code is longest ago asks once it is a day old, and uses up what is there for whoever asks
    const network = `n${sent.filter(({ share }) => share === 'newcomer').length % strangers}`;
    const last = sent.findLast((send) => send.share === 'newcomer' && send.network === network);
    if (!last || at(hours - 24) >= last.at) while (ask({ network, hours }) === 'anyone');
    if (hours < 15 * 24) continue;
    if (typeof ask({ network: 'owner', hours, isTrial: true }) === 'string') openings += 1;
  }
  return openings;
}

test('55 networks that take turns always leave a place to another one, and 56 leave none', () => {
  expect([9, 55, 56].map(findOpenings)).toEqual([144, 144, 0]);
});

test('the last place is for who had none of these codes in a week, from a block with fewer than two', () => {
  const { ask, times } = createNumber();
  times(7, { network: 'a' });
  for (const network of ['b', 'c']) ask({ network });
  // four days later, with one place left
  times(7, { network: 'a', hours: 96 });
  for (let n = 0; n < 5; n += 1) ask({ network: `d${n}`, block: `d${n}`, hours: 96 });
  const later = { hours: 96, isTrial: true };
  expect(ask({ ...later, network: 'b' })).toBe(3);
  expect(ask({ ...later, network: 'e', block: 'b' })).toBe('newcomer');
  expect(ask({ ...later, network: 'owner' })).toBe('newcomer');
  times(7, { network: 'a', hours: 168 });
  for (let n = 0; n < 5; n += 1) ask({ network: `f${n}`, hours: 168 });
  expect(ask({ network: 'b', hours: 168 })).toBe('newcomer');
});

test('fifty networks of one block do not keep another block’s from a code', () => {
  const { ask } = createNumber();
  const answers = Array.from({ length: 50 }, (_, n) => ask({ network: `a${n}`, block: 'a' }));
  expect(answers.filter((answer) => answer === 'newcomer')).toHaveLength(4);
  expect(ask({ network: 'owner' })).toBe('newcomer');
});

test('within any day a number gets at most twenty codes that its owner did not prove to have requested', () => {
  const { sent, ask } = createNumber();
  // as many as there are places, then a new network every ten minutes, for three days
  for (let n = 0; n < 13; n += 1) ask({ network: `first${n}` });
  for (let n = 0; n < 3 * 24 * 6; n += 1) ask({ network: `n${n}`, hours: n / 6 });
  const most = Math.max(
    ...sent.map(
      (last) =>
        sent.filter(
          (send) => send.at <= last.at && send.at > at((last.at.getTime() - start.getTime()) / hour - 24),
        ).length,
    ),
  );
  expect(most).toBe(20);
});

test('an owner has five codes a day that nobody else can use up', () => {
  const { ask, times } = createNumber();
  for (let n = 0; n < 100; n += 1) ask({ network: `n${n}` });
  const owner = { network: 'n0', isOwner: true };
  expect(times(5, owner)).toEqual(Array.from({ length: 5 }, () => 'owner'));
  expect(ask(owner)).toEqual(expect.any(Number));
  expect(ask({ ...owner, hours: 24 })).toBe('owner');
});

test('the last place of newcomers is told apart, for the alarm', () => {
  const place = (busyHours: number) => ({ share: 'newcomer', placesFreeAt: at(busyHours) }) as const;
  expect(isLastPlace(place(15), start)).toBe(false);
  expect(isLastPlace(place(18), start)).toBe(true);
  expect(isLastPlace({ share: 'anyone', placesFreeAt: null }, start)).toBe(false);
});
