import fs from 'node:fs/promises';
import path from 'node:path';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { type Credit, type CreditFile, parseCreditFile } from './credit-file';

/** Payments that are returned, by their exact amount in cents. */
export const returnedAmounts: Readonly<Record<number, string>> = { 190500: '905', 191200: '912' };
/** Accounts that return every payment. */
export const returnedAccounts: Readonly<Record<string, string>> = { '9059059': '905' };

/** A bank that reads files of credits from a folder and reports on each. */
export interface PayoutBank extends ReturnType<typeof createPayoutBank> {}

/**
 * Reads from `out` and reports to `in` of the folder. A file is removed only after its report is written, so that a
 * stopped bank resumes where it stopped. An unreadable file is renamed to `.refused`.
 */
export function createPayoutBank(options: {
  readonly folder: string;
  readonly delayMs: number;
  readonly now: () => Date;
}) {
  const { folder, delayMs, now } = options;
  const firstSeenAt = new Map<string, number>();
  const out = path.join(folder, 'out');

  const processFile = async (name: string): Promise<CreditFile | null> => {
    const file = path.join(out, name);
    let parsed: CreditFile;
    try {
      parsed = parseCreditFile(await fs.readFile(file, 'latin1'));
    } catch {
      await fs.rename(file, `${file}.refused`);
      return null;
    }
    const today = dateIn(now());
    const lines = parsed.credits.map((credit) => `${formatReport(credit)},${today}\r\n`);
    const report = path.join(folder, 'in', `${path.parse(name).name}.csv`);
    await fs.writeFile(`${report}.part`, `payout,state,code,date\r\n${lines.join('')}`, {
      mode: 0o600,
      flush: true,
    });
    await fs.rename(`${report}.part`, report);
    await fs.rm(file);
    return parsed;
  };

  return {
    /** Processes files older than the delay; returns their names. */
    processFiles: async (): Promise<readonly CreditFile[]> => {
      const names = (await fs.readdir(out).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
      const time = now().getTime();
      const processed: CreditFile[] = [];
      for (const name of names) {
        const since = firstSeenAt.get(name) ?? time;
        firstSeenAt.set(name, since);
        if (time - since < delayMs) continue;
        const file = await processFile(name);
        if (file) processed.push(file);
        firstSeenAt.delete(name);
      }
      return processed;
    },
  };
}

function formatReport({ crossReference, cents, account }: Credit): string {
  const code = returnedAmounts[cents] ?? returnedAccounts[account];
  return code === undefined ? `${crossReference},paid,` : `${crossReference},returned,${code}`;
}

/** Polls repeatedly. Returns a function that stops it. */
export function startPayoutBank(bank: PayoutBank, intervalMs: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => bank.processFiles()).catch(() => undefined);
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
