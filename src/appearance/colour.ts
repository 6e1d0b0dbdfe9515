/** A colour as `#rrggbb`. */
type Colour = string;

const toChannels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Relative luminance of WCAG 2, from 0 to 1. */
const getLuminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = toChannels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of WCAG 2, from 1 to 21. */
export const getContrast = (first: Colour, second: Colour): number => {
  const one = getLuminance(first);
  const other = getLuminance(second);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** Mixes two colours; `share`, from 0 to 1, is that of the second one. */
export const mix = (first: Colour, second: Colour, share: number): Colour => {
  const over = toChannels(second);
  const channels = toChannels(first).map((value, index) =>
    Math.round(value + ((over[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
};

/** Mixes `colour` with `towards` (black or white) until its contrast on every background reaches `ratio`. */
export const ensureContrast = (
  colour: Colour,
  backgrounds: readonly Colour[],
  ratio: number,
  towards: Colour,
): Colour => {
  for (let share = 0; share < 1; share += 1 / 64) {
    const candidate = mix(colour, towards, share);
    if (backgrounds.every((background) => getContrast(candidate, background) >= ratio)) return candidate;
  }
  return towards;
};
