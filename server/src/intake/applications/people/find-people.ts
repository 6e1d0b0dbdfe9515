import { type Executor, isId } from '../../../platform/database';
import { type Keys, toEmailIndex, toPhoneIndex } from '../../../platform/keys';
import { openContacts } from '../record/customer';
import { type ApplicationRow, findApplication } from '../record/repository';
import { applicationsTables } from '../record/tables';

/** One of them: the address normalized, the number in E.164. */
export type PersonQuery =
  | { readonly email: string }
  | { readonly phone: string }
  | { readonly applicationId: string };

/** A person known to the provider: a customer, or somebody who applied and never became one. */
export interface Person {
  /** The customer's id, or the application's if the person never became a customer. */
  readonly id: string;
  readonly customer: PersonCustomer | null;
  /** Oldest first; at least one. */
  readonly applications: readonly PersonApplication[];
}

interface PersonCustomer {
  readonly id: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly formerEmail: string | null;
  readonly createdAt: Date;
}

export interface PersonApplication extends ApplicationRow {
  readonly startedAt: Date;
  /** When the applicant's data was removed. */
  readonly erasedAt: Date | null;
}

/** The verified addresses of a person, the former one included. */
export function listPersonEmails({ customer, applications }: Person): readonly string[] {
  const verified = applications.flatMap(({ email, emailVerifiedAt }) =>
    emailVerifiedAt === null ? [] : email,
  );
  const all = [customer?.email, customer?.formerEmail, ...verified];
  return [...new Set(all.filter((each) => each !== null && each !== undefined))];
}

const maxPeople = 20;

/** The ids of the people, newest first. Only verified addresses and numbers are found. */
export async function findPersonIds(
  executor: Executor,
  keys: Pick<Keys, 'keyedHash'>,
  query: PersonQuery,
): Promise<readonly string[]> {
  const own = applicationsTables(executor)
    .selectFrom('application')
    .select(({ fn, ref }) => fn.coalesce(ref('customer_id'), ref('id')).as('id'))
    .distinct()
    .orderBy('id', 'desc')
    .limit(maxPeople);
  if ('applicationId' in query) {
    if (!isId(query.applicationId)) return [];
    return toIds(await own.where('id', '=', query.applicationId).execute());
  }
  const customers = applicationsTables(executor).selectFrom('customer').select('id').limit(maxPeople);
  if ('phone' in query) {
    const { phone } = query;
    const hash = toPhoneIndex(keys, phone);
    return toIds([
      ...(await customers
        .where((row) => row.or([row('phone_hash', '=', hash), row('phone', '=', phone)]))
        .execute()),
      ...(await own
        .where((row) => row.or([row('phone_hash', '=', hash), row('phone', '=', phone)]))
        .where('phone_verified_at', 'is not', null)
        .execute()),
    ]);
  }
  const { email } = query;
  const hash = toEmailIndex(keys, email);
  return toIds([
    ...(await customers
      .where((row) =>
        row.or([
          row('email_hash', '=', hash),
          row('former_email_hash', '=', hash),
          row('email', '=', email),
          row('former_email', '=', email),
        ]),
      )
      .execute()),
    ...(await own
      .where((row) => row.or([row('email_hash', '=', hash), row('email', '=', email)]))
      .where('email_verified_at', 'is not', null)
      .execute()),
  ]);
}

const toIds = (rows: readonly { readonly id: string }[]): readonly string[] => [
  ...new Set(rows.map(({ id }) => id)),
];

/** Undefined if the person has no application. */
export async function findPerson(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  id: string,
): Promise<Person | undefined> {
  const rows = await applicationsTables(executor)
    .selectFrom('application')
    .select(['id', 'created_at as startedAt', 'erased_at as erasedAt'])
    .where((row) =>
      row.or([row('customer_id', '=', id), row.and([row('id', '=', id), row('customer_id', 'is', null)])]),
    )
    .orderBy('id')
    .execute();
  const applications: PersonApplication[] = [];
  for (const row of rows) {
    const application = await findApplication(executor, keys, row.id);
    if (application) applications.push({ ...application, ...row });
  }
  if (applications.length === 0) return undefined;
  const customer = await applicationsTables(executor)
    .selectFrom('customer')
    .select([
      'id',
      'phone',
      'phone_cipher as phoneCipher',
      'email',
      'email_cipher as emailCipher',
      'former_email as formerEmail',
      'former_email_cipher as formerEmailCipher',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return { id, customer: customer ? await openContacts(keys, id, customer) : null, applications };
}
