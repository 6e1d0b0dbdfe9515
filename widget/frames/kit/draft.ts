import type { Values } from './form';

/** Input that is not saved yet, kept while the frame is not on the page. */
export interface Draft<N extends string> {
  /** Null if there is no draft. */
  load(): Promise<Partial<Values<N>> | null>;
  save(values: Partial<Values<N>>): void;
  forget(): void;
}

const ivLength = 12;

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/**
 * Keeps the draft in the browser tab, encrypted with a key that the API gives only to these frames. If the browser denies
 * storage or cryptography, nothing is kept.
 */
export function openDraft<N extends string>(name: string, keyText: string): Draft<N> {
  const algorithm = 'AES-GCM';
  const key = (async () =>
    crypto.subtle.importKey('raw', toBytes(keyText), algorithm, false, ['encrypt', 'decrypt']))();
  // one after another, so that the last write wins
  let last: Promise<unknown> = key;
  const run = <T>(work: () => T | Promise<T>): Promise<T | null> => {
    const result = last.then(work).catch(() => null);
    last = result;
    return result;
  };
  return {
    load: () =>
      run(async () => {
        const stored = Uint8Array.from(JSON.parse(sessionStorage.getItem(name) ?? ''));
        const open = { name: algorithm, iv: stored.slice(0, ivLength) };
        const bytes = await crypto.subtle.decrypt(open, await key, stored.slice(ivLength));
        return JSON.parse(new TextDecoder().decode(bytes)) as Partial<Values<N>>;
      }),
    save: (values) =>
      void run(async () => {
        const iv = crypto.getRandomValues(new Uint8Array(ivLength));
        const bytes = new TextEncoder().encode(JSON.stringify(values));
        const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, await key, bytes);
        sessionStorage.setItem(name, JSON.stringify([...iv, ...new Uint8Array(sealed)]));
      }),
    forget: () => void run(() => sessionStorage.removeItem(name)),
  };
}
