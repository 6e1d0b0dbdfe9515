import { expect, it } from 'vitest';
import { createLockCheck } from '../../support/lock-order';

const application = 'select "id" from "application" where "id" = $1 for no key update';
const line = 'select * from "credit_line" where "id" = $1 for no key update';
const payouts = 'select "payout"."id" from "payout" where "state" = $1 for no key update of "payout"';

const run = (...statements: readonly (readonly [text: string, id?: string])[]) => {
  const check = createLockCheck();
  return statements.flatMap(([text, id]) => check(text, [id]) ?? []);
};

it('lets a transaction lock rows in the order of their tables, and again those that it has', () => {
  const kept = [
    ['begin'],
    [application, 'a'],
    [application, 'b'],
    [line, 'c'],
    [application, 'a'],
    [payouts],
  ] as const;
  expect(run(...kept)).toEqual([]);
});

it('reports a row of a table that comes before one that is locked', () => {
  expect(run(['begin'], [line, 'c'], [application, 'a'])).toEqual([
    `application is locked after credit_line: ${application}`,
  ]);
  expect(run(['begin'], [application, 'a'], [payouts], [line, 'c'])).toHaveLength(1);
  expect(run(['begin'], [application, 'a'], [line, 'c'], [application, 'b'])).toHaveLength(1);
});

it.each(['commit', 'rollback'])('starts over after %s', (end) => {
  expect(run(['begin'], [line, 'c'], [end], ['begin'], [application, 'a'])).toEqual([]);
  expect(run(['begin'], [line, 'c'], ['rollback to "point"'], [application, 'a'])).toHaveLength(1);
});

it('leaves out what waits for nobody, and tables without a place', () => {
  const free = 'select "id" from "application" for no key update skip locked';
  const operator = 'select "id" from "operator" for no key update';
  expect(run(['begin'], [line, 'c'], [free], [operator], ['select "id" from "application"'])).toEqual([]);
});
