import type { z } from 'zod';
import { type App, problems, toClientNetwork } from '../../platform/http';
import { applicationView } from '../applications';
import * as schemas from './schemas';
import type { VerificationService } from './service';

const config = { access: 'session', limit: 'verification' } as const;

/** Codes are entered in the secure frames, and a number is detached by a press there. */
const framed = { ...config, access: 'frame' } as const;
const base = { tags: ['Verification'], response: { 200: applicationView, ...problems } };

/** Operations that unlock a locked session. */
const unlocking = { ...config, whileLocked: true } as const;

const operation = <Body extends z.ZodType>(operationId: string, summary: string, body: Body) => ({
  config,
  schema: { ...base, operationId, summary, body },
});

export function registerVerificationRoutes(
  app: App,
  { verification }: { readonly verification: VerificationService },
): void {
  app.post(
    '/v1/verification/phone',
    {
      ...operation('Verification_SendPhoneCode', 'Send a verification code by SMS', schemas.sendPhoneInput),
      config: unlocking,
    },
    ({ session, body: { phone = '', language }, ip }) =>
      verification.sendPhoneCode(session, { to: phone, language, ip: toClientNetwork(ip) }),
  );

  app.post(
    '/v1/verification/phone/confirm',
    {
      ...operation(
        'Verification_ConfirmPhoneCode',
        'Confirm the verification code from the SMS',
        schemas.confirmCodeInput,
      ),
      config: { ...framed, whileLocked: true },
    },
    ({ session, body }) => verification.confirm(session, 'phone', body.code),
  );

  app.delete(
    '/v1/verification/phone',
    {
      config,
      schema: {
        ...base,
        operationId: 'Verification_ChangePhone',
        summary: 'Discard the phone number to enter another one',
      },
    },
    ({ session }) => verification.change(session, 'phone'),
  );

  app.post(
    '/v1/verification/email',
    {
      ...operation('Verification_SendEmailCode', 'Send a verification code by email', schemas.sendEmailInput),
      config: unlocking,
    },
    ({ session, body: { email = null, language }, ip }) =>
      verification.sendEmailCode(session, { to: email, language, ip: toClientNetwork(ip) }),
  );

  app.post(
    '/v1/verification/email/confirm',
    {
      ...operation(
        'Verification_ConfirmEmailCode',
        'Confirm the verification code from the email',
        schemas.confirmCodeInput,
      ),
      config: { ...framed, whileLocked: true },
    },
    ({ session, body }) => verification.confirm(session, 'email', body.code),
  );

  app.delete(
    '/v1/verification/email',
    {
      config,
      schema: {
        ...base,
        operationId: 'Verification_ChangeEmail',
        summary: 'Discard the email address to enter another one',
      },
    },
    ({ session }) => verification.change(session, 'email'),
  );

  app.post(
    '/v1/verification/start-over',
    {
      config: { ...framed, whileLocked: true },
      schema: {
        ...base,
        operationId: 'Verification_StartOver',
        summary: 'Start as a new customer with a phone number that belonged to another customer',
        description:
          'For a person who has the phone number of an account but not its email address. The number no longer opens that account, and its owner is notified.',
      },
    },
    ({ session }) => verification.startOver(session),
  );
}
