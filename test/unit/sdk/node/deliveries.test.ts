import { expect, test } from 'vitest';
import { type Attempt, createRetryQueue } from '../../../../sdk/node/cli/deliveries';

const attempt = (eventId: string, number = 1): Attempt => ({
  event: { eventId, type: 'ping', timestamp: '2026-03-02T15:00:00Z', data: {} } as Attempt['event'],
  number,
});
const read = (due: readonly Attempt[]) => due.map(({ event, number }) => [event.eventId, number]);

test('a failed delivery is due once after each delay, five attempts in all', () => {
  const retries = createRetryQueue();
  const delays: (number | null)[] = [];
  let now = 0;
  let next: Attempt | undefined = attempt('a');
  while (next) {
    const delay = retries.add(next, now);
    delays.push(delay);
    if (delay === null) break;
    expect(retries.takeDue(now + delay - 1)).toEqual([]);
    now += delay;
    [next] = retries.takeDue(now);
    expect(retries.takeDue(now)).toEqual([]);
  }
  expect(delays).toEqual([2_000, 5_000, 15_000, 60_000, null]);
  expect(next?.number).toBe(5);
  expect(retries.takeDue(Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('due attempts come oldest first', () => {
  const retries = createRetryQueue();
  retries.add(attempt('slow', 2), 0);
  retries.add(attempt('second'), 100);
  retries.add(attempt('first'), 0);
  expect(read(retries.takeDue(2_100))).toEqual([
    ['first', 2],
    ['second', 2],
  ]);
  expect(read(retries.takeDue(5_000))).toEqual([['slow', 3]]);
});
