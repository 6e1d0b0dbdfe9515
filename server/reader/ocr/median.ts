/** The middle value; of two, the larger one; 0 for an empty list. */
export const getMedian = (values: ArrayLike<number>): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? 0;
