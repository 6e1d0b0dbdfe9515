import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { surviveDatabaseOutages } from '../../../../server/app/survive-outages';

function start() {
  const process = new EventEmitter();
  const reported: unknown[] = [];
  surviveDatabaseOutages(process, (error) => void reported.push(error));
  return { process, reported };
}

test.each([
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('the server is shutting down'), { code: '57P01' }),
  Object.assign(new Error('could not extend file'), { code: '53100' }),
  Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
])('an outage that nobody awaits is reported: %s', (outage) => {
  const { process, reported } = start();
  process.emit('unhandledRejection', outage);
  expect(reported).toEqual([outage]);
});

test.each([
  [new Error('a bug')],
  [Object.assign(new Error('syntax error'), { code: '42601' })],
  ['no error'],
])('every other failure ends the process: %s', (failure) => {
  const { process, reported } = start();
  expect(() => process.emit('unhandledRejection', failure)).toThrow();
  expect(reported).toEqual([]);
});
