import { toClientNetwork } from '../access/client-network';
import type { App } from '../app/app';
import { createSlots, type SlotLimits } from '../uploads/upload-slots';

/**
 * A body's raw bytes, for signatures over them. They are not among its properties: a hook that walks through a body does
 * not find them.
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

/** How long a route may take once it has its body. */
const handlerMs = 30_000;

export interface RawBodyLimits {
  /** Bytes of one body. */
  readonly bytes: number;
  /** Bodies in memory at the same time; a caller is a network. */
  readonly slots: SlotLimits;
  /** From the headers to the last byte; a slower sender gets `request-timeout`. */
  readonly totalMs: number;
}

/**
 * Routes of `register` get their body as a `RawBody`, whatever its type. The sender is authenticated by the complete
 * body, so anyone may send one: the number in memory is limited, and any beyond it are refused unread with
 * `rate-limited`.
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
    scope.addHook('onRoute', (route) => {
      const deadlines = { bodyMs: limits.totalMs, responseMs: limits.totalMs + handlerMs };
      route.config = { ...route.config, deadlines };
    });
    // after every check that needs no body
    scope.addHook('preParsing', async (request, reply) => {
      const release = takeSlot(toClientNetwork(request.ip));
      reply.raw.once('close', release);
    });
    register(scope);
  });
}
