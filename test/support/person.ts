import { type Person, sealPerson } from '../../server/src/intake/applications/record/person';
import type { Api } from './api';

/** Stores who an applicant is, as the product does. */
export async function setPerson(
  api: Pick<Api, 'database' | 'services'>,
  applicationId: string,
  values: Partial<Person>,
): Promise<void> {
  await api.database
    .updateTable('application')
    .set(await sealPerson(api.services.keys, applicationId, values))
    .where('id', '=', applicationId)
    .execute();
}

/** Who an applicant is. */
export const readPerson = async (api: Pick<Api, 'services'>, applicationId: string): Promise<Person> => {
  const { personal, business, phone, email } = await api.services.applications.getRow(applicationId);
  return { personal, business, phone, email };
};
