import type { Language } from '@tamarack/core/language';
import type { Mount, SessionInfo } from '@tamarack/core/protocol/mount';
import { createFailure } from '@tamarack/core/protocol/request';
import type { CheckoutOutcome } from './types';

/** What the build found in the widget's bundle: file names relative to the loader. */
export interface WidgetManifest {
  readonly entry: string;
  /** Everything the first screen needs beside the entry, in order of importance. */
  readonly preload: readonly string[];
  /** The files of one language only. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

export interface WidgetModule {
  readonly mount: Mount;
}

export interface StandaloneModule {
  followWindow(
    child: Window,
    apiUrl: string,
    session: SessionInfo,
    language?: Language,
  ): Promise<CheckoutOutcome>;
}

/** Put in by the build. */
declare const __MANIFEST__: WidgetManifest;

const standalone = 'standalone.mjs';

/** The one owner of what is downloaded later. `base`: address of the folder the loader came from. */
export const createDownloads = (base: string, nonce = '') => {
  const links: HTMLLinkElement[] = [];

  /**
   * Firefox remembers a failed import for ever: it is asked for once more under another query.
   * @throws TamarackError `loadFailed`
   */
  const load = <Module>(file: string): Promise<Module> => {
    const from = (query: string) =>
      import(/* @vite-ignore */ /* webpackIgnore: true */ base + file + query) as Promise<Module>;
    return from('')
      .catch(() => from(`?retry=${Date.now()}`))
      .catch((cause: unknown) => {
        throw createFailure('loadFailed', 'The checkout could not be downloaded', true, cause);
      });
  };

  return {
    /** Starts the download; nothing is executed. Needs the nonce: a strict policy reports each link without it. */
    warm(language: string, inWindow: boolean): void {
      const { entry, preload, languages } = __MANIFEST__;
      const files = inWindow ? [standalone] : [entry, ...preload, ...(languages[language] ?? [])];
      for (const file of links.length ? [] : files) {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'modulepreload', crossOrigin: '', nonce, href: base + file });
        links.push(link);
      }
      document.head.append(...links);
    },
    widget: () => load<WidgetModule>(__MANIFEST__.entry),
    standalone: () => load<StandaloneModule>(standalone),
    forget(): void {
      for (const link of links.splice(0)) link.remove();
    },
  };
};
