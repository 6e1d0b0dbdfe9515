/** A linear scale from values to lengths, with round tick values. */
export interface Scale extends ReturnType<typeof createScale> {}

/** Steps that are easy to read. */
const roundSteps = [1, 2, 5, 10] as const;

/**
 * A scale over values that always includes zero and ends on ticks. Without a range of values it is one unit high, to
 * avoid a division by zero.
 *
 * @param unit minimum step between two ticks
 */
export function createScale(
  values: readonly number[],
  range: { readonly from: number; readonly to: number; readonly unit: number; readonly steps?: number },
) {
  const { from, to, unit, steps = 4 } = range;
  const min = values.reduce((a, b) => Math.min(a, b), 0);
  const max = values.reduce((a, b) => Math.max(a, b), 0);
  const step = roundStep((max - min) / steps, unit);
  const first = Math.floor(min / step);
  const last = Math.max(Math.ceil(max / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const spread = (last - first) * step;
  return {
    ticks,
    /** Position of a value: `from` at the lowest tick, `to` at the highest. */
    at: (value: number): number => from + ((value - first * step) / spread) * (to - from),
  };
}

/** The smallest of 1, 2, 5, 10, 20 … units that is at least the given step. */
function roundStep(minStep: number, unit: number): number {
  if (minStep <= unit) return unit;
  const power = unit * 10 ** Math.floor(Math.log10(minStep / unit));
  return power * (roundSteps.find((step) => step * power >= minStep) ?? 10);
}
