import { signingActs } from '@tamarack/core/protocol/signing-acts';
import { z } from 'zod';
import { isoDate, language } from '../../../platform/http';

/** Block of an agreement. The widget renders blocks instead of HTML from the server. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int(), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string(), strong: z.boolean() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('facts'), rows: z.array(z.object({ label: z.string(), value: z.string() })) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);

export const agreementQuery = z.object({ language });

export const agreement = z
  .object({
    agreementId: z.string(),
    language,
    firstLanguage: language.meta({
      description: 'Language to show first: `fr` for a business in Quebec, otherwise `en`.',
    }),
    title: z.string(),
    preparedOn: isoDate,
    blocks: z.array(block),
    html: z.string().meta({ description: 'The same content as accessible HTML.' }),
    hash: z.string().meta({ description: 'SHA-256 hash of the content, in hex. Send it when you sign.' }),
    signerName: z.string().meta({ description: 'The applicant’s full name, which they type to sign.' }),
    signed: z.boolean(),
  })
  .meta({ id: 'Agreement' });

export const signInput = z
  .object({
    agreementId: z.string().max(100),
    hash: z.string().max(100).meta({ description: '`hash` of the agreement that the applicant read.' }),
    language,
    accepted: z.boolean(),
    name: z.string().max(200),
  })
  .meta({ id: 'SignInput' });

export const signingActInput = z
  .object({
    agreementId: z.uuid().meta({ description: '`agreementId` of the agreement that is shown.' }),
    act: z.enum(signingActs),
  })
  .meta({ id: 'SigningActInput' });
