import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app/app';

export interface ClosingLimits {
  /** What still arrives so long after the server was asked to end is cut off. */
  readonly graceMs: number;
  /** How long it then waits for what was received to be kept or removed. */
  readonly settleMs: number;
}

/** What a server that ends has to know of its uploads. */
export interface Underway {
  /** A form whose bytes arrive, or are drained. */
  arrives(form: IncomingMessage): void;
  /** A handler that has begun to read one; it ends with its answer, which need not find anybody. */
  handles(request: FastifyRequest): void;
}

/** Lets the server end without waiting for slow senders, and not before what they sent is cleared away. */
export function registerUploadClosing(app: App, { graceMs, settleMs }: ClosingLimits): Underway {
  const arriving = new Set<IncomingMessage>();
  const handled = new Map<FastifyRequest, () => void>();
  const ended = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onRoute', (route) => {
    if (!route.config?.upload) return;
    // after every other hook of its kind: those have work of their own to end
    const last = async (request: FastifyRequest, _reply: unknown, payload: unknown) => {
      handled.get(request)?.();
      return payload;
    };
    route.onSend = [...[route.onSend ?? []].flat(), last];
  });
  app.addHook('preClose', async () => {
    timer = setTimeout(() => {
      for (const { complete, socket } of arriving) if (!complete) socket.destroy();
    }, graceMs);
  });
  // connections are closed by now; a handler may outlive its own
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    const stop = new AbortController();
    const enough = pause(settleMs, undefined, { signal: stop.signal }).catch(() => undefined);
    await Promise.race([Promise.all(ended), enough]);
    stop.abort();
  });

  return {
    arrives: (form) => {
      const { socket } = form;
      // its `close` comes with the answer, before its end
      const done = (): void => {
        arriving.delete(form);
        socket.off('close', done);
      };
      arriving.add(form);
      form.once('end', done);
      socket.once('close', done);
    },
    handles: (request) => {
      const end = new Promise<void>((resolve) => handled.set(request, resolve)).then(() => {
        handled.delete(request);
        ended.delete(end);
      });
      ended.add(end);
    },
  };
}
