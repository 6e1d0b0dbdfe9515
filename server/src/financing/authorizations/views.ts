import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { Executor } from '../../platform/database';
import { type Authorization, listAuthorizations } from './repository';
import type { authorizationView } from './schemas';

type AuthorizationView = z.input<typeof authorizationView>;

const toAuthorizationView = ({
  amount,
  captured,
  released,
  expiresAt,
}: Authorization): AuthorizationView => ({
  amount: toDollars(amount),
  captured: toDollars(captured),
  released: toDollars(released),
  expiresAt: expiresAt.toISOString(),
});

/** Returns a lookup by checkout: null before its signature, and for an automatic purchase. */
export async function listAuthorizationViews(
  executor: Executor,
  checkoutIds: readonly string[],
): Promise<(checkoutId: string) => AuthorizationView | null> {
  const all = await listAuthorizations(executor, checkoutIds);
  const byId = new Map(all.map((row) => [row.checkoutId, toAuthorizationView(row)]));
  return (checkoutId) => byId.get(checkoutId) ?? null;
}
