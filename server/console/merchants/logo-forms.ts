import { buffer } from 'node:stream/consumers';
import { findLogoError } from '../../pages/logo/find-logo-error';
import { sendPage } from '../../pages/web/send-page';
import { logoLimits } from '../../src/parties/merchants';
import { authorize } from '../../src/parties/operators';
import { type App, idParams, readUpload } from '../../src/platform/http';
import { setFlash } from '../web/flash';
import { createConsoleFormKey } from '../web/form-key';
import type { ConsoleServices } from '../web/services';
import { buildMerchantPage } from './build-merchant-page';
import { merchantPage } from './merchant-page';

const config = { access: 'console' } as const;
const schema = { hide: true, params: idParams } as const;

/** Uploads and removes a merchant's logo. */
export function registerLogoForms(scope: App, services: ConsoleServices): void {
  const { merchantLogos } = services;
  const formKeys = createConsoleFormKey(services.config.publicUrl);

  scope.post(
    '/merchants/:id/logo',
    { config: { ...config, upload: true }, schema },
    async (request, reply) => {
      const { operator, params } = request;
      authorize(operator, 'merchants.manage');
      try {
        const { content } = await readUpload(request, { limit: logoLimits.bytes });
        await merchantLogos.set(params.id, await buffer(content), operator);
      } catch (error) {
        const logoError = findLogoError(error);
        if (logoError === null) throw error;
        const rest = { logoError, formKey: formKeys.read(request, reply) };
        return sendPage(
          reply,
          merchantPage(await buildMerchantPage(services, operator, params.id, rest)),
          422,
        );
      }
      setFlash(reply, { code: 'logoChanged' });
      return reply.redirect(`/operator/merchants/${params.id}#logo`, 303);
    },
  );

  scope.post('/merchants/:id/logo/remove', { config, schema }, async ({ operator, params }, reply) => {
    await merchantLogos.remove(params.id, operator);
    setFlash(reply, { code: 'logoRemoved' });
    return reply.redirect(`/operator/merchants/${params.id}#logo`, 303);
  });
}
