import type { Executor } from '../../../platform/database';
import { type LogoMediaType, merchantsTables } from '../tables';

/** Null if the merchant uploaded none. */
export async function findLogoFile(executor: Executor, merchantId: string): Promise<string | null> {
  const row = await merchantsTables(executor)
    .selectFrom('merchant_logo')
    .select('file_id')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row?.file_id ?? null;
}

export async function findLogo(executor: Executor, fileId: string): Promise<LogoMediaType | null> {
  const row = await merchantsTables(executor)
    .selectFrom('merchant_logo')
    .select('media_type')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row?.media_type ?? null;
}

export async function insertLogo(
  trx: Executor,
  logo: {
    readonly merchantId: string;
    readonly fileId: string;
    readonly mediaType: LogoMediaType;
    readonly now: Date;
  },
): Promise<void> {
  await merchantsTables(trx)
    .insertInto('merchant_logo')
    .values({
      merchant_id: logo.merchantId,
      file_id: logo.fileId,
      media_type: logo.mediaType,
      created_at: logo.now,
    })
    .execute();
}

export async function removeLogo(trx: Executor, merchantId: string): Promise<void> {
  await merchantsTables(trx).deleteFrom('merchant_logo').where('merchant_id', '=', merchantId).execute();
}

export async function setLogoUrl(trx: Executor, merchantId: string, url: string | null): Promise<void> {
  await merchantsTables(trx)
    .updateTable('merchant')
    .set({ logo_url: url })
    .where('id', '=', merchantId)
    .execute();
}
