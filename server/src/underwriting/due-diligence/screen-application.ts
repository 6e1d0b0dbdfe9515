import { findApplicant } from '../../intake/applications';
import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import { listOwnership } from './repository';
import { screenPeople } from './screen-people';
import type { SanctionsEdition } from './screening/sanctions-list';

/** The names of an application, screened against an edition; null if they are not saved yet, or erased. */
export async function screenApplication(
  { database, keys }: { readonly database: Executor; readonly keys: Pick<Keys, 'decrypt'> },
  applicationId: string,
  edition: SanctionsEdition | null,
) {
  const applicant = await findApplicant(database, keys, applicationId);
  if (!applicant?.personal || !applicant.business) return null;
  const { personal, business } = applicant;
  const [ownership] = await listOwnership(database, keys, [applicationId]);
  const parties = { applicant: personal, business, people: ownership?.people ?? [] };
  return { business, ...screenPeople(parties, edition) };
}
