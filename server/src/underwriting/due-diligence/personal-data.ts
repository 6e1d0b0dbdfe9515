import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import { listChecks, listOwnership } from './repository';
import { dueDiligenceTables } from './tables';

type DecryptionKeys = Pick<Keys, 'decrypt'>;

/**
 * Registry results, and which names were screened. Screening results are left out: they must not be disclosed
 * (`docs/personal-data.md`).
 */
export async function listPersonChecks(
  executor: Executor,
  keys: DecryptionKeys,
  applicationIds: readonly string[],
) {
  return (await listChecks(executor, keys, applicationIds)).flatMap(({ checkedAt, evidence }) => {
    if (evidence === null) return [];
    const { registry, names } = evidence;
    const record = 'record' in registry ? registry.record : null;
    return [
      {
        checkedAt,
        registry: record?.registry ?? null,
        registryStatus: registry.status,
        registeredName: record?.name ?? null,
        registrationNumber: record?.number ?? null,
        registeredOn: record?.registeredOn ?? null,
        comparedNames: names.map(({ name }) => name),
      },
    ];
  });
}

/** Owners and directors that an operator recorded. */
export async function listPersonOwnership(
  executor: Executor,
  keys: DecryptionKeys,
  applicationIds: readonly string[],
) {
  return (await listOwnership(executor, keys, applicationIds)).flatMap(({ people, source, recordedAt }) =>
    (people ?? []).map((person) => ({ ...person, source, recordedAt })),
  );
}

/** Erases the evidence, the people and the notes. Results and dates are kept. */
export async function eraseDueDiligence(trx: Executor, applicationIds: readonly string[]): Promise<void> {
  const tables = dueDiligenceTables(trx);
  const ids = [...applicationIds];
  await tables
    .updateTable('due_diligence_check')
    .set({ evidence_cipher: null })
    .where('application_id', 'in', ids)
    .execute();
  await tables
    .updateTable('name_match')
    .set({ evidence_cipher: null, match_key: null, note: null })
    .where('application_id', 'in', ids)
    .execute();
  await tables
    .updateTable('ownership_record')
    .set({ people_cipher: null })
    .where('application_id', 'in', ids)
    .execute();
}
