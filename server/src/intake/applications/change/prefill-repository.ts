import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { openPerson } from '../record/person';
import { applicationsTables } from '../record/tables';

/** Whether the form of an application was saved. */
const isSaved = (form: 'personal' | 'business') => {
  const [plain, cipher] = [sql.ref(`application.${form}`), sql.ref(`application.${form}_cipher`)];
  return sql<boolean>`(${plain} is not null or ${cipher} is not null)`;
};

/** The customer's newest other application whose forms were filled in; null if there is none. */
export async function findPrefillSource(
  executor: Executor,
  filter: { readonly customerId: string; readonly exceptId: string },
): Promise<string | null> {
  const row = await applicationsTables(executor)
    .selectFrom('application')
    .select('id')
    .where('customer_id', '=', filter.customerId)
    .where('id', '!=', filter.exceptId)
    .where(isSaved('personal'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The borrower of a customer's credit line: from the newest application signed on it, otherwise from the one it was
 * granted in.
 */
export async function findCarryOverSource(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  filter: { readonly customerId: string; readonly exceptId: string; readonly today: PlainDate },
) {
  const line = await applicationsTables(executor)
    .selectFrom('customer_credit_line')
    .select(['id', 'application_id as applicationId'])
    .where('customer_id', '=', filter.customerId)
    .where('expires_on', '>=', filter.today)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!line) return undefined;
  const source = await applicationsTables(executor)
    .selectFrom('application')
    .leftJoin('application_credit_use as use', (join) =>
      join.onRef('use.application_id', '=', 'application.id').on('use.credit_line_id', '=', line.id),
    )
    .select([
      'application.id',
      'application.eligibility',
      'application.email',
      'application.email_cipher as emailCipher',
      'application.email_verified_at as emailVerifiedAt',
      'application.personal',
      'application.personal_cipher as personalCipher',
      'application.sin_cipher as sinCipher',
      'application.sin_last_three as sinLastThree',
      'application.business',
      'application.business_cipher as businessCipher',
    ])
    .where('application.customer_id', '=', filter.customerId)
    .where('application.id', '!=', filter.exceptId)
    .where(isSaved('personal'))
    .where(isSaved('business'))
    .where((row) =>
      row.or([row('use.used_at', 'is not', null), row('application.id', '=', line.applicationId)]),
    )
    .orderBy('use.used_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return source && openPerson(keys, source.id, source);
}

/** Creates the customer's new application, to be filled in again, for one whose offer expired. The caller adds its contacts. */
export async function insertRenewedApplication(
  trx: Executor,
  renewed: {
    readonly id: string;
    readonly expiredId: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, expiredId, now } = renewed;
  await applicationsTables(trx)
    .insertInto('application')
    .columns([
      'id',
      'merchant_id',
      'customer_id',
      'entry',
      'language',
      'eligibility',
      'phone_verified_at',
      'prefilled_from',
      'created_at',
      'updated_at',
    ])
    .expression(({ selectFrom, val, fn, ref, cast }) =>
      selectFrom('application')
        .select([
          cast<string>(val(id), 'uuid').as('id'),
          'merchant_id',
          'customer_id',
          'entry',
          'language',
          'eligibility',
          'phone_verified_at',
          // data that was never saved there was prefilled from another application
          fn
            .coalesce(
              selectFrom('application as saved')
                .select('saved.id')
                .where('saved.id', '=', expiredId)
                .where((row) =>
                  row.or([
                    row('saved.personal', 'is not', null),
                    row('saved.personal_cipher', 'is not', null),
                  ]),
                ),
              ref('prefilled_from'),
            )
            .as('prefilled_from'),
          cast<Date>(val(now), 'timestamptz').as('created_at'),
          cast<Date>(val(now), 'timestamptz').as('updated_at'),
        ])
        .where('id', '=', expiredId),
    )
    .execute();
}
