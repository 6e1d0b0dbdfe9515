import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseCreditFile } from '../../../../../server/sandbox/payouts/credit-file';
import { createEftFileRail } from '../../../../../server/src/adapters/eft/eft-file-rail';
import type { Originator } from '../../../../../server/src/adapters/eft/originator';
import type { RailBatch } from '../../../../../server/src/settlement/payouts/rail';

const originator: Originator = {
  id: '0123456789',
  dataCentre: '00310',
  shortName: 'TAMARACK',
  longName: 'TAMARACK CAPITAL INC.',
  settlement: { institution: '003', transit: '00102', number: '1000001' },
  settlementCode: '',
  transactionCode: '460',
  recordEnd: '\r\n',
};
const batch: RailBatch = {
  sequence: 10_001,
  creationNumber: 2,
  createdOn: '2026-11-20',
  dueOn: '2026-11-23',
  total: 5,
  entries: [
    {
      trace: 'P1',
      amount: 5,
      reference: null,
      payee: { institution: '003', transit: '00102', number: '7654321', name: 'Northern Supply' },
    },
  ],
};

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-payouts-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const rail = () => createEftFileRail(path.join(folder, 'payouts'), originator);
const inside = (...parts: string[]): string => path.join(folder, 'payouts', ...parts);
const out = (): string[] => fs.readdirSync(inside('out'));
const name = 'eft-00010001-0002-2026-11-23.txt';

test('a file appears in the outbox whole, on release, under its own name, readable by its owner only', async () => {
  const { sha256 } = await rail().prepare(batch);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(out()).toEqual([]);
  await rail().release(batch);
  expect(out()).toEqual([name]);
  expect(fs.statSync(inside('out', name)).mode & 0o777).toBe(0o600);
  for (const part of ['', 'out', 'in', 'staging']) expect(fs.statSync(inside(part)).mode & 0o777).toBe(0o700);
  expect(parseCreditFile(fs.readFileSync(inside('out', name), 'latin1')).credits).toHaveLength(1);
});

test('a file prepared again after a crash has the same bytes', async () => {
  const first = await rail().prepare(batch);
  fs.writeFileSync(inside('staging', `${name}.half.part`), 'A0000');
  expect(await rail().prepare(batch)).toEqual(first);
  await rail().release(batch);
  expect(out()).toEqual([name]);
});

test('a file released again after the bank fetched it is not written again', async () => {
  await rail().prepare(batch);
  await rail().release(batch);
  fs.rmSync(inside('out', name));
  await rail().release(batch);
  expect(out()).toEqual([]);
});

test('a batch already sent is not rebuilt when the database lost that fact', async () => {
  await rail().prepare(batch);
  await rail().release(batch);
  await expect(rail().prepare(batch)).rejects.toThrow(/has left/);
  fs.rmSync(inside('out', name));
  await expect(rail().prepare(batch)).rejects.toThrow(/has left/);
  await rail().release(batch);
  expect(out()).toEqual([]);
});

test('a batch prepared in another folder does not count as sent', async () => {
  await rail().prepare({ ...batch, sequence: 1 });
  await expect(rail().release(batch)).rejects.toThrow(/another folder/);
});

test('a report is read once it has its final name, and archived with its rejected lines', async () => {
  expect(await rail().listReports()).toEqual([]);
  await rail().prepare(batch);
  fs.writeFileSync(inside('in', 'b.csv'), 'P1,paid,,2026-11-23\nnonsense\n');
  fs.writeFileSync(inside('in', 'a.csv.part'), 'P1,pa');
  const reports = await rail().listReports();
  expect(reports).toMatchObject([{ name: 'b.csv', lines: [{ trace: 'P1' }], refused: [{ line: 2 }] }]);
  for (const report of reports) await rail().markProcessed(report, report.refused);
  expect(await rail().listReports()).toEqual([]);
  const done = fs.readdirSync(inside('in', 'done')).sort();
  expect(done).toEqual([
    expect.stringMatching(/^\d{17}-b\.csv$/),
    expect.stringMatching(/-b\.csv\.refused$/),
  ]);
  expect(fs.readFileSync(inside('in', 'done', done[1] ?? ''), 'utf8')).not.toContain('nonsense');
});

test('archives a report with any file name and continues with the next', async () => {
  await rail().prepare(batch);
  for (const called of ['r'.repeat(251), 'é'.repeat(120), '$(rm) \n;\u202e'])
    fs.writeFileSync(inside('in', `${called}.csv`), 'nonsense\n');
  const reports = await rail().listReports();
  expect(reports).toHaveLength(3);
  for (const report of reports) await rail().markProcessed(report, report.refused);
  expect(await rail().listReports()).toEqual([]);
  expect(fs.readdirSync(inside('in', 'done'))).toHaveLength(6);
});
