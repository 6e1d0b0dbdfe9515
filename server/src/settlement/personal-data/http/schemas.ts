import { z } from 'zod';
import { language, storedValue } from '../../../platform/http';
import { correctionReasons } from '../correction/corrections';
import { exportReasons } from '../people';

const personId = z.string().meta({
  description: 'ID of the customer, or of the application of a person who never became a customer.',
});

const moment = z.iso.datetime();

/** Letters, a hyphen and digits: nothing personal can be written here. */
const reference = z
  .string()
  .regex(/^[A-Z]{2,10}-\d{1,10}$/)
  .nullable()
  .default(null)
  .meta({ description: 'Number of the request in your own system, such as `REQ-1042`.' });

/** Shapes are checked by the service, so that a wrong address finds nobody. */
export const personQuery = z
  .object({
    email: z.string().max(80).optional(),
    phone: z.string().max(40).optional().meta({ description: 'A Canadian number, in any format.' }),
    applicationId: z.string().max(100).optional(),
  })
  .refine((query) => Object.values(query).filter((value) => value !== undefined).length === 1, {
    message: 'expected one of email, phone and applicationId',
  });

export const personSummary = z
  .object({
    personId,
    name: z.string().nullable(),
    phoneMasked: z.string().nullable(),
    emailMasked: z.string().nullable(),
    applications: z.int(),
    lastAppliedAt: moment,
    erasedAt: moment.nullable().meta({ description: 'When all of the person’s applications were erased.' }),
  })
  .meta({ id: 'Person' });

export const personList = z.object({ items: z.array(personSummary) });

export const exportInput = z.object({ reason: z.enum(exportReasons), reference });

export const personExport = z
  .object({
    personId,
    language,
    exportedAt: moment,
    data: z.record(z.string(), z.array(z.unknown())).meta({
      description:
        'Everything held on the person, by section. Amounts are in dollars. The SIN and account numbers are limited to their last digits.',
    }),
  })
  .meta({ id: 'PersonExport' });

export const erasureInput = z.object({ reason: z.enum(['request', 'order']), reference });

export const personErasure = z
  .object({
    erasureId: z.string(),
    personId,
    reason: storedValue(z.enum(['request', 'order'])),
    reference: z.string().nullable(),
    state: storedValue(z.enum(['proposed', 'done', 'cancelled'])),
    proposedBy: z.string().meta({ description: 'ID of the operator.' }),
    proposedAt: moment,
    resolvedBy: z.string().nullable(),
    resolvedAt: moment.nullable(),
    result: z
      .object({
        erased: z
          .int()
          .meta({ description: 'Number of applications whose applicant can no longer be identified.' }),
        kept: z.array(
          z.object({
            kind: storedValue(z.enum(['collection', 'agreement', 'decision', 'trail'])),
            applicationId: z.string().nullable(),
            until: z.string().nullable().meta({ description: 'Last day that it is kept, `YYYY-MM-DD`.' }),
          }),
        ),
        sentences: z
          .array(z.string())
          .meta({ description: 'Data that was kept, with the reason and the last day.' }),
      })
      .nullable()
      .meta({ description: 'Null until the erasure is done.' }),
  })
  .meta({ id: 'PersonErasure' });

const value = (maxLength: number) => z.string().max(maxLength).nullable().default(null);

export const correctionInput = z
  .object({
    reason: z.enum(correctionReasons).meta({
      description:
        '`request`: the person requested it. `mistake`: the provider made a mistake. `returned`: mail was returned.',
    }),
    reference,
    first: value(100),
    last: value(200),
    dob: value(10),
    street: value(200),
    city: value(100),
    province: value(2),
    postal: value(10),
    email: value(100),
    phone: value(40),
  })
  .meta({ description: 'Omitted values are not changed.' });

export const correctionResult = z.object({
  corrected: z.array(z.string()).meta({ description: 'Names of the changed fields.' }),
});

export const erasureList = z.object({ items: z.array(personErasure) });
