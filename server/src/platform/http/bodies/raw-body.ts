import { networkOf } from '../access/client-network';
import type { App } from '../app/app';
import { createSlots, type SlotLimits } from '../uploads/upload-slots';

/**
 * A body as it came, for what is signed over its bytes. They are not among its properties: a hook that walks through a
 * body finds none.
 */
export class RawBody {
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  get bytes(): Buffer {
    return this.#bytes;
  }
}

export interface RawBodyLimits {
  /** Of one body. */
  readonly bytes: number;
  /** Bodies held in memory at the same time; a caller is a network. */
  readonly slots: SlotLimits;
  /** From the first to the last byte; who takes longer is cut off. */
  readonly wholeMs: number;
}

/**
 * Routes of `register` get their body as a `RawBody`, whatever its type. Who sends it is proven by the whole of it, so
 * anybody may send one: how many are held at a time is limited, and more are refused with `rate-limited` unread.
 */
export function withRawBody(app: App, limits: RawBodyLimits, register: (scope: App) => void): void {
  const takeSlot = createSlots(limits.slots);
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limits.bytes },
      async (_: unknown, body: Buffer) => {
        return new RawBody(body);
      },
    );
    // after every check that needs no body
    scope.addHook('preParsing', async (request, reply) => {
      const release = takeSlot(networkOf(request.ip));
      const late = setTimeout(() => void request.raw.destroy(), limits.wholeMs);
      request.raw.once('end', () => clearTimeout(late));
      reply.raw.once('close', () => {
        clearTimeout(late);
        release();
      });
    });
    register(scope);
  });
}
