import fs from 'node:fs/promises';
import path from 'node:path';
import negotiate from '@fastify/accept-negotiator';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, ReleaseFiles } from '../releases';
import type { App } from './app/app';
import { varyByEncoding } from './send-compressed';

/** Matches file names with a content hash, and files of a version, as they or their compressed copies are served. */
const unchanging = /([.-][\w-]{8,}\.(js|css|woff2?|json|svg)|^v\d+\.\d+\.\d+\/.+)(\.br|\.gz)?$/;
const immutableCache = 'public, max-age=31536000, immutable';
/** The loader's name is stable: a fix reaches every merchant within minutes, except those that pin a version. */
const shortCache = 'public, max-age=300, stale-while-revalidate=86400';

const hostedPage = 'connect.html';

/** The hosted page runs our own scripts, and connects to and frames our own origin only. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const listHeaders = (name: string): readonly (readonly [string, string])[] => [
  ['cache-control', unchanging.test(name) ? immutableCache : shortCache],
  ['access-control-allow-origin', '*'],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['timing-allow-origin', '*'],
];

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

function respondNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** In the order of preference, as `preCompressed` has it. */
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** The encodings that a caller accepts, the preferred one first. */
function listAccepted(header: string | undefined): readonly Encoding[] {
  const preferred = header === undefined ? null : negotiate(header, [...encodings]);
  return encodings.filter((encoding) => encoding === preferred);
}

/** A file of another build than this process's. */
async function sendOther(
  request: FastifyRequest,
  reply: FastifyReply,
  releaseFiles: Pick<ReleaseFiles, 'find'>,
): Promise<FastifyReply> {
  const name = getName(request);
  const file = await releaseFiles.find(name, listAccepted(request.headers['accept-encoding']));
  if (file === null) return respondNotFound(reply);
  for (const [header, value] of listHeaders(name)) reply.header(header, value);
  if (file.encoding !== null) reply.header('content-encoding', file.encoding);
  return reply.type(mediaTypes[path.extname(name)] ?? 'application/octet-stream').send(file.content);
}

const getName = ({ params }: FastifyRequest): string => (params as { readonly '*': string })['*'];

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

export interface StaticOptions {
  /** Folder of the built SDK and widget, with `connect.html`. */
  readonly distFolder: string;
  readonly releaseFiles: Pick<ReleaseFiles, 'find'>;
}

/**
 * Serves the SDK's and widget's files at `/sdk/*`, for any page, and the hosted page at `/connect`, `/invoice` and
 * `/pre-qualify`.
 */
export async function registerStatic(app: App, options: StaticOptions): Promise<void> {
  const root = path.resolve(options.distFolder);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply: SetHeadersResponse, file: string) => {
      // the page is for browsers that open it, not for other pages' scripts
      if (path.basename(file) === hostedPage) return;
      const name = path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
      for (const [header, value] of listHeaders(name)) reply.setHeader(header, value);
    },
  });
  app.get('/sdk/*', { schema: { hide: true } }, async (request, reply) => {
    const name = getName(request);
    reply.header('vary', varyByEncoding);
    // documents have addresses of their own, with their policies
    if (name.endsWith('.html')) return respondNotFound(reply);
    const other = unchanging.test(name) && !(await exists(path.join(root, name)));
    return other ? sendOther(request, reply, options.releaseFiles) : reply.sendFile(name);
  });
  for (const url of ['/connect', '/invoice', '/pre-qualify'])
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('content-security-policy', contentSecurityPolicy)
        // The page posts messages to the merchant's window that opened it.
        .header('cross-origin-opener-policy', 'unsafe-none')
        .header('referrer-policy', 'no-referrer')
        .sendFile(hostedPage, root, { cacheControl: false }),
    );
}
