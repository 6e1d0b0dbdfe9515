import type { RecordedCall } from '@tamarack/core/recording/recorded-items';

type CallListener = (call: RecordedCall) => void;

/** The calls of one mount. */
export interface CallWatch {
  /** The client's `fetch`. The page's own is called, and not replaced. */
  readonly fetch: typeof fetch;
  /** For a request that is not made by `fetch`: returns what reports its end. */
  readonly begin: (method: string, url: string) => (status: number, size: string | null) => void;
  /** Passes each call that ends to a listener, in place of the previous one; returns the function that stops it. */
  readonly watch: (listener: CallListener) => () => void;
}

/** @param given in place of the browser's `fetch` */
export function createCallWatch(given?: typeof fetch): CallWatch {
  let current: CallListener | undefined;
  const begin: CallWatch['begin'] = (method, url) => {
    const start = Date.now();
    return (status, size) => {
      const duration = Date.now() - start;
      const path = url.replace(/^https?:\/\/[^/]+|[?#].*$/g, '');
      current?.({ method, path, status, duration, size: size === null ? null : Number(size) });
    };
  };
  return {
    begin,
    async fetch(input, init) {
      const isRequest = input instanceof Request;
      const end = begin(
        init?.method ?? (isRequest ? input.method : 'GET'),
        isRequest ? input.url : `${input}`,
      );
      try {
        const response = await (given ?? fetch)(input, init);
        end(response.status, response.headers.get('content-length'));
        return response;
      } catch (error) {
        end(0, null);
        throw error;
      }
    },
    watch(listener) {
      current = listener;
      return () => {
        if (current === listener) current = undefined;
      };
    },
  };
}
