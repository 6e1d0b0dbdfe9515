import type { Language } from '@tamarack/core/language';
import type { Api, Person } from './api';
import { type BankVisit, visitBank } from './bank-page';

export interface Started {
  readonly connectionId: string;
  readonly url: string;
  readonly origin: string;
}

export const startConnection = async (person: Person, language: Language = 'en'): Promise<Started> =>
  (await person.post<Started>('/v1/bank/connection', { language })).body;

/** Signs in on the bank's page; throws where the bank refuses. */
export async function signIn({ url }: Started, visit: BankVisit) {
  const result = await visitBank(url, visit);
  if ('flinksCode' in result) throw new Error(`the bank refused ${visit.user}: ${result.flinksCode}`);
  return result;
}

export const complete = (person: Person, { connectionId }: Started, login: object) =>
  person.post('/v1/bank/connection/complete', { connectionId, ...login });

/** Whether the aggregator still knows a login. */
export const isKnown = (api: Api, loginId: string): Promise<boolean> =>
  api.services.edges.aggregator.open(loginId).then(
    () => true,
    () => false,
  );

export const connectionOf = (api: Api, id: string) =>
  api.database.selectFrom('bank_connection').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
