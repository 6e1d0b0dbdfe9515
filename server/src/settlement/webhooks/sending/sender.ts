import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { AttemptFailure } from '../tables';
import {
  type Resolve,
  resolveAddresses,
  resolveWithDns,
  type TargetError,
  toHost,
  validateUrl,
} from './target';

/** Timeout for DNS lookup, connection and response together. */
export const webhookTimeoutMs = 10_000;
/** Maximum number of response bytes to read. */
const maxResponseBytes = 64 * 1024;
const refusedCode = 'ADDRESS_REFUSED';

export interface SignedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Result of an attempt: the status of a response, or no response. */
export type AttemptResult =
  | { readonly status: number; readonly latencyMs: number }
  | { readonly failure: AttemptFailure; readonly latencyMs: number };

/** Sends requests to merchants' servers. */
export interface WebhookSender extends ReturnType<typeof createWebhookSender> {}

/** Over HTTPS. Each connection uses an address that was checked for it: a changed DNS name cannot bypass the check. */
export function createWebhookSender(options: {
  /** Allows `http://localhost`: the sandbox only. */
  readonly local: boolean;
  readonly timeoutMs: number;
  readonly resolve?: Resolve;
}) {
  const { timeoutMs, resolve = resolveWithDns } = options;

  const checkedLookup: LookupFunction = (hostname, { all }, done) => {
    void resolveAddresses(hostname, options, resolve).then((resolved) => {
      if (typeof resolved === 'string') {
        const code = resolved === 'nameUnknown' ? 'ENOTFOUND' : refusedCode;
        return done(Object.assign(new Error(code), { code }), []);
      }
      if (all) return done(null, [...resolved]);
      const [first] = resolved;
      return done(null, first?.address ?? '', first?.family);
    });
  };

  return {
    /** Why a URL cannot receive events; null if it can. */
    validateTarget: async (text: string): Promise<TargetError | null> => {
      const error = validateUrl(text, options);
      if (error !== null) return error;
      const host = toHost(new URL(text));
      if (isIP(host) !== 0) return null;
      const resolved = await resolveAddresses(host, options, resolve);
      return typeof resolved === 'string' ? resolved : null;
    },

    /** Posts it once. Follows no redirect and ignores all of the response but its status. Does not throw. */
    send: ({ url, headers, body }: SignedRequest): Promise<AttemptResult> => {
      const startedAt = performance.now();
      const latencyMs = (): number => Math.round(performance.now() - startedAt);
      if (validateUrl(url, options) !== null)
        return Promise.resolve({ failure: 'addressRefused', latencyMs: latencyMs() });
      return new Promise((settle) => {
        const { request } = url.startsWith('http:') ? http : https;
        const outgoing = request(url, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          agent: false,
          lookup: checkedLookup,
          signal: AbortSignal.timeout(timeoutMs),
        });
        outgoing.on('response', (response) => {
          settle({ status: response.statusCode ?? 0, latencyMs: latencyMs() });
          drainResponse(response);
        });
        outgoing.on('error', (error) => settle({ failure: toAttemptFailure(error), latencyMs: latencyMs() }));
        outgoing.end(body);
      });
    },
  };
}

/** Lets the server finish its response, up to the limit. */
function drainResponse(response: http.IncomingMessage): void {
  let left = maxResponseBytes;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) response.destroy();
  });
}

const tlsCode = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/;

function toAttemptFailure(error: Error & { readonly code?: unknown }): AttemptFailure {
  const code = String(error.code);
  if (code === 'ABORT_ERR') return 'timeout';
  if (code === refusedCode) return 'addressRefused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'nameUnknown';
  return tlsCode.test(code) ? 'tls' : 'connection';
}
