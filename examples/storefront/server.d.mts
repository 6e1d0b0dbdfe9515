import type http from 'node:http';

export function createStorefront(settings: {
  readonly apiUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** If empty, all webhooks are rejected. */
  readonly webhookSecret: string;
  readonly dataFolder: string;
}): http.Server;
