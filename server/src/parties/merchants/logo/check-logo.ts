import { imageSize } from 'image-size';
import type { LogoMediaType } from '../tables';

export const logoLimits = {
  bytes: 256 * 1024,
  /** Pixels of each side. */
  minSide: 32,
  maxSide: 2_000,
} as const;

/** Media types of logos, as `image-size` names their formats. Drawings (SVG) are programs, not images. */
const formats = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const satisfies Record<
  string,
  LogoMediaType
>;

export type LogoProblem = 'logoType' | 'logoDamaged' | 'logoTooSmall' | 'logoTooLarge';

/**
 * The media type of a logo, or why the image is refused. The content decides, by what was detected at its beginning and
 * by its header; it is not decoded.
 */
export function checkLogo(
  content: Uint8Array,
  detected: string | null,
): { readonly mediaType: LogoMediaType } | { readonly problem: LogoProblem } {
  const mediaType = Object.values(formats).find((each) => each === detected);
  if (mediaType === undefined) return { problem: 'logoType' };
  const size = readSize(content);
  if (size?.mediaType !== mediaType) return { problem: 'logoDamaged' };
  const { width, height } = size;
  if (Math.min(width, height) < logoLimits.minSide) return { problem: 'logoTooSmall' };
  if (Math.max(width, height) > logoLimits.maxSide) return { problem: 'logoTooLarge' };
  return { mediaType };
}

/** Pixels, from the header; null if it cannot be read. */
function readSize(content: Uint8Array) {
  try {
    const { width, height, type } = imageSize(content);
    return { width, height, mediaType: formats[type as keyof typeof formats] };
  } catch {
    return null;
  }
}
