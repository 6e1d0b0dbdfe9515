import type { CDPSession } from 'playwright-core';

export interface Traffic {
  /** Requests begun, and bytes received, until a moment, in milliseconds of the epoch; of paths that begin so. */
  until(moment: number, path?: string): { readonly requests: number; readonly bytes: number };
}

/**
 * Counts from now on. A preflight counts with the request that it is for: a page cannot see it, but it costs a round trip.
 *
 * @param origin counts what is asked of it only. Default: of any
 */
export function countTraffic(cdp: CDPSession, origin = ''): Traffic {
  const begun = new Map<string, { readonly at: number; readonly path: string }>();
  const received: { readonly at: number; readonly path: string; readonly bytes: number }[] = [];
  /** From the browser's monotonic clock to milliseconds of the epoch. */
  let toEpoch = (timestamp: number): number => timestamp;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
    toEpoch = (other) => (wallTime + other - timestamp) * 1000;
    const isCounted = request.url.startsWith(origin) && !request.url.startsWith('data:');
    if (isCounted && request.method !== 'OPTIONS' && !begun.has(requestId))
      begun.set(requestId, { at: wallTime * 1000, path: new URL(request.url).pathname });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const path = begun.get(requestId)?.path;
    if (path !== undefined) received.push({ at: toEpoch(timestamp), path, bytes: encodedDataLength });
  });
  return {
    until(moment, path = '') {
      const isWithin = (each: { readonly at: number; readonly path: string }): boolean =>
        each.at <= moment && each.path.startsWith(path);
      return {
        requests: [...begun.values()].filter(isWithin).length,
        bytes: received.filter(isWithin).reduce((total, { bytes }) => total + bytes, 0),
      };
    },
  };
}
