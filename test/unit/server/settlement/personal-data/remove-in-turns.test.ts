import { expect, test } from 'vitest';
import {
  type RemoveBatch,
  removeInTurns,
} from '../../../../../server/src/settlement/personal-data/remove-in-turns';

/** Batches of two. */
function createKind(name: string, count: number, order: string[]): RemoveBatch {
  let left = count;
  return async () => {
    const removed = Math.min(2, left);
    left -= removed;
    order.push(name);
    return { removed, more: removed === 2 };
  };
}

test('takes turns until nothing is left of any kind', async () => {
  const order: string[] = [];
  const kinds = { many: createKind('many', 5, order), few: createKind('few', 1, order) };
  expect(await removeInTurns(kinds, () => false)).toEqual({ many: 5, few: 1 });
  expect(order).toEqual(['many', 'few', 'many', 'many']);
});

test('stops after the turn in which its time is over', async () => {
  const order: string[] = [];
  const kinds = { many: createKind('many', 50, order), more: createKind('more', 50, order) };
  expect(await removeInTurns(kinds, () => order.length >= 3)).toEqual({ many: 4, more: 4 });
});
