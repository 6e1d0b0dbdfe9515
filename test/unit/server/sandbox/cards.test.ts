import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCardStore } from '../../../../server/sandbox/bank/accounts/cards';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-cards-'));
  file = path.join(folder, 'sandbox-bank.json');
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const card = { user: 'Greatday', tag: 'tag', signedInAt: '2026-11-21T04:05:06.789Z' };

test('logins survive a restart, in a file that only its owner reads', () => {
  const id = createCardStore(file).put(card);
  expect(createCardStore(file).find(id)).toEqual(card);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['sandbox-bank.json']);
});

test('a write that stops midway leaves the earlier logins', () => {
  const id = createCardStore(file).put(card);
  const before = fs.readFileSync(file, 'utf8');
  // what a full disk or a killed process leaves behind
  fs.mkdirSync(`${file}.part`);
  expect(() => createCardStore(file).put({ ...card, user: 'Other' })).toThrow('EISDIR');
  expect(fs.readFileSync(file, 'utf8')).toBe(before);
  expect(createCardStore(file).find(id)).toEqual(card);
});

test.each([
  '',
  '{"a":',
  '[1]',
  '{"a":{"user":7}}',
])('the unreadable content %j is named, with what to do', (text) => {
  fs.writeFileSync(file, text);
  expect(() => createCardStore(file)).toThrow(
    `The sandbox cannot read its bank logins in ${file}. Delete the file`,
  );
});

test('the logins of an older sandbox, without a time, are read', () => {
  fs.writeFileSync(file, JSON.stringify({ id: { user: 'Greatday', tag: 'tag' } }));
  expect(createCardStore(file).find('id')).toEqual({ ...card, signedInAt: new Date(0).toISOString() });
});
