import { z } from 'zod';
import { isoDate, language } from '../../../platform/http';

/** The agreement's content as blocks, so that the widget needs no HTML from elsewhere. */
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
    /** `fr` for a business in Quebec: it is shown in French first. `en` where nothing comes first. */
    firstLanguage: language,
    title: z.string(),
    preparedOn: isoDate,
    blocks: z.array(block),
    /** The same content as accessible HTML. */
    html: z.string(),
    /** SHA-256 of the content, hex; sent back by `sign`. */
    hash: z.string(),
    signed: z.boolean(),
  })
  .meta({ id: 'Agreement' });

export const signInput = z
  .object({
    agreementId: z.string().max(100),
    hash: z.string().max(100),
    language,
    accepted: z.boolean(),
    name: z.string().max(200),
    /** Acts on the agreement's screen, with client times, for the evidence. */
    acts: z
      .array(
        z.object({
          act: z.enum(['opened', 'scrolledToEnd', 'languageChosen', 'boxTicked', 'nameTyped']),
          at: z.iso.datetime(),
        }),
      )
      .max(200),
  })
  .meta({ id: 'SignInput' });
