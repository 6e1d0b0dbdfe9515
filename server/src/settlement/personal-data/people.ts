import type { Readable } from 'node:stream';
import type { Language } from '@tamarack/core/language';
import { drawDocument } from '../../financing/agreements';
import {
  maskEmail,
  maskPhone,
  type Person,
  type PersonQuery,
  type PersonRecords,
} from '../../intake/applications';
import { authorize, type Operator } from '../../parties/operators';
import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type ArchiveEntry, composeArchive } from './export/archive';
import { type CollectDeps, collectPersonalData, type PersonalData } from './export/collect';
import { composeExport } from './export/compose-document';
import { composeReasons } from './export/compose-reasons';
import { listUploads, type UploadDeps } from './export/uploads';

/** Why a person’s data is exported. */
export const exportReasons = ['access', 'portability', 'complaint', 'order'] as const;

export interface ExportRequest {
  readonly reason: (typeof exportReasons)[number];
  /** Number of the request in the provider's own system, such as `REQ-1042`. */
  readonly reference: string | null;
}

/** A person as operators find them: contacts are masked. */
export interface PersonSummary {
  readonly id: string;
  readonly name: string | null;
  readonly phoneMasked: string | null;
  readonly emailMasked: string | null;
  readonly applications: number;
  readonly lastAppliedAt: Date;
  /** When the last of the applications was erased; null while one is not. */
  readonly erasedAt: Date | null;
}

export interface PersonExport {
  readonly personId: string;
  readonly language: Language;
  readonly exportedAt: Date;
  readonly data: PersonalData;
}

/** People, for the operators who handle their requests. Every call is on the audit trail; merchants are not notified. */
export interface PeopleService extends ReturnType<typeof createPeopleService> {}

export function createPeopleService(
  deps: CollectDeps & UploadDeps & { readonly records: PersonRecords; readonly now: () => Date },
) {
  const { database, files, records, now } = deps;

  const audit = (operator: Operator, act: AuditAct, person: Person | null, details = {}) =>
    recordPersonAct(database, { operator, act, person, details, now: now() });

  const getPerson = async (id: string): Promise<Person> => {
    const person = isId(id) ? await records.find(database, id) : undefined;
    if (!person) throw problem('not-found');
    return person;
  };

  const collect = async (operator: Operator, id: string): Promise<[Person, PersonExport]> => {
    authorize(operator, 'people.export');
    const person = await getPerson(id);
    const data = await collectPersonalData(person, deps);
    return [person, { personId: id, language: getLanguage(person), exportedAt: now(), data }];
  };

  const auditExport = (
    operator: Operator,
    person: Person,
    { reason, reference }: ExportRequest,
    format:
      | { readonly format: 'json' | 'pdf' | 'reasons' }
      | { readonly format: 'zip'; readonly files: number },
  ) => audit(operator, 'person.exported', person, { reason, reference, ...format });

  const draw = ({ data, personId, language, exportedAt }: PersonExport): Promise<Buffer> =>
    drawDocument(composeExport(data, { personId, language, now: exportedAt }));

  return {
    find: async (operator: Operator, query: PersonQuery): Promise<readonly PersonSummary[]> => {
      authorize(operator, 'people.read');
      const found: PersonSummary[] = [];
      for (const id of await records.findIds(database, query)) {
        const person = await records.find(database, id);
        if (person) found.push(toSummary(person));
      }
      const [by] = Object.keys(query);
      await audit(operator, 'person.found', null, { by: by ?? null, people: found.length });
      return found;
    },

    /** Throws `not-found`. */
    get: async (operator: Operator, id: string): Promise<PersonSummary> => {
      authorize(operator, 'people.read');
      const person = await getPerson(id);
      await audit(operator, 'person.seen', person);
      return toSummary(person);
    },

    /** Everything held on a person. Throws `not-found`. */
    export: async (operator: Operator, id: string, request: ExportRequest): Promise<PersonExport> => {
      const [person, everything] = await collect(operator, id);
      await auditExport(operator, person, request, { format: 'json' });
      return everything;
    },

    /** The same as a PDF in the person's language. Throws `not-found`. */
    exportPdf: async (operator: Operator, id: string, request: ExportRequest): Promise<Buffer> => {
      const [person, everything] = await collect(operator, id);
      await auditExport(operator, person, request, { format: 'pdf' });
      return draw(everything);
    },

    /** The reasons of decisions and the transactions behind them, as a PDF in the person's language. Throws `not-found`. */
    exportReasons: async (operator: Operator, id: string, request: ExportRequest): Promise<Buffer> => {
      const [person, { data, personId, language, exportedAt }] = await collect(operator, id);
      await auditExport(operator, person, request, { format: 'reasons' });
      return drawDocument(composeReasons(data, { personId, language, now: exportedAt }));
    },

    /**
     * Both, and the contents of what the person uploaded, as a ZIP archive. Throws `not-found`; `step-not-allowed` where it
     * would be too large; `service-unavailable`. The stream fails where a content cannot be read after all.
     */
    exportArchive: async (operator: Operator, id: string, request: ExportRequest): Promise<Readable> => {
      authorize(operator, 'people.exportDocuments');
      const [person, everything] = await collect(operator, id);
      const ids = person.applications.map((application) => application.id);
      const uploads = await listUploads(ids, deps);
      const contents = uploads.flatMap(({ fileId, path, uploadedAt: at }): readonly ArchiveEntry[] =>
        fileId === null || path === null ? [] : [{ path, at, open: () => files.open(fileId) }],
      );
      const pdf = await draw(everything);
      await auditExport(operator, person, request, { format: 'zip', files: contents.length });
      const list = uploads.map(({ fileId: _, ...upload }) => upload);
      const at = everything.exportedAt;
      return composeArchive([
        { path: 'person.json', at, open: async () => [toJsonFile(everything)] },
        { path: 'person.pdf', at, open: async () => [pdf] },
        { path: 'documents.json', at, open: async () => [toJsonFile(list)] },
        ...contents,
      ]);
    },
  };
}

const toJsonFile = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 2));

/** Puts an operator's act on a person on the trail, at the newest application. */
export async function recordPersonAct(
  executor: Executor,
  event: {
    readonly operator: Pick<Operator, 'id'>;
    readonly act: AuditAct;
    readonly person: Person | null;
    readonly details?: Readonly<Record<string, string | number | null>>;
    readonly now: Date;
  },
): Promise<void> {
  const { operator, act, person, details, now } = event;
  await recordAudit(executor, {
    applicationId: person?.applications.at(-1)?.id ?? null,
    actor: `operator:${operator.id}`,
    act,
    details: { ...(person && { personId: person.id }), ...details },
    at: now,
  });
}

/** Language of the newest application. */
export const getLanguage = ({ applications }: Person): Language => applications.at(-1)?.language ?? 'en';

function toSummary({ id, customer, applications }: Person): PersonSummary {
  const newest = applications.toReversed();
  const personal = newest.find((each) => each.personal)?.personal;
  const phone = customer?.phone ?? newest.find((each) => each.phone)?.phone ?? null;
  const email = customer?.email ?? newest.find((each) => each.email)?.email ?? null;
  const erasures = newest.map(({ erasedAt }) => erasedAt);
  return {
    id,
    name: personal ? `${personal.first} ${personal.last}` : null,
    phoneMasked: phone && maskPhone(phone),
    emailMasked: email && maskEmail(email),
    applications: applications.length,
    lastAppliedAt: newest[0]?.startedAt ?? new Date(0),
    erasedAt: erasures.includes(null) ? null : (erasures[0] ?? null),
  };
}
