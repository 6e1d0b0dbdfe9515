import type { RecordedItem } from '@tamarack/core/recording/recorded-items';

/** What a recording says, without its times, whose digits may be those of a code. */
export const toRecordedText = (items: readonly RecordedItem[]): string =>
  JSON.stringify(items, (key, value: unknown) => (key === 'at' ? undefined : value));
