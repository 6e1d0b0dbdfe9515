import type { GalleryScreen } from './list.mjs';

type Pictures = Readonly<Record<string, ReadonlyMap<string, Uint8Array>>>;

export const takePictures: (options: {
  readonly screens: readonly GalleryScreen[];
  readonly change?: string;
}) => Promise<Pictures>;
export const compare: (taken: Pictures) => readonly string[];
