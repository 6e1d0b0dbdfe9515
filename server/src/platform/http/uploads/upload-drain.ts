import type { IncomingMessage } from 'node:http';

/** How much of an upload is still read after its response. */
export interface DrainLimits {
  readonly bytes: number;
  readonly ms: number;
}

const checkIntervalMs = 100;

/**
 * Lets a sender whose upload got an early response finish: a sender that is cut off may never read the response. An
 * upload that takes too long or is too large is still cut off.
 */
export function drain(request: IncomingMessage, limits: DrainLimits): void {
  const { socket } = request;
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  request.resume();
  const before = socket.bytesRead;
  const deadline = Date.now() + limits.ms;
  const timer = setInterval(() => {
    if (request.complete || request.readableEnded || socket.destroyed) clearInterval(timer);
    else if (socket.bytesRead - before > limits.bytes || Date.now() > deadline) {
      clearInterval(timer);
      request.destroy();
    }
  }, checkIntervalMs);
  timer.unref();
}
