import { isPlainDate, type PlainDate } from '@tamarack/core/calendar/plain-date';
import { isRecordDay } from '@tamarack/core/calendar/start-of-day';
import type { Cents } from '@tamarack/core/money/cents';
import { parseMoney } from '@tamarack/core/money/parse';
import { z } from 'zod';

/** A field of a search: its text, empty if it is left out. */
export const searchText = z.string().trim().max(200).default('');

/** The cursor of a list. */
export const cursorText = z.string().max(100).optional();

/** Why a field cannot be searched for: it cannot be read, or the period ends before it begins. */
type SearchFault = 'amount' | 'date' | 'period';

export type SearchFaults<F extends string> = Readonly<Partial<Record<F, SearchFault>>>;

/** Whether anything is searched for. */
export const isFilled = (query: Readonly<Record<string, string>>): boolean =>
  Object.values(query).some((text) => text !== '');

export const readAmount = (text: string): Cents | null => (text === '' ? null : parseMoney(text));

export const readDate = (text: string): PlainDate | null =>
  isPlainDate(text) && isRecordDay(text) ? text : null;

/** The first and the last day of a search. */
interface Period {
  readonly from?: readonly [kind: 'date', day: PlainDate | null];
  readonly to?: readonly [kind: 'date', day: PlainDate | null];
}

/** Names the fields that are filled in and were not understood, and the last day if it is before the first. */
export function findFaults<F extends string>(
  texts: Readonly<Record<F, string>>,
  read: Readonly<Partial<Record<F, readonly [kind: 'amount' | 'date', value: unknown]>>> & Period,
): SearchFaults<F | 'to'> {
  const faults: Partial<Record<F | 'to', SearchFault>> = {};
  for (const field of Object.keys(read) as F[]) {
    const [kind, value] = read[field] ?? [];
    if (kind && texts[field] !== '' && value === null) faults[field] = kind;
  }
  const [first, last] = [read.from?.[1], read.to?.[1]];
  if (first && last && first > last) faults.to = 'period';
  return faults;
}
