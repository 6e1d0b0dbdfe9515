import http from 'node:http';
import type { App } from '../../server/src/platform/http/app/app';

export interface SendRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface SendResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
  readonly text: string;
}

/** Sends one request to an app. */
export type Send = (request: SendRequest) => Promise<SendResponse>;

/** Sends without a socket. */
export function injectInto(app: App): Send {
  return async ({ method, url, headers, body }) => {
    const payload = body === undefined ? {} : { payload: body as object };
    const response = await app.inject({ method, url, headers, ...payload });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  };
}

/** Sends over a socket that is kept alive, as a browser's is; closed with the app. */
export async function sendTo(app: App): Promise<Send> {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  app.server.once('close', () => agent.destroy());
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const type = text === undefined ? {} : { 'content-type': 'application/json' };
      const request = http.request(`${origin}${url}`, { method, agent, headers: { ...type, ...headers } });
      request.once('error', reject);
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      request.end(text);
    });
}
