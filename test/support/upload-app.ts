import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Problem } from '@tamarack/core/errors/catalogue';
import fastify, { type FastifyRequest } from 'fastify';
import { createAuthenticators } from '../../server/app/authenticators';
import type { StoredFile } from '../../server/src/platform/files/service';
import { registerAccess } from '../../server/src/platform/http/access/access';
import type { App } from '../../server/src/platform/http/app/app';
import { registerIdempotency } from '../../server/src/platform/http/idempotency/idempotency';
import { registerProblems } from '../../server/src/platform/http/problems';
import {
  readUpload,
  registerUploads,
  type UploadLimits,
  uploadLimits,
} from '../../server/src/platform/http/uploads/upload';
import type { Api } from './api';

export interface UploadResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Problem & StoredFile & { readonly name: string; readonly declaredType: string };
}

export interface UploadApp {
  readonly origin: string;
  /** A form with one file, its parts given as they go over the wire. */
  send(body: readonly (Buffer | string)[], options?: SendOptions): Promise<UploadResponse>;
  /** A request whose body is written by hand. */
  openRequest(options?: SendOptions): http.ClientRequest;
  close(): Promise<void>;
}

interface SendOptions {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: a connection of its own. */
  readonly agent?: http.Agent;
}

export const boundary = 'x-test-boundary';
export const formEnd = `\r\n--${boundary}--\r\n`;

export const buildPartHead = (
  filename: string | Buffer,
  { name = 'file', type = 'application/pdf' } = {},
): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="`),
    Buffer.from(filename),
    Buffer.from(`"\r\nContent-Type: ${type}\r\n\r\n`),
  ]);

/**
 * A small server whose routes save what is sent: `POST /files`, and `POST /own` for a session; `POST /refused` answers
 * before it reads.
 */
export async function openUploadApp(
  { services }: Api,
  limit: number,
  limits: Partial<UploadLimits> = {},
): Promise<UploadApp> {
  const app: App = fastify({ bodyLimit: 1024, genReqId: () => randomUUID() });
  registerProblems(app);
  await registerUploads(app, { ...uploadLimits, ...limits });
  registerAccess(app, createAuthenticators(app, services, 'http://localhost'));
  registerIdempotency(app, services.idempotency);
  const save = async (request: FastifyRequest) => {
    const { name, declaredType, content } = await readUpload(request, { limit });
    return { ...(await services.files.save(content, { limit })), name, declaredType };
  };
  app.post('/files', { config: { upload: true } }, save);
  app.post('/own', { config: { upload: true, access: 'session' } }, save);
  app.post('/refused', { config: { upload: true } }, async (request, reply) => {
    await readUpload(request, { limit });
    return reply.code(409).send({});
  });
  app.post('/form', async () => ({}));
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const openRequest: UploadApp['openRequest'] = ({ path = '/files', headers = {}, agent } = {}) =>
    http.request(`${origin}${path}`, {
      method: 'POST',
      agent: agent ?? false,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    });
  return {
    origin,
    openRequest,
    send: async (parts, options) => {
      const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
      const request = openRequest({
        ...options,
        headers: { 'content-length': `${body.length}`, ...options?.headers },
      });
      const response = readResponse(request);
      request.end(body);
      return response;
    },
    close: () => app.close(),
  };
}

/** Rejects if the connection ends without one. */
export function readResponse(request: http.ClientRequest): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      // what is still being sent may fail now: the answer is there
      request.on('error', () => undefined);
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: JSON.parse(Buffer.concat(chunks).toString()),
        }),
      );
    });
  });
}
