import { expect, test } from 'vitest';
import { getIdTime, isId, lowestIdAt, newId } from '../../../../../server/src/platform/database/ids';

test('an ID is a UUID of version 7 with the time in front', () => {
  const id = newId(new Date('2026-11-21T15:00:00.000Z'));
  expect(isId(id)).toBe(true);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(
    Date.parse('2026-11-21T15:00:00.000Z'),
  );
});

test('IDs of one millisecond sort by creation, and are unique', () => {
  const now = new Date();
  const ids = Array.from({ length: 2000 }, () => newId(now));
  expect(ids.toSorted()).toEqual(ids);
  const many = Array.from({ length: 20_000 }, () => newId(now));
  expect(new Set(many).size).toBe(20_000);
});

test('an ID tells its time, and is higher than the lowest one of that time', () => {
  const now = new Date('2026-11-21T15:00:00.123Z');
  const id = newId(now);
  expect(getIdTime(id)).toEqual(now);
  expect(getIdTime(lowestIdAt(now))).toEqual(now);
  expect(lowestIdAt(now) < id && id < lowestIdAt(new Date(now.getTime() + 1))).toBe(true);
});
