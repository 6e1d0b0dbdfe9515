import fs from 'node:fs/promises';
import path from 'node:path';
import { readAppearanceQuery } from '@tamarack/core/appearance/appearance';
import { buildAppearanceCss } from '@tamarack/core/appearance/theme-css';
import { type FrameKind, frameKinds } from '@tamarack/core/protocol/frames';
import { z } from 'zod';
import type { OriginLookup } from '../../../parties/merchants';
import type { Executor } from '../../../platform/database';
import { type App, buildPolicyHash, language, sendCompressed } from '../../../platform/http';
import type { ReleaseFiles } from '../../../platform/releases';
import type { CheckoutsService } from '../../checkouts';

interface FrameDocumentDeps {
  readonly database: Executor;
  readonly checkouts: Pick<CheckoutsService, 'get'>;
  readonly merchants: { readonly origins: Pick<OriginLookup, 'list'> };
  readonly releaseFiles: Pick<ReleaseFiles, 'find'>;
  readonly config: { readonly distFolder: string; readonly publicUrl: string };
  /** Origins whose pages a frame embeds itself. */
  readonly embedded: Partial<Readonly<Record<FrameKind, readonly string[]>>>;
}

/** Name of a build's folder: the hash of its documents. */
const buildName = /^[0-9a-f]{8}$/;

const params = z.object({ kind: z.enum(frameKinds) });
/** An appearance token, read by `readAppearanceQuery`, which drops invalid ones. */
const token = z.string().max(40).optional().catch(undefined);
const query = z.object({
  checkoutId: z.string().max(100),
  language: language.default('en'),
  channel: z.enum(['phone', 'email']).optional(),
  build: z.string().regex(buildName).optional(),
  /** The document embeds the pages of others without credentials, so that an isolated page can embed it. */
  isolated: z.literal('true').optional(),
  theme: token,
  brandColour: token,
  borderRadius: token,
  font: token,
  density: token,
});

/** Serves the documents of the secure frames, which only the pages of the checkout's merchant may embed. */
export function registerFrameDocuments(app: App, deps: FrameDocumentDeps): void {
  const { database, checkouts, merchants, releaseFiles, config, embedded } = deps;
  const folder = path.join(config.distFolder, 'frames');
  /** Files of this process, and those of others once they were requested. */
  const cached = new Map<string, FrameDocument>();
  /** Reads a file of the widget's own build, or this process's if the build is no longer kept or the widget names none. */
  const read = async (build: string | undefined, file: string): Promise<FrameDocument> => {
    const own = await findBuild(folder);
    const name = `${build ?? own}/${file}`;
    const known = cached.get(name);
    if (known) return known;
    const html =
      build === undefined || build === own
        ? await fs.readFile(path.join(folder, name), 'utf8')
        : (await releaseFiles.find(`frames/${name}`))?.content.toString('utf8');
    if (html === undefined) return read(undefined, file);
    const document = parseDocument(html, name);
    cached.set(name, document);
    return document;
  };

  app.get('/frames/:kind', { schema: { hide: true, params, querystring: query } }, async (request, reply) => {
    const { checkoutId, language: shown, build, isolated } = request.query;
    const { merchantId } = await checkouts.get(database, checkoutId);
    const parents = [config.publicUrl, ...(await merchants.origins.list(merchantId))].join(' ');
    const { kind } = request.params;
    const origins = embedded[kind] ?? [];
    const { html, styleHash } = await read(build, `${kind}.${shown}.html`);
    // the page around it has no other way to change how the document looks
    const look = buildAppearanceCss(readAppearanceQuery(request.query), ':root:root');
    const styles = look === '' ? styleHash : `${styleHash} ${buildPolicyHash(look)}`;
    reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', buildPolicy(styles, parents, origins))
      .header('cross-origin-resource-policy', 'cross-origin')
      // the pages of others need not allow it
      .header(
        'cross-origin-embedder-policy',
        origins.length > 0 && isolated === undefined ? 'unsafe-none' : 'require-corp',
      )
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, insertStyles(html.replace('{{parents}}', parents), look));
  });
}

/** After the document's own style. */
const insertStyles = (html: string, css: string): string =>
  css === '' ? html : html.replace('</style>', `</style>\n<style>${css}</style>`);

interface FrameDocument {
  readonly html: string;
  /** Hash of its style, for the policy. */
  readonly styleHash: string;
}

/** The build in the folder of this process's documents. */
async function findBuild(folder: string): Promise<string> {
  const build = (await fs.readdir(folder)).find((name) => buildName.test(name));
  if (build === undefined) throw new Error(`${folder} has no documents: run \`npm run build\``);
  return build;
}

function parseDocument(html: string, name: string): FrameDocument {
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  if (style === undefined) throw new Error(`${name} has no style: run \`npm run build\``);
  return { html, styleHash: buildPolicyHash(style) };
}

/** Our own script, the style of the document, calls to our own origin, pages of the given origins, and nothing else. */
function buildPolicy(styles: string, parents: string, origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "connect-src 'self'",
    `frame-src ${origins.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parents}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}
