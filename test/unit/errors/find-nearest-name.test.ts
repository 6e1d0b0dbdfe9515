import { findNearestName } from '@tamarack/core/errors/find-nearest-name';
import { expect, test } from 'vitest';

const known = ['cursor', 'limit', 'orderReference', 'status', 'amount', 'from', 'to'];

test.each([
  ['orderRefrence', 'orderReference'],
  ['order_reference', 'orderReference'],
  ['ORDERREFERENCE', 'orderReference'],
  ['reference', 'orderReference'],
  ['state', 'status'],
  ['ammount', 'amount'],
  ['limits', 'limit'],
  ['form', 'from'],
  ['customer', null],
  ['x', null],
  ['', null],
])('%s is most like %s', (name, nearest) => {
  expect(findNearestName(name, known)).toBe(nearest);
});
