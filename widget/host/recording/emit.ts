import type { RecordedItem } from '@tamarack/core/recording/recorded-items';

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;

/** An item before it has its time. */
export type UntimedItem = WithoutTime<RecordedItem>;
export type Emit = (item: UntimedItem) => void;
