import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { openPerson } from '../record/person';
import { applicationsTables } from '../record/tables';

/** The attributes that statistics group applications by. */
export interface ApplicationSegment {
  readonly language: Language;
  /** Province of residence; null if it was erased. */
  readonly province: string | null;
}

/** By the id of the application. */
export async function listSegments(
  executor: Executor,
  keys: Pick<Keys, 'decrypt'>,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, ApplicationSegment>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await applicationsTables(executor)
    .selectFrom('application')
    .select(['id', 'language', 'personal', 'personal_cipher as personalCipher'])
    .where('id', 'in', [...applicationIds])
    .execute();
  return new Map(
    await Promise.all(
      rows.map(async ({ language, ...row }) => {
        const { personal } = await openPerson(keys, row.id, row);
        return [row.id, { language, province: personal?.province ?? null }] as const;
      }),
    ),
  );
}
