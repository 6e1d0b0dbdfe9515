import type http from 'node:http';

export function createMerchantServer(settings: {
  readonly secretKey: string;
  /** Default: the API in production. */
  readonly apiUrl?: string;
  readonly webhookSecret: string;
}): http.Server;
