import type { z } from 'zod';
import { type App, problems, toClientNetwork } from '../../platform/http';
import { applicationView } from '../applications';
import { deviceCookie, generateToken } from '../sessions';
import * as schemas from './schemas';
import type { VerificationService } from './service';

const config = { access: 'session', limit: 'verification' } as const;

/** Codes are entered in the secure frames, and a number is detached by a press there. */
const framed = { ...config, access: 'frame' } as const;
const base = { tags: ['Verification'], response: { 200: applicationView, ...problems } };

/** Operations that unlock a locked session. */
const unlocking = { ...config, whileLocked: true } as const;

const operation = <Body extends z.ZodType>(
  operationId: string,
  texts: { readonly summary: string; readonly description: string },
  body: Body,
) => ({ config, schema: { ...base, operationId, ...texts, body } });

export function registerVerificationRoutes(
  app: App,
  { verification, publicUrl }: { readonly verification: VerificationService; readonly publicUrl: string },
): void {
  app.post(
    '/v1/verification/phone',
    {
      ...operation(
        'Verification_SendPhoneCode',
        {
          summary: 'Send a verification code by SMS',
          description:
            'Replaces the previous code; a code works for ten minutes. Refused for landlines and for numbers outside Canada, and with `verification-retry-later` if codes are requested too quickly or too often. A locked session receives a code at the number on file only.',
        },
        schemas.sendPhoneInput,
      ),
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
        {
          summary: 'Confirm the verification code from the SMS',
          description:
            'Called only by the secure frames. A code can be checked five times. If the number belongs to a customer’s account and a second proof is due, the session is locked until it is given; otherwise sessions of this checkout on other devices end. Sets the device’s cookie.',
        },
        schemas.confirmCodeInput,
      ),
      config: { ...framed, whileLocked: true },
    },
    async (request, reply) => {
      const deviceToken = deviceCookie.read(request, publicUrl) ?? generateToken();
      const view = await verification.confirmPhone(request.session, request.body.code, {
        deviceToken,
        ip: toClientNetwork(request.ip),
      });
      deviceCookie.write(reply, deviceToken, publicUrl);
      return view;
    },
  );

  app.delete(
    '/v1/verification/phone',
    {
      config,
      schema: {
        ...base,
        operationId: 'Verification_ChangePhone',
        summary: 'Discard the phone number to enter another one',
        description:
          'Removes the verified number, and codes that were sent and not confirmed. Refused with `step-not-allowed` once the email address is verified or personal details are saved.',
      },
    },
    ({ session }) => verification.change(session, 'phone'),
  );

  app.post(
    '/v1/verification/email',
    {
      ...operation(
        'Verification_SendEmailCode',
        {
          summary: 'Send a verification code by email',
          description:
            'Replaces the previous code; a code works for ten minutes. Allowed once the phone number is verified, and refused with `verification-retry-later` if codes are requested too quickly or too often. In a locked session, the code is the second proof.',
        },
        schemas.sendEmailInput,
      ),
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
        {
          summary: 'Confirm the verification code from the email',
          description:
            'Called only by the secure frames. A code can be checked five times. As the second proof of a locked session, it unlocks the session, ends those of other devices, and continues the customer’s application.',
        },
        schemas.confirmCodeInput,
      ),
      config: { ...framed, whileLocked: true },
    },
    ({ session, body }) => verification.confirmEmail(session, body.code),
  );

  app.delete(
    '/v1/verification/email',
    {
      config,
      schema: {
        ...base,
        operationId: 'Verification_ChangeEmail',
        summary: 'Discard the email address to enter another one',
        description:
          'Removes the verified address, and a code that was sent and not confirmed. Refused with `step-not-allowed` once a bank was connected or documents were submitted; a returning customer may change the address until the agreement is signed.',
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
    (request) =>
      verification.startOver(request.session, {
        deviceToken: deviceCookie.read(request, publicUrl),
        ip: toClientNetwork(request.ip),
      }),
  );
}
