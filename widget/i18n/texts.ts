import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/protocol/mount';
import { loadTexts, type TextPart, type TextTree } from './locales';
import { translate, type Values } from './translate';

/** The texts of one mount. */
export interface Texts {
  /** Shown now. */
  language(): Language;
  /** The text of a key, `part:screen.thing` for one of another part; the key itself where there is none. */
  text(part: TextPart, key: string, values?: Values): string;
  has(part: TextPart, key: string): boolean;
  /** Fetches parts in the shown language. Rejects when one cannot be fetched; it is asked for anew next time. */
  load(parts: readonly TextPart[]): Promise<void>;
  /** Shows another language once all parts in use are there. Rejects, changing nothing, when they cannot be fetched. */
  show(language: Language): Promise<void>;
  /** Calls the listener after each change of language. Answers its undo. */
  subscribe(listener: () => void): () => void;
}

/** Names that stand in texts wherever they are wanted, from their one place. */
const names: Values = { product: brand.product, provider: brand.provider };

/** Texts in a first language, with the common part there. Rejects when that could not be fetched. */
export async function createTexts(first: Language): Promise<Texts> {
  const loaded: Record<Language, Map<TextPart, TextTree>> = { en: new Map(), fr: new Map() };
  const listeners = new Set<() => void>();
  let language = first;

  const load = async (parts: Iterable<TextPart>, into: Language): Promise<void> => {
    const missing = [...parts].filter((part) => !loaded[into].has(part));
    await Promise.all(missing.map(async (part) => loaded[into].set(part, await loadTexts(into, part))));
  };

  const lookUp = (part: TextPart, key: string, values: Values): string | undefined => {
    const [other, rest] = key.split(':');
    const [from, path] = rest === undefined ? [part, key] : [other as TextPart, rest];
    const tree = loaded[language].get(from);
    return tree && translate(tree, language, path, { ...names, ...values });
  };

  await load(['common'], first);
  return {
    language: () => language,
    text: (part, key, values = {}) => lookUp(part, key, values) ?? key,
    has: (part, key) => lookUp(part, key, {}) !== undefined,
    async load(parts) {
      // The language may change while the parts are on their way.
      let into: Language;
      do {
        into = language;
        await load(parts, into);
      } while (into !== language);
    },
    async show(next) {
      const missing = (): TextPart[] =>
        [...loaded[language].keys()].filter((part) => !loaded[next].has(part));
      while (missing().length > 0) await load(missing(), next);
      language = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
