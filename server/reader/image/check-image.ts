import { imageSize } from 'image-size';

export type ImageProblem = 'broken' | 'imageTooLarge';

const supportedTypes: readonly string[] = ['png', 'jpg', 'webp'];

/** What is wrong with a picture, by its header alone: nothing of it is unpacked. */
export function findImageProblem(bytes: Uint8Array, maxPixels: number): ImageProblem | null {
  try {
    const { width, height, type } = imageSize(bytes);
    if (!supportedTypes.includes(type ?? '') || width < 1 || height < 1) return 'broken';
    return width * height > maxPixels ? 'imageTooLarge' : null;
  } catch {
    return 'broken';
  }
}
