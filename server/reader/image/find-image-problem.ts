import { imageSize } from 'image-size';

export type ImageProblem = 'broken' | 'imageTooLarge';

const supportedTypes: readonly string[] = ['png', 'jpg', 'webp'];

/** Checks type and size from the header, without decoding the image. */
export function findImageProblem(bytes: Uint8Array, maxPixels: number): ImageProblem | null {
  try {
    const { width, height, type } = imageSize(bytes);
    if (!supportedTypes.includes(type ?? '') || width < 1 || height < 1) return 'broken';
    return width * height > maxPixels ? 'imageTooLarge' : null;
  } catch {
    return 'broken';
  }
}
