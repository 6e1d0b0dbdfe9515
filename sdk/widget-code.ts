import type { Mount } from '@tamarack/core/protocol/mount';
import { failure } from '@tamarack/core/protocol/request';

/** What the build found in the widget's bundle: file names relative to the loader. */
export interface WidgetManifest {
  readonly entry: string;
  /** Everything the first screen needs beside the entry, in order of importance. */
  readonly preload: readonly string[];
  /** The files of one language only. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** Put in by the build. */
declare const __MANIFEST__: WidgetManifest;

const RETRIES = 2;

/** The one owner of the widget's download. `base`: address of the folder the loader came from. */
export const createWidgetCode = (base: string, nonce: string | undefined) => {
  const links: HTMLLinkElement[] = [];
  let code: Promise<Mount> | undefined;

  /** Firefox remembers a failed import for ever: ask again under another query. */
  const load = async (attempt = 0): Promise<Mount> => {
    const address = `${base}${__MANIFEST__.entry}${attempt ? `?retry=${attempt}` : ''}`;
    try {
      return ((await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as { mount: Mount }).mount;
    } catch (cause) {
      if (attempt < RETRIES) return load(attempt + 1);
      throw failure('loadFailed', 'The checkout could not be downloaded', true, cause);
    }
  };

  return {
    /** Starts the download; nothing is executed. Needs the nonce: a strict policy reports each link without it. */
    warm(language: string): void {
      if (links.length) return;
      const { entry, preload, languages } = __MANIFEST__;
      for (const file of [entry, ...preload, ...(languages[language] ?? [])]) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.crossOrigin = '';
        if (nonce) link.nonce = nonce;
        link.href = base + file;
        links.push(link);
      }
      document.head.append(...links);
    },

    /** @throws TamarackError `loadFailed`; the next call tries again. */
    mount(): Promise<Mount> {
      code ??= load();
      code.catch(() => {
        code = undefined;
      });
      return code;
    },

    forget(): void {
      for (const link of links.splice(0)) link.remove();
    },
  };
};
