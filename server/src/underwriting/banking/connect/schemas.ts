import { z } from 'zod';
import { language } from '../../../platform/http';

export const startConnectionInput = z
  .object({ language: language.default('en') })
  .meta({ id: 'StartConnectionInput' });

/** Each attempt needs a new iframe, because the URL contains a single-use token. */
export const connection = z
  .object({ connectionId: z.string(), url: z.string(), origin: z.string() })
  .meta({ id: 'BankConnection' });

export const completeConnectionInput = z
  .object({
    connectionId: z.string().max(100),
    loginId: z.string().max(100),
    institution: z.string().max(100),
    accountId: z.string().max(100).optional().meta({ description: 'The account selected on the bank page.' }),
  })
  .meta({ id: 'CompleteConnectionInput' });
