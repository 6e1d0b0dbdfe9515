import { z } from 'zod';
import { language } from '../../platform/http';

export const sendPhoneInput = z
  .object({
    phone: z.string().max(40).optional().meta({
      description:
        'Phone number to verify. Omit it in a locked session: the code goes to the number on file. Otherwise, omitted, it goes to the number that the merchant gave.',
    }),
    language: language.default('en'),
  })
  .meta({ id: 'SendPhoneCodeInput' });

export const sendEmailInput = z
  .object({
    email: z.string().max(320).optional().meta({
      description:
        'Address to verify. Omit it to send another code to the address of the last one, before that to the address that the merchant gave, or in a locked session to that of the account.',
    }),
    language: language.default('en'),
  })
  .meta({ id: 'SendEmailCodeInput' });

export const confirmCodeInput = z.object({ code: z.string().max(20) }).meta({ id: 'ConfirmCodeInput' });
