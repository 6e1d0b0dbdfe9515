import type http from 'node:http';

export function createMerchantServer(settings: {
  readonly secretKey: string;
  /** Default: the API in production. */
  readonly apiUrl?: string;
  readonly webhookSecret: string;
  /** HTML of its page; default: an empty one. */
  readonly page?: string;
}): http.Server;

export function startMerchantServer(env: Readonly<Record<string, string | undefined>>): void;
