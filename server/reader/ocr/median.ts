/** The middle value, the upper one of two; 0 of none. */
export const getMedian = (values: ArrayLike<number>): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? 0;
