import { expect, test } from 'vitest';
import {
  buildDigest,
  type DigestEvent,
} from '../../../../../server/src/parties/operators/digest/build-digest';

/** Tuesday, 10:00 in Toronto, unless told otherwise. */
const event = (act: string, overrides: Partial<DigestEvent> = {}): DigestEvent => ({
  at: new Date('2026-11-24T15:00:00Z'),
  actor: 'operator:a',
  act,
  details: {},
  ...overrides,
});

const describe = (events: readonly DigestEvent[]) =>
  buildDigest(events).map(({ operatorId, unusual }) => [operatorId, ...unusual]);

test('counts the acts of each operator, and those that name none last', () => {
  const [first, second, nobody] = buildDigest([
    event('operator.loginFailed', { actor: 'system' }),
    event('operator.loggedIn', { actor: 'operator:b' }),
    event('operator.loggedIn'),
    event('review.seen', { details: { sin: true } }),
    event('review.seen'),
    event('document.seen'),
    event('document.downloaded'),
    event('review.proposed'),
    event('payee.changeConfirmed'),
    event('payoutBatch.made'),
    event('merchant.keyRolled'),
    event('person.exported', { details: { format: 'zip', files: 3, sin: true } }),
    event('person.exported', { details: { format: 'reasons' } }),
    event('person.seen'),
    event('operator.rolesChanged'),
  ]);
  expect(first).toEqual({
    operatorId: 'a',
    counts: {
      logins: 1,
      failedLogins: 0,
      applications: 2,
      sins: 2,
      documents: 5,
      decisions: 1,
      payouts: 2,
      merchants: 1,
      people: 3,
      access: 1,
      numberAlarms: 0,
      contestedAlarms: 0,
      outOfHours: 0,
    },
    unusual: [],
  });
  expect(second?.operatorId).toBe('b');
  expect(nobody).toMatchObject({ operatorId: null, counts: { failedLogins: 1 } });
});

test.each([
  ['2026-11-24T11:59:00Z', ['a', 'outOfHours']],
  ['2026-11-24T12:00:00Z', ['a']],
  ['2026-11-25T00:59:00Z', ['a']],
  ['2026-11-25T01:00:00Z', ['a', 'outOfHours']],
  // a Saturday, and Christmas
  ['2026-11-21T15:00:00Z', ['a', 'outOfHours']],
  ['2026-12-25T15:00:00Z', ['a', 'outOfHours']],
])('knows whether %s is out of hours in Toronto', (at, line) => {
  expect(describe([event('review.seen', { at: new Date(at) })])).toEqual([line]);
});

test('has the alarm on codes to many numbers, at any hour', () => {
  const alarm = event('verification.manyNumbers', { actor: 'system', at: new Date('2026-11-24T08:00:00Z') });
  const [line] = buildDigest([alarm, alarm]);
  expect(line).toMatchObject({ operatorId: null, counts: { numberAlarms: 2, outOfHours: 0 } });
  expect(line?.unusual).toEqual(['manyNumbers']);
});

test('has the alarm on a number or address whose places are used up, at any hour', () => {
  const alarm = event('verification.contested', { actor: 'system', at: new Date('2026-11-24T08:00:00Z') });
  const [line] = buildDigest([alarm]);
  expect(line).toMatchObject({ operatorId: null, counts: { contestedAlarms: 1, outOfHours: 0 } });
  expect(line?.unusual).toEqual(['contested']);
});

test('names keys, refused sessions, many documents and many failed logins', () => {
  const times = (count: number, act: string) => Array.from({ length: count }, () => event(act));
  expect(describe([...times(59, 'document.seen'), ...times(4, 'operator.loginFailed')])).toEqual([['a']]);
  expect(
    describe([
      event('operator.keyLogin'),
      event('operator.sessionRefused'),
      ...times(60, 'document.downloaded'),
      ...times(5, 'operator.loginFailed'),
    ]),
  ).toEqual([['a', 'keyLogin', 'failedLogins', 'sessionRefused', 'manyDocuments']]);
});
