import { type App, problems } from '../../../platform/http';
import { applicationView } from '../../applications';
import type { CustomerPasskeysService } from './passkeys';
import * as schemas from './schemas';

const tags = ['Passkeys'];
const framed = { access: 'frame', limit: 'verification' } as const;

/** Passkeys of customers, which only the secure frames create and use. */
export function registerPasskeyRoutes(
  app: App,
  { customerPasskeys }: { readonly customerPasskeys: CustomerPasskeysService },
): void {
  app.get(
    '/v1/passkeys/request-options',
    {
      config: { ...framed, whileLocked: true },
      schema: {
        operationId: 'Passkeys_GetRequestOptions',
        tags,
        summary: 'Retrieve the options for authenticating with a passkey',
        description:
          'Called only by the secure frames. Refused with `step-not-allowed` unless the second proof is due, or the customer has both a passkey and credit to sign for. As the second proof, the options name no passkey: they do not reveal whether the account has one.',
        response: { 200: schemas.requestOptions, ...problems },
      },
    },
    async ({ session }) => ({ ...(await customerPasskeys.getRequestOptions(session)) }),
  );

  app.post(
    '/v1/passkeys/confirm',
    {
      config: { ...framed, whileLocked: true },
      schema: {
        operationId: 'Passkeys_Confirm',
        tags,
        summary: 'Authenticate the customer with a passkey',
        description: 'Replaces the email verification code. A large purchase on a new device requires both.',
        body: schemas.passkeyInput,
        response: { 200: applicationView, ...problems },
      },
    },
    ({ session, body }) => customerPasskeys.confirm(session, body.response),
  );

  app.get(
    '/v1/passkeys/creation-options',
    {
      config: framed,
      schema: {
        operationId: 'Passkeys_GetCreationOptions',
        tags,
        summary: 'Retrieve the options for creating a passkey',
        description:
          'Called only by the secure frames. Refused with `step-not-allowed` before a purchase, on a device other than the one on which the credit line was granted, and for a customer with ten passkeys.',
        response: { 200: schemas.creationOptions, ...problems },
      },
    },
    async ({ session }) => ({ ...(await customerPasskeys.getCreationOptions(session)) }),
  );

  app.post(
    '/v1/passkeys',
    {
      config: framed,
      schema: {
        operationId: 'Passkeys_Create',
        tags,
        summary: 'Register a new passkey for the customer',
        description:
          'Allowed after a purchase, on the device on which the credit line was granted. The customer is notified.',
        body: schemas.passkeyInput,
        response: { 200: applicationView, ...problems },
      },
    },
    ({ session, body, headers }) =>
      customerPasskeys.create(session, {
        response: body.response,
        userAgent: headers['user-agent'] ?? '',
      }),
  );
}
