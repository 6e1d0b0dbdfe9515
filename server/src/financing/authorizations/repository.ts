import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { captureWindowMs } from '@tamarack/core/lending/captures';
import type { Schedule } from '@tamarack/core/lending/schedule';
import type { Cents } from '@tamarack/core/money/cents';
import { type Executor, newId } from '../../platform/database';
import { authorizationsTables, type ReleaseReason } from './tables';

export interface NewAuthorization {
  readonly checkoutId: string;
  readonly signatureId: string;
  readonly amount: Cents;
  readonly now: Date;
}

/** Stores the authorization of a signature, once. */
export async function insertAuthorization(trx: Executor, authorization: NewAuthorization): Promise<void> {
  const { checkoutId, signatureId, amount, now } = authorization;
  await authorizationsTables(trx)
    .insertInto('payment_authorization')
    .values({
      id: newId(now),
      checkout_id: checkoutId,
      signature_id: signatureId,
      amount_cents: amount,
      authorized_at: now,
      expires_at: new Date(now.getTime() + captureWindowMs),
    })
    .onConflict((conflict) => conflict.column('signature_id').doNothing())
    .execute();
}

const selectStates = (executor: Executor) =>
  authorizationsTables(executor)
    .selectFrom('authorization_state')
    .select([
      'id',
      'checkout_id as checkoutId',
      'application_id as applicationId',
      'amount_cents as amount',
      'captured_cents as captured',
      'released_cents as released',
      'captures',
      'expires_at as expiresAt',
      'annual_rate_bps as rate',
      'term_weeks as weeks',
      'frozen',
    ]);

export type Authorization = Awaited<ReturnType<ReturnType<typeof selectStates>['execute']>>[number];

/** The authorization of a checkout; undefined before its signature, and for an automatic purchase. */
export async function findAuthorization(
  executor: Executor,
  checkoutId: string,
): Promise<Authorization | undefined> {
  return selectStates(executor).where('checkout_id', '=', checkoutId).executeTakeFirst();
}

export async function listAuthorizations(
  executor: Executor,
  checkoutIds: readonly string[],
): Promise<readonly Authorization[]> {
  if (checkoutIds.length === 0) return [];
  return selectStates(executor)
    .where('checkout_id', 'in', [...checkoutIds])
    .execute();
}

/** The amount that is neither captured nor released. */
export const getLeft = ({ amount, captured, released }: Authorization): Cents => amount - captured - released;

/** Captures and releases of checkouts, oldest first. */
export async function listParts(executor: Executor, checkoutIds: readonly string[]) {
  if (checkoutIds.length === 0) return [];
  return authorizationsTables(executor)
    .selectFrom('authorization_part as part')
    .innerJoin('payment_authorization as auth', 'auth.id', 'part.authorization_id')
    .select([
      'part.id',
      'auth.checkout_id as checkoutId',
      'part.kind',
      'part.amount_cents as amount',
      'part.reason',
      'part.occurred_at as occurredAt',
    ])
    .where('auth.checkout_id', 'in', [...checkoutIds])
    .orderBy('part.before_cents')
    .execute();
}

export type AuthorizationPart = Awaited<ReturnType<typeof listParts>>[number];

const insertPart = async (
  trx: Executor,
  { id: authorizationId, amount: authorized, captured, released }: Authorization,
  part: { readonly amount: Cents; readonly now: Date } & (
    | { readonly kind: 'capture'; readonly schedule: Schedule; readonly dueOn: readonly PlainDate[] }
    | { readonly kind: 'release'; readonly reason: ReleaseReason }
  ),
): Promise<string> => {
  const { amount, now } = part;
  const id = newId(now);
  const repayment =
    part.kind === 'capture'
      ? {
          reason: null,
          fee_cents: part.schedule.fee,
          instalments: JSON.stringify(part.schedule.instalments),
          due_on: JSON.stringify(part.dueOn),
        }
      : { reason: part.reason, fee_cents: null, instalments: null, due_on: null };
  await authorizationsTables(trx)
    .insertInto('authorization_part')
    .values({
      id,
      authorization_id: authorizationId,
      authorized_cents: authorized,
      kind: part.kind,
      amount_cents: amount,
      before_cents: captured + released,
      occurred_at: now,
      ...repayment,
    })
    .execute();
  return id;
};

/** Returns the capture's id. Throws if another part was stored for the same state. */
export const insertCapture = (
  trx: Executor,
  authorization: Authorization,
  capture: { readonly schedule: Schedule; readonly dueOn: readonly PlainDate[]; readonly now: Date },
): Promise<string> =>
  insertPart(trx, authorization, { kind: 'capture', amount: capture.schedule.principal, ...capture });

/** Releases all that is left. Returns the release's id. Throws as `insertCapture`. */
export const insertRelease = (
  trx: Executor,
  authorization: Authorization,
  release: { readonly reason: ReleaseReason; readonly now: Date },
): Promise<string> =>
  insertPart(trx, authorization, { kind: 'release', amount: getLeft(authorization), ...release });

/** Open authorizations that have expired, the earliest first. */
export async function listExpired(executor: Executor, now: Date) {
  return authorizationsTables(executor)
    .selectFrom('open_authorization')
    .select(['application_id as applicationId', 'checkout_id as checkoutId'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute();
}
