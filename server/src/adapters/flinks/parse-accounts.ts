import { isPlainDate } from '@tamarack/core/calendar/plain-date';
import type { AggregatedAccount } from '../../underwriting/banking';
import type { BankTransaction } from '../../underwriting/decision';
import { isRecord } from './client';
import { toText } from './login-evidence';

type Raw = Readonly<Record<string, unknown>>;

/** Converts accounts from the vendor's response. Missing or invalid values become null, never a guess. */
export function parseAccounts(body: Raw): AggregatedAccount[] {
  return toRecords(body['Accounts']).map((account, index) => {
    const balance = isRecord(account['Balance']) ? account['Balance'] : {};
    const rows = toArray(account['Transactions']).map((row) => (isRecord(row) ? row : {}));
    const read = rows.map(parseTransaction);
    const type = toText(account['Type']) ?? '';
    return {
      id: toText(account['Id']) ?? `account-${index}`,
      title: toText(account['Title']) ?? type,
      currency: (toText(account['Currency']) ?? 'CAD').toUpperCase(),
      operating: toText(account['Category']) === 'Operations',
      chequing: /^che(qu|ck)ing$/i.test(type),
      holder: isRecord(account['Holder']) ? toText(account['Holder']['Name']) : null,
      balance: parseCents(balance['Current']) ?? findLatestBalance(rows),
      institutionNumber: toDigits(account['InstitutionNumber']),
      transitNumber: toDigits(account['TransitNumber']),
      accountNumber: toText(account['AccountNumber']),
      transactions: read.filter((row) => row !== null),
      unreadable: read.filter((row) => row === null).length,
    };
  });
}

/**
 * Null for an unreadable row: without a date or an amount, or with money both in and out, which is impossible. A debit
 * is money out whether the bank writes it with a sign or without.
 */
function parseTransaction(row: Raw): BankTransaction | null {
  const date = parseDate(row['Date']);
  const credit = parseCents(row['Credit']);
  const debit = parseCents(row['Debit']);
  if (date === null || (credit === null && debit === null) || (credit ?? 0) < 0) return null;
  if (credit && debit) return null;
  const amount = credit || -Math.abs(debit ?? 0) || 0;
  return { id: toIdentifier(row['Id']), date, description: toText(row['Description']) ?? '', amount };
}

/** `2024/05/31`, `2024-05-31` and either followed by a time: sources differ. Null for an invalid date. */
export function parseDate(value: unknown): string | null {
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(toText(value) ?? '');
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

/** Converts dollars to cents, from a number or from English or French text ("1,234.50", "1 234,50 $"). */
export function parseCents(value: unknown): number | null {
  const number = typeof value === 'string' ? parseDollars(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  const rounded = Math.round(number * 100);
  return Number.isSafeInteger(rounded) ? (rounded === 0 ? 0 : rounded) : null;
}

function parseDollars(value: string): number | null {
  const bare = value.replace(/[\s$]/g, '');
  // A comma before the last one or two digits is a decimal separator; any other separates thousands.
  const decimal = /^-?\d[\d.]*,\d{1,2}$/.test(bare);
  const plain = decimal ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Balance of the newest row: the last known balance at a bank that reports no current one. */
function findLatestBalance(rows: readonly Raw[]): number | null {
  const dated = rows.flatMap((row) => {
    const date = parseDate(row['Date']);
    const balance = parseCents(row['Balance']);
    return date !== null && balance !== null ? [{ date, balance }] : [];
  });
  const newest = dated.reduce<(typeof dated)[number] | null>(
    (best, each) => (best === null || each.date > best.date ? each : best),
    null,
  );
  return newest?.balance ?? null;
}

const toDigits = (value: unknown): string | null => {
  const trimmed = toText(value);
  return trimmed !== null && /^\d+$/.test(trimmed) ? trimmed : null;
};

/** Some sources number their rows. */
const toIdentifier = (value: unknown): string => toText(Number.isFinite(value) ? String(value) : value) ?? '';

const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toRecords = (value: unknown): Raw[] => toArray(value).filter(isRecord);
