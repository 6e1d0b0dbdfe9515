import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { NoAnswer } from './tables';
import { addressesOf, faultOfUrl, hostOf, type Resolve, resolveBySystem, type TargetFault } from './target';

/** Timeout for DNS lookup, connection and response together. */
export const webhookTimeoutMs = 10_000;
/** Maximum number of response bytes to read. */
const answerLimit = 64 * 1024;
const refused = 'ADDRESS_REFUSED';

export interface SignedMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Result of an attempt: the status of a response, or no response. */
export type Tried =
  | { readonly status: number; readonly latencyMs: number }
  | { readonly failure: NoAnswer; readonly latencyMs: number };

/** Sends requests to merchants' servers. */
export interface WebhookSender {
  /** Why a URL cannot receive events; null where it can. */
  faultOf(url: string): Promise<TargetFault | null>;
  /** Posts it once. Follows no redirect and ignores all of the response but its status. Does not throw. */
  send(message: SignedMessage): Promise<Tried>;
}

/** Over HTTPS. Each connection uses an address that was checked for it: a changed DNS name cannot bypass the check. */
export function createWebhookSender(options: {
  /** Allows `http://localhost`: the sandbox only. */
  readonly local: boolean;
  readonly timeoutMs: number;
  readonly resolve?: Resolve;
}): WebhookSender {
  const { timeoutMs, resolve = resolveBySystem } = options;

  const checkedLookup: LookupFunction = (hostname, { all }, done) => {
    void addressesOf(hostname, options, resolve).then((found) => {
      if (typeof found === 'string') {
        const code = found === 'nameUnknown' ? 'ENOTFOUND' : refused;
        return done(Object.assign(new Error(code), { code }), []);
      }
      if (all) return done(null, [...found]);
      const [first] = found;
      return done(null, first?.address ?? '', first?.family);
    });
  };

  return {
    faultOf: async (text) => {
      const fault = faultOfUrl(text, options);
      if (fault !== null) return fault;
      const host = hostOf(new URL(text));
      if (isIP(host) !== 0) return null;
      const found = await addressesOf(host, options, resolve);
      return typeof found === 'string' ? found : null;
    },

    send: ({ url, headers, body }) => {
      const began = performance.now();
      const latencyMs = (): number => Math.round(performance.now() - began);
      if (faultOfUrl(url, options) !== null)
        return Promise.resolve({ failure: 'addressRefused', latencyMs: latencyMs() });
      return new Promise((settle) => {
        const { request } = url.startsWith('http:') ? http : https;
        const sending = request(url, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          agent: false,
          lookup: checkedLookup,
          signal: AbortSignal.timeout(timeoutMs),
        });
        sending.on('response', (answer) => {
          settle({ status: answer.statusCode ?? 0, latencyMs: latencyMs() });
          letEnd(answer);
        });
        sending.on('error', (error) => settle({ failure: failureOf(error), latencyMs: latencyMs() }));
        sending.end(body);
      });
    },
  };
}

/** Lets the server finish its response, up to the limit. */
function letEnd(answer: http.IncomingMessage): void {
  let left = answerLimit;
  answer.on('error', () => undefined);
  answer.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) answer.destroy();
  });
}

const tlsCode = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/;

function failureOf(error: Error & { readonly code?: unknown }): NoAnswer {
  const code = String(error.code);
  if (code === 'ABORT_ERR') return 'timeout';
  if (code === refused) return 'addressRefused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'nameUnknown';
  return tlsCode.test(code) ? 'tls' : 'connection';
}
