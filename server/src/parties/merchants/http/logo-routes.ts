import { logoPath } from '@tamarack/core/protocol/logo-path';
import { problem } from '../../../platform/errors';
import { type App, idParams } from '../../../platform/http';
import type { MerchantLogosService } from '../logo/logos';

/** The images that merchants uploaded as logos, for any page. One that is replaced gets another address. */
export function registerLogoRoutes(
  app: App,
  { merchantLogos }: { readonly merchantLogos: Pick<MerchantLogosService, 'open'> },
): void {
  app.get(`${logoPath}/:id`, { schema: { hide: true, params: idParams } }, async ({ params }, reply) => {
    const logo = await merchantLogos.open(params.id);
    if (logo === null) throw problem('not-found');
    return reply
      .type(logo.mediaType)
      .header('cache-control', 'public, max-age=86400, immutable')
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(logo.content);
  });
}
