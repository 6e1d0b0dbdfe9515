import type { BankTransaction } from '../../decision/input';
import type { AggregatedAccount } from '../aggregator';
import { isRecord } from './client';
import { text } from './marks';

type Raw = Readonly<Record<string, unknown>>;

/** Accounts out of the vendor's answer. What is missing or makes no sense becomes null, never a guess. */
export function readAccounts(body: Raw): AggregatedAccount[] {
  return records(body['Accounts']).map((account, index) => {
    const balance = isRecord(account['Balance']) ? account['Balance'] : {};
    const rows = records(account['Transactions']);
    const type = text(account['Type']) ?? '';
    return {
      id: text(account['Id']) ?? `account-${index}`,
      title: text(account['Title']) ?? type,
      currency: (text(account['Currency']) ?? 'CAD').toUpperCase(),
      operating: text(account['Category']) === 'Operations',
      chequing: /^che(qu|ck)ing$/i.test(type),
      holder: isRecord(account['Holder']) ? text(account['Holder']['Name']) : null,
      balance: cents(balance['Current']) ?? lastBalance(rows),
      institutionNumber: digits(account['InstitutionNumber']),
      transitNumber: digits(account['TransitNumber']),
      accountNumber: text(account['AccountNumber']),
      transactions: rows.flatMap(readTransaction),
    };
  });
}

/** A row with no amount or no date tells nothing; it is left out. */
function readTransaction(row: Raw): BankTransaction[] {
  const date = readDate(row['Date']);
  const amount = (cents(row['Credit']) ?? 0) - (cents(row['Debit']) ?? 0);
  if (date === null || amount === 0) return [];
  return [{ id: text(row['Id']) ?? '', date, description: text(row['Description']) ?? '', amount }];
}

/** `2024/05/31`, `2024-05-31` and either with a time behind it: sources differ. */
export function readDate(value: unknown): string | null {
  const found = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text(value) ?? '');
  if (!found) return null;
  const [, year = '', month = '', day = ''] = found;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Dollars as a number or as text ("1,234.50"), to cents. */
export function cents(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value.replace(/[,\s$]/g, '') || Number.NaN) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  const rounded = Math.round(number * 100);
  return Number.isSafeInteger(rounded) ? (rounded === 0 ? 0 : rounded) : null;
}

/** The balance behind the newest row: what a bank that names no current balance last said. */
function lastBalance(rows: readonly Raw[]): number | null {
  const dated = rows.flatMap((row) => {
    const date = readDate(row['Date']);
    const balance = cents(row['Balance']);
    return date !== null && balance !== null ? [{ date, balance }] : [];
  });
  const newest = dated.reduce<(typeof dated)[number] | null>(
    (best, each) => (best === null || each.date > best.date ? each : best),
    null,
  );
  return newest?.balance ?? null;
}

const digits = (value: unknown): string | null => {
  const found = text(value);
  return found !== null && /^\d+$/.test(found) ? found : null;
};

const records = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isRecord) : []);
