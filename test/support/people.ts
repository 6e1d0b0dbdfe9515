import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type {
  personErasure,
  personExport,
  personList,
} from '../../server/src/settlement/personal-data/http/schemas';
import type { Api, ApiResponse } from './api';
import { listHeld } from './inventory';
import { readPerson } from './person';
import type { TestOperator } from './reviews';

export type PersonErasure = z.output<typeof personErasure>;
type PersonExport = z.output<typeof personExport>;
type PersonList = z.output<typeof personList>;

/** The operations on people, as an operator calls them. */
export function actOnPeople(api: Api, { key }: TestOperator) {
  const headers = { authorization: `Bearer ${key}` };
  const post = <T>(path: string, body?: unknown): Promise<ApiResponse<T>> =>
    api.call<T>('POST', `/v1/operator/${path}`, { headers, body });
  return {
    find: async (query: object) => (await post<PersonList>('people/search', query)).body.items,
    search: (query: object) => post<PersonList>('people/search', query),
    export: (id: string, body: object = { reason: 'access', reference: 'REQ-1042' }) =>
      post<PersonExport>(`people/${id}/export`, body),
    exportArchive: (id: string, body: object = { reason: 'access', reference: 'REQ-1042' }) =>
      post(`people/${id}/export/zip`, body),
    propose: (id: string, body: object = { reason: 'request', reference: 'REQ-1043' }) =>
      post<PersonErasure>(`people/${id}/erasures`, body),
    correct: (id: string, body: object) =>
      api.call<{ corrected: readonly string[] }>('PATCH', `/v1/operator/people/${id}`, { headers, body }),
    confirm: (id: string) => post<PersonErasure>(`erasures/${id}/confirmation`),
    cancel: (id: string) => post<PersonErasure>(`erasures/${id}/cancellation`),
  };
}

/** A bank statement of an application, stored as an upload would be. Returns the id of its content. */
export async function addStatement(api: Api, applicationId: string, name: string): Promise<string> {
  const { database, services, clock } = api;
  const file = await services.files.save(Readable.from([`%PDF-1.7 ${name}`]), { limit: 1000 });
  await services.files.retain(database, file.id);
  await database
    .insertInto('document')
    .values({
      id: randomUUID(),
      application_id: applicationId,
      kind: 'statement',
      file_id: file.id,
      name,
      name_key: name,
      size_bytes: file.size,
      sha256: file.sha256,
      media_type: 'application/pdf',
      state: 'ready',
      uploaded_at: clock.now(),
    })
    .execute();
  return file.id;
}

/** Statements that were refused, which have no content any more. */
export async function addRefusedStatements(api: Api, applicationId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    application_id: applicationId,
    kind: 'statement' as const,
    file_id: null,
    name: `${index}.pdf`,
    name_key: `${index}.pdf`,
    size_bytes: 1,
    sha256: Buffer.alloc(32),
    media_type: 'application/pdf',
    state: 'refused' as const,
    problem: 'broken' as const,
    uploaded_at: api.clock.now(),
  }));
  await api.database.insertInto('document').values(rows).execute();
}

/** An uploaded invoice of an application, which was not read. */
export async function addInvoiceFile(api: Api, applicationId: string, name: string): Promise<void> {
  const { database, services, clock } = api;
  const file = await services.files.save(Readable.from([`%PDF-1.7 ${name}`]), { limit: 1000 });
  await services.files.retain(database, file.id);
  const { merchant_id } = await database
    .selectFrom('application')
    .select('merchant_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('invoice')
    .values({
      id: randomUUID(),
      application_id: applicationId,
      merchant_id,
      source: 'upload',
      state: 'entered',
      site: null,
      number: null,
      number_key: null,
      amount_cents: null,
      payable_cents: null,
      partial_confirmed_at: null,
      entered_at: clock.now(),
      file_id: file.id,
      file_name: name,
    })
    .execute();
}

/** The values that say who applied. */
export const getApplicant = async (api: Api, applicationId: string) => ({
  ...(await readPerson(api, applicationId)),
  ...(await api.database
    .selectFrom('application')
    .select('sin_cipher')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()),
});

/** Columns of an application, and of its customer, that hold personal data by the inventory and are not empty. */
export async function listHeldColumns(api: Api, applicationId: string): Promise<readonly string[]> {
  const application = await api.database
    .selectFrom('application')
    .selectAll()
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const customer = await api.database
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', application.customer_id)
    .executeTakeFirst();
  const dueDiligence = await Promise.all(
    (['due_diligence_check', 'name_match', 'ownership_record'] as const).map(async (table) => {
      const rows = await api.database
        .selectFrom(table)
        .selectAll()
        .where('application_id', '=', applicationId)
        .execute();
      return rows.flatMap((row) => listHeld(table, row));
    }),
  );
  return [
    ...listHeld('application', application),
    ...listHeld('customer', customer ?? {}),
    ...dueDiligence.flat(),
  ];
}

/** Acts on a person or of the retention, with their details, oldest first. */
export const listPersonActs = (api: Api, personId: string) =>
  api.database
    .selectFrom('audit_event')
    .select(['act', 'details'])
    .where('act', 'like', 'person.%')
    .orderBy('id')
    .execute()
    .then((events) => events.filter(({ details }) => details['personId'] === personId));
