import type { Executor } from '../../../platform/database';
import { membersTables } from '../tables';

/** Records the use of a device; false if the member has not used it before. */
export async function updateDevice(
  trx: Executor,
  device: { readonly memberId: string; readonly tokenHash: Buffer; readonly now: Date },
): Promise<boolean> {
  const result = await membersTables(trx)
    .updateTable('member_device')
    .set({ last_used_at: device.now })
    .where('token_hash', '=', device.tokenHash)
    .where('member_id', '=', device.memberId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function hasDevices(trx: Executor, memberId: string): Promise<boolean> {
  const row = await membersTables(trx)
    .selectFrom('member_device')
    .select('token_hash')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDevice(
  trx: Executor,
  device: { readonly memberId: string; readonly tokenHash: Buffer; readonly now: Date },
): Promise<void> {
  await membersTables(trx)
    .insertInto('member_device')
    .values({
      token_hash: device.tokenHash,
      member_id: device.memberId,
      created_at: device.now,
      last_used_at: device.now,
    })
    .execute();
}

export async function removeDevicesBefore(executor: Executor, before: Date): Promise<void> {
  await membersTables(executor).deleteFrom('member_device').where('last_used_at', '<', before).execute();
}
