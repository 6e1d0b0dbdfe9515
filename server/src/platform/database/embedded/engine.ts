import type { PGlite } from '@electric-sql/pglite';
import { openDurableStore } from './durable-fs';

/** PostgreSQL in this process, accessed through its wire protocol. It has a single session. */
export interface Engine {
  /** Sends whole messages and returns the server's response. */
  exec(bytes: Uint8Array): Promise<Uint8Array>;
  /** Waits for the session. Call the returned function to release it. */
  acquire(): Promise<() => void>;
  close(): Promise<void>;
}

/** Opens the engine on a folder in the current thread: it blocks the event loop while it works. */
export async function openInlineEngine(folder: string): Promise<Engine> {
  return createInlineEngine(await openDurableStore(folder));
}

/** Creates an engine over a store that is already open. */
export function createInlineEngine(store: PGlite): Engine {
  return withSession({
    exec: async (bytes) => toOwnBuffer(await store.runExclusive(() => store.execProtocolRaw(bytes))),
    close: () => store.close(),
  });
}

/** Grants the session to one caller at a time, in the order of the requests. */
export function withSession(raw: Pick<Engine, 'exec' | 'close'>): Engine {
  let tail: Promise<void> = Promise.resolve();
  return {
    exec: raw.exec,
    acquire: async () => {
      const before = tail;
      let release: () => void = () => undefined;
      tail = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return release;
    },
    close: async () => {
      await tail;
      await raw.close();
    },
  };
}

/** Copies the response where it is a view on a larger buffer (PGlite's own), which must not leave this thread. */
export function toOwnBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);
}
