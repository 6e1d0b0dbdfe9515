import { readFileSync } from 'node:fs';
import { pageColours } from '@tamarack/core/appearance/page-colours';
import { z } from 'zod';
import type { SandboxConfig } from '../../src/config';
import type { Executor } from '../../src/platform/database';
import type { App } from '../../src/platform/http';
import { newInvoicePath } from '../data/invoice-links';
import { readOutbox } from '../outbox/outbox';
import { consolePage } from './page';

const file = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const query = z.object({
  /** Only messages to this number or address. */
  to: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The console at `/sandbox`: sent messages and magic values. */
export function registerConsole(
  app: App,
  {
    database,
    sandbox,
    bankOrigin,
    newInvoice,
  }: {
    readonly database: Executor;
    readonly sandbox: SandboxConfig;
    readonly bankOrigin: string;
    /** Creates a new invoice with its link; returns the link's URL. */
    readonly newInvoice: () => Promise<string>;
  },
): void {
  const page = consolePage({ storefront: sandbox.origins[0] ?? '', bankOrigin });
  const hidden = { schema: { hide: true } };

  app.get('/sandbox', hidden, async (_, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  for (const [name, type, beginning] of [
    ['console.css', 'text/css', `${pageColours}\n`],
    ['console.js', 'text/javascript', ''],
  ] as const)
    app.get(`/sandbox/${name}`, hidden, async (_, reply) =>
      reply.type(`${type}; charset=utf-8`).send(beginning + file(name)),
    );

  app.get(newInvoicePath, hidden, async (_, reply) => reply.redirect(await newInvoice(), 303));

  app.get('/sandbox/api/outbox', { schema: { hide: true, querystring: query } }, async (request) => {
    const { to, limit } = request.query;
    const messages = await readOutbox(database, to === undefined ? limit : 200);
    const matching = to === undefined ? messages : messages.filter(({ recipient }) => recipient === to);
    return {
      items: matching
        .slice(0, limit)
        .map(({ id, channel, recipient, subject, text, attachments, created_at }) => ({
          id,
          channel,
          to: recipient,
          subject,
          text,
          attachments: attachments.map(({ filename, contentType }) => ({ filename, contentType })),
          sentAt: created_at,
        })),
    };
  });
}
