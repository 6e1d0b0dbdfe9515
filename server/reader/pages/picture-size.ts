import { imageSize } from 'image-size';

export type PictureProblem = 'broken' | 'pictureTooLarge';

const readable: readonly string[] = ['png', 'jpg', 'webp'];

/** What is wrong with a picture, by its header alone: nothing of it is unpacked. */
export function pictureProblem(bytes: Uint8Array, mostElements: number): PictureProblem | null {
  try {
    const { width, height, type } = imageSize(bytes);
    if (!readable.includes(type ?? '') || width < 1 || height < 1) return 'broken';
    return width * height > mostElements ? 'pictureTooLarge' : null;
  } catch {
    return 'broken';
  }
}
