import { z } from 'zod';
import { language } from '../../platform/http';

export const sendPhoneInput = z
  .object({
    phone: z.string().max(40).optional().meta({
      description:
        'Phone number to verify. If omitted, the code goes to the number that the merchant passed; in a locked session, to the number on file.',
    }),
    language: language.default('en'),
  })
  .meta({ id: 'SendPhoneCodeInput' });

export const sendEmailInput = z
  .object({
    email: z.string().max(320).optional().meta({
      description:
        'Address to verify. If omitted, the code goes to the address of the previous code, or else to the address that the merchant passed; in a locked session, to the address of the account.',
    }),
    language: language.default('en'),
  })
  .meta({ id: 'SendEmailCodeInput' });

export const confirmCodeInput = z.object({ code: z.string().max(20) }).meta({ id: 'ConfirmCodeInput' });
