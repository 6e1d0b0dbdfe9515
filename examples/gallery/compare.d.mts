import type { GalleryScreen } from './list.mjs';

type Screenshots = Readonly<Record<string, ReadonlyMap<string, Uint8Array>>>;

export const takeScreenshots: (options: {
  readonly screens: readonly GalleryScreen[];
  readonly change?: string;
}) => Promise<Screenshots>;
export const compare: (taken: Screenshots) => readonly string[];
