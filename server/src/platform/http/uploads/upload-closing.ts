import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app/app';

export interface ClosingLimits {
  /** Bytes that still arrive this long after the shutdown began are cut off. */
  readonly graceMs: number;
  /** How long the shutdown then waits for received files to be retained or removed. */
  readonly settleMs: number;
}

/** Tracks uploads for a graceful shutdown. */
export interface UploadTracker {
  /** A form whose bytes arrive or are drained. */
  trackForm(form: IncomingMessage): void;
  /** A handler that reads one; it ends with its response, even if the client is gone. */
  trackHandler(request: FastifyRequest): void;
}

/** Lets the server close without waiting for slow senders, but not before received files are cleaned up. */
export function registerUploadClosing(app: App, { graceMs, settleMs }: ClosingLimits): UploadTracker {
  const arriving = new Set<IncomingMessage>();
  const handlers = new Map<FastifyRequest, () => void>();
  const ended = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onRoute', (route) => {
    if (!route.config?.upload) return;
    // after every other hook of its kind, which may have their own work to finish
    const last = async (request: FastifyRequest, _reply: unknown, payload: unknown) => {
      handlers.get(request)?.();
      return payload;
    };
    route.onSend = [...[route.onSend ?? []].flat(), last];
  });
  app.addHook('preClose', async () => {
    timer = setTimeout(() => {
      for (const { complete, socket } of arriving) if (!complete) socket.destroy();
    }, graceMs);
  });
  // connections are closed by now; a handler may outlive its connection
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    const stop = new AbortController();
    const timeout = pause(settleMs, undefined, { signal: stop.signal }).catch(() => undefined);
    await Promise.race([Promise.all(ended), timeout]);
    stop.abort();
  });

  return {
    trackForm: (form) => {
      const { socket } = form;
      // its `close` comes with the response, before the handler ends
      const done = (): void => {
        arriving.delete(form);
        socket.off('close', done);
      };
      arriving.add(form);
      form.once('end', done);
      socket.once('close', done);
    },
    trackHandler: (request) => {
      const end = new Promise<void>((resolve) => handlers.set(request, resolve)).then(() => {
        handlers.delete(request);
        ended.delete(end);
      });
      ended.add(end);
    },
  };
}
