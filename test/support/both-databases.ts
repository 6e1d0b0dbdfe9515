import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder for the statements that each API test file ran. */
    readonly statements: string;
  }
}

/** The product's statements that a test file ran, by database. */
export interface StatementRecord {
  readonly file: string;
  readonly embedded: readonly string[];
  readonly postgres: readonly string[];
}

/** Global set-up of the API tests: fails their run where a statement ran on one database only. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-statements-'));
  project.provide('statements', folder);
  return async () => {
    const records = fs
      .readdirSync(folder)
      .map((name): StatementRecord => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
    fs.rmSync(folder, { recursive: true, force: true });
    if (!(await ranWhole(project, records))) return;
    const faults = findOneSided(records);
    if (faults.length === 0) return;
    console.error(
      `${faults.length} statements ran on one database only. Run a test of each with describeEachDatabase:`,
    );
    for (const fault of faults) console.error(fault);
    process.exitCode = 1;
  };
}

/** Whether every file ran, all its tests passed, and PostgreSQL is on this machine. */
async function ranWhole(project: TestProject, records: readonly StatementRecord[]): Promise<boolean> {
  if (project.config.testNamePattern !== undefined || project.vitest.state.getCountOfFailedTests() > 0)
    return false;
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(records.map(({ file }) => file));
  return testFiles.every((file) => ran.has(file)) && records.some(({ postgres }) => postgres.length > 0);
}

/** A line for each statement that ran on one database only, with a file that ran it. */
export function findOneSided(records: readonly StatementRecord[]): readonly string[] {
  const embedded = listStatements(records, 'embedded');
  const postgres = listStatements(records, 'postgres');
  const missing = (from: Statements, on: Statements, name: string): string[] =>
    [...from].filter(([shape]) => !on.has(shape)).map(([shape, file]) => `${name} only (${file}): ${shape}`);
  return [...missing(embedded, postgres, 'embedded'), ...missing(postgres, embedded, 'PostgreSQL')].sort();
}

/** A file by the shape of each statement. */
type Statements = ReadonlyMap<string, string>;

function listStatements(records: readonly StatementRecord[], database: 'embedded' | 'postgres'): Statements {
  return new Map(
    records.flatMap((record) =>
      record[database].map((text) => [toShape(text), path.relative('', record.file)] as const),
    ),
  );
}

/**
 * Not made anew for each test, nor part of a migration or of the embedded engine's maintenance, nor on the tables of pg-boss,
 * which it looks after by the clock.
 */
export const isOrdinary = (text: string): boolean =>
  !/^\s*(--|create|alter|drop|checkpoint|vacuum)/i.test(text) && !/pgboss\.|pg_wal_lsn_diff/.test(text);

/** A statement without the number of its parameters, rows and alternatives. */
const toShape = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\$\d+/g, '$')
    .replace(/\(\$(, ?\$)*\)(, ?\(\$(, ?\$)*\))*/g, '($)')
    .replace(/(\([^()]*\))( or \1)+/g, '$1')
    // one alternative has one pair of parentheses, several have two
    .replace(/\((\([^()]*\))\)/g, '$1');
