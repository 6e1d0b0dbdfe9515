import type { PGlite } from '@electric-sql/pglite';
import { openDurable } from './durable-fs';

/** PostgreSQL in this process, reached by bytes of its wire protocol. It has one session. */
export interface Engine {
  /** Sends whole messages and answers with the server's. */
  exec(bytes: Uint8Array): Promise<Uint8Array>;
  /** Waits for the one session; the holder gives it back by calling the result. */
  acquire(): Promise<() => void>;
  close(): Promise<void>;
}

/** Opens the engine on a folder, in this thread: it blocks the event loop while it works. */
export async function openInlineEngine(folder: string): Promise<Engine> {
  return inlineEngine(await openDurable(folder));
}

/** An engine over a store that is open already. */
export function inlineEngine(store: PGlite): Engine {
  return withSession({
    exec: async (bytes) => ownBuffer(await store.runExclusive(() => store.execProtocolRaw(bytes))),
    close: () => store.close(),
  });
}

/** One holder at a time, in order of asking. */
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

/** A copy where the answer is a view on a larger buffer (PGlite's own), which must not leave this thread. */
export function ownBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);
}
