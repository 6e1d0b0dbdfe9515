import type { Language } from '@tamarack/core/language';
import type { Api, ApplicantClient } from './api';
import { type BankVisit, visitBank } from './bank-page';

export interface StartedConnection {
  readonly connectionId: string;
  readonly url: string;
  readonly origin: string;
}

export const startConnection = async (
  person: ApplicantClient,
  language: Language = 'en',
): Promise<StartedConnection> =>
  (await person.post<StartedConnection>('/v1/bank/connection', { language })).body;

/** Signs in on the bank's page; throws if the bank refuses. */
export async function signIn({ url }: StartedConnection, visit: BankVisit) {
  const result = await visitBank(url, visit);
  if ('flinksCode' in result) throw new Error(`the bank refused ${visit.user}: ${result.flinksCode}`);
  return result;
}

export const completeConnection = (
  person: ApplicantClient,
  { connectionId }: StartedConnection,
  login: object,
) => person.post('/v1/bank/connection/complete', { connectionId, ...login });

/** Whether a login still exists at the aggregator. */
export const hasLogin = (api: Api, loginId: string): Promise<boolean> =>
  api.services.adapters.aggregator.openSession(loginId).then(
    () => true,
    () => false,
  );

export const getConnection = (api: Api, id: string) =>
  api.database.selectFrom('bank_connection').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
