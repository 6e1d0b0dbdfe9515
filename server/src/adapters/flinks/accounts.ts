import { isPlainDate } from '@tamarack/core/calendar/plain-date';
import type { AggregatedAccount } from '../../underwriting/banking';
import type { BankTransaction } from '../../underwriting/decision';
import { isRecord } from './client';
import { text } from './marks';

type Raw = Readonly<Record<string, unknown>>;

/** Converts accounts from the vendor's response. Missing or invalid values become null, never a guess. */
export function readAccounts(body: Raw): AggregatedAccount[] {
  return records(body['Accounts']).map((account, index) => {
    const balance = isRecord(account['Balance']) ? account['Balance'] : {};
    const rows = array(account['Transactions']).map((row) => (isRecord(row) ? row : {}));
    const read = rows.map(readTransaction);
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
      transactions: read.filter((row) => row !== null),
      unreadable: read.filter((row) => row === null).length,
    };
  });
}

/**
 * Null for an unreadable row: without a date or an amount, or with money both in and out, which is impossible. A debit
 * is money out whether the bank writes it with a sign or without.
 */
function readTransaction(row: Raw): BankTransaction | null {
  const date = readDate(row['Date']);
  const credit = cents(row['Credit']);
  const debit = cents(row['Debit']);
  if (date === null || (credit === null && debit === null) || (credit ?? 0) < 0) return null;
  if (credit && debit) return null;
  const amount = credit || -Math.abs(debit ?? 0) || 0;
  return { id: identifier(row['Id']), date, description: text(row['Description']) ?? '', amount };
}

/** `2024/05/31`, `2024-05-31` and either followed by a time: sources differ. Null for an invalid date. */
export function readDate(value: unknown): string | null {
  const found = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text(value) ?? '');
  if (!found) return null;
  const [, year = '', month = '', day = ''] = found;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

/** Converts dollars to cents, from a number or from English or French text ("1,234.50", "1 234,50 $"). */
export function cents(value: unknown): number | null {
  const number = typeof value === 'string' ? readDollars(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  const rounded = Math.round(number * 100);
  return Number.isSafeInteger(rounded) ? (rounded === 0 ? 0 : rounded) : null;
}

function readDollars(value: string): number | null {
  const bare = value.replace(/[\s$]/g, '');
  // A comma before the last one or two digits is a decimal separator; any other separates thousands.
  const decimal = /^-?\d[\d.]*,\d{1,2}$/.test(bare);
  const plain = decimal ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Balance of the newest row: the last known balance at a bank that reports no current one. */
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

/** Some sources number their rows. */
const identifier = (value: unknown): string => text(Number.isFinite(value) ? String(value) : value) ?? '';

const array = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const records = (value: unknown): Raw[] => array(value).filter(isRecord);
