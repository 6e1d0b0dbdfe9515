import { expect, test } from 'vitest';
import { type Attempt, createRefused } from '../../../../sdk/node/cli/deliveries';

const attempt = (eventId: string, number = 1): Attempt => ({
  event: { eventId, type: 'ping', timestamp: '2026-03-02T15:00:00Z', data: {} } as Attempt['event'],
  number,
});
const read = (due: readonly Attempt[]) => due.map(({ event, number }) => [event.eventId, number]);

test('a refused event is due once, after each delay, five times in all', () => {
  const refused = createRefused();
  const delays: (number | null)[] = [];
  let now = 0;
  let next: Attempt | undefined = attempt('a');
  while (next) {
    const delay = refused.add(next, now);
    delays.push(delay);
    if (delay === null) break;
    expect(refused.takeDue(now + delay - 1)).toEqual([]);
    now += delay;
    [next] = refused.takeDue(now);
    expect(refused.takeDue(now)).toEqual([]);
  }
  expect(delays).toEqual([2_000, 5_000, 15_000, 60_000, null]);
  expect(next?.number).toBe(5);
  expect(refused.takeDue(Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('those that are due come in the order of their time', () => {
  const refused = createRefused();
  refused.add(attempt('slow', 2), 0);
  refused.add(attempt('second'), 100);
  refused.add(attempt('first'), 0);
  expect(read(refused.takeDue(2_100))).toEqual([
    ['first', 2],
    ['second', 2],
  ]);
  expect(read(refused.takeDue(5_000))).toEqual([['slow', 3]]);
});
