import fs from 'node:fs/promises';
import path from 'node:path';
import { type FrameKind, frameKinds } from '@tamarack/core/protocol/frames';
import { z } from 'zod';
import type { OriginCache } from '../../../parties/merchants';
import type { Executor } from '../../../platform/database';
import { type App, buildPolicyHash, language } from '../../../platform/http';
import type { CheckoutsService } from '../../checkouts';

interface FrameDocumentDeps {
  readonly database: Executor;
  readonly checkouts: Pick<CheckoutsService, 'get'>;
  readonly merchants: { readonly origins: Pick<OriginCache, 'list'> };
  readonly config: { readonly distFolder: string; readonly publicUrl: string };
  /** Origins whose pages a frame embeds itself. */
  readonly embedded: Partial<Readonly<Record<FrameKind, readonly string[]>>>;
}

const params = z.object({ kind: z.enum(frameKinds) });
const query = z.object({
  checkoutId: z.string().max(100),
  language: language.default('en'),
  channel: z.enum(['phone', 'email']).optional(),
});

/** Serves the documents of the secure frames, which only the pages of the checkout's merchant may embed. */
export function registerFrameDocuments(app: App, deps: FrameDocumentDeps): void {
  const { database, checkouts, merchants, config, embedded } = deps;
  const cached = new Map<string, Promise<FrameDocument>>();
  const read = (file: string): Promise<FrameDocument> => {
    const document = cached.get(file) ?? readDocument(path.join(config.distFolder, 'frames', file));
    cached.set(file, document);
    document.catch(() => cached.delete(file));
    return document;
  };

  app.get('/frames/:kind', { schema: { hide: true, params, querystring: query } }, async (request, reply) => {
    const { checkoutId, language: shown } = request.query;
    const { merchantId } = await checkouts.get(database, checkoutId);
    const parents = [config.publicUrl, ...(await merchants.origins.list(merchantId))].join(' ');
    const { kind } = request.params;
    const origins = embedded[kind] ?? [];
    const { html, styleHash } = await read(`${kind}.${shown}.html`);
    return (
      reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', buildPolicy(styleHash, parents, origins))
        .header('cross-origin-resource-policy', 'cross-origin')
        // the pages of others need not allow it
        .header('cross-origin-embedder-policy', origins.length > 0 ? 'unsafe-none' : 'require-corp')
        .type('text/html; charset=utf-8')
        .send(html.replace('{{parents}}', parents))
    );
  });
}

interface FrameDocument {
  readonly html: string;
  /** Of its style, for the policy. */
  readonly styleHash: string;
}

async function readDocument(file: string): Promise<FrameDocument> {
  const html = await fs.readFile(file, 'utf8');
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  if (style === undefined) throw new Error(`${file} has no style: build it again`);
  return { html, styleHash: buildPolicyHash(style) };
}

/** Our own script, the style of the document, calls to our own origin, pages of the given origins, and nothing else. */
function buildPolicy(styleHash: string, parents: string, origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleHash}`,
    "connect-src 'self'",
    `frame-src ${origins.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parents}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}
