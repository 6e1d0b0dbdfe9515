import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { formKeyBody } from '../../pages/web/form-key';
import { createOnce } from '../../pages/web/run-once';
import { sendPage } from '../../pages/web/send-page';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { setFlash } from '../web/flash';
import { createConsoleFormKey } from '../web/form-key';
import type { ConsoleServices } from '../web/services';
import { buildMerchantPage } from './build-merchant-page';
import { merchantPage } from './merchant-page';

const body = z.object({ ...formKeyBody, email: field(z.string().trim().max(200)) });

/** Invites an owner to the merchant's dashboard. */
export function registerMemberForm(scope: App, services: ConsoleServices): void {
  const formKeys = createConsoleFormKey(services.config.publicUrl);
  scope.post(
    '/merchants/:id/members',
    { config: { access: 'console' }, schema: { hide: true, params: idParams, body } },
    async ({ operator, params, body: { key, email } }, reply) => {
      try {
        const form = { scope: `operator:${operator.id}`, key, request: ['member', params.id, email] };
        await createOnce(services.idempotency, form, z.object({ id: z.string() }), (storeResponse) =>
          services.members.invite(params.id, { email, role: 'owner' }, operator, storeResponse),
        );
        formKeys.renew(reply);
      } catch (error) {
        const [first] =
          isProblem(error) && error.type === 'validation-failed' ? (error.details.errors ?? []) : [];
        if (!first) throw error;
        const props = { invitation: { email, error: first.code }, formKey: key };
        return sendPage(
          reply,
          merchantPage(await buildMerchantPage(services, operator, params.id, props)),
          422,
        );
      }
      setFlash(reply, { code: 'ownerInvited' });
      return reply.redirect(`/operator/merchants/${params.id}#members`, 303);
    },
  );
}
