export interface GalleryState {
  readonly name: string;
  /** Content-Security-Policy of the page. */
  readonly policy?: string;
  /** What is done on it. */
  readonly play?: readonly unknown[];
}

export interface GalleryScreen {
  readonly id: string;
  readonly title: string;
  readonly states: readonly GalleryState[];
}

export const languages: readonly ('en' | 'fr')[];
export function listScreens(): Promise<readonly GalleryScreen[]>;
export function frameUrl(screen: GalleryScreen, state: GalleryState, language: 'en' | 'fr'): string;
