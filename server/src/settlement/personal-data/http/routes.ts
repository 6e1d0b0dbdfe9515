import { z } from 'zod';
import { describeRequiredRole } from '../../../parties/operators';
import { type App, idParams, problems } from '../../../platform/http';
import type { CorrectionsService } from '../correction/corrections';
import type { ErasuresService } from '../erasure/erasures';
import type { PeopleService } from '../people';
import {
  correctionInput,
  correctionResult,
  erasureInput,
  erasureList,
  exportInput,
  personErasure,
  personExport,
  personList,
  personQuery,
  personSummary,
} from './schemas';
import { toErasureView, toExportView, toPersonQuery, toPersonView } from './views';

const config = { access: 'operator' as const };
const tags = ['Operator'];

const pdfResponse = {
  description: 'Everything held on the person, as a tagged PDF in their language.',
  content: { 'application/pdf': { schema: z.any() } },
};

const reasonsResponse = {
  description: 'The reasons of each decision, as a tagged PDF in the person’s language.',
  content: { 'application/pdf': { schema: z.any() } },
};

const archiveResponse = {
  description:
    'A ZIP archive: `person.json`, `person.pdf`, the list `documents.json` with the state of each file, and the files.',
  content: { 'application/zip': { schema: z.any() } },
};
/** Each file is read once before the first byte is sent. */
const archiveDeadlines = { responseMs: 120_000 };

/** The rights of people over their data. Called by operators with their key. */
export function registerPeopleRoutes(
  app: App,
  {
    people,
    erasures,
    corrections,
  }: {
    readonly people: PeopleService;
    readonly erasures: ErasuresService;
    readonly corrections: CorrectionsService;
  },
): void {
  app.post(
    '/v1/operator/people/search',
    {
      config,
      schema: {
        operationId: 'Operator_FindPeople',
        tags,
        summary: 'Find people by email address, phone number or application',
        description: 'Only verified addresses and numbers are found.',
        body: personQuery,
        response: { 200: personList, ...problems },
      },
    },
    async ({ operator, body }) => ({
      items: (await people.find(operator, toPersonQuery(body))).map(toPersonView),
    }),
  );

  app.get(
    '/v1/operator/people/:id',
    {
      config,
      schema: {
        operationId: 'Operator_GetPerson',
        tags,
        summary: 'Retrieve a person',
        description: `Contacts are masked; an export has them in full. The call is recorded in the audit trail. ${describeRequiredRole('people.read')}`,
        params: idParams,
        response: { 200: personSummary, ...problems },
      },
    },
    async ({ operator, params }) => toPersonView(await people.get(operator, params.id)),
  );

  app.post(
    '/v1/operator/people/:id/export',
    {
      config,
      schema: {
        operationId: 'Operator_ExportPerson',
        tags,
        summary: 'Export everything held on a person',
        description: `For a person’s request, a complaint or an order, with its reason and its number in your own system. The export is recorded in the audit trail; the SIN and account numbers are limited to their last digits. ${describeRequiredRole('people.export')}`,
        params: idParams,
        body: exportInput,
        response: { 200: personExport, ...problems },
      },
    },
    async ({ operator, params, body }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(toExportView(await people.export(operator, params.id, body))),
  );

  app.post(
    '/v1/operator/people/:id/export/pdf',
    {
      config,
      schema: {
        operationId: 'Operator_ExportPersonPdf',
        tags,
        summary: 'Export everything held on a person as a PDF in their language',
        description: `Contains the data of \`Operator_ExportPerson\`, to be handed to the person. The export is recorded in the audit trail with its reason. ${describeRequiredRole('people.export')}`,
        params: idParams,
        body: exportInput,
        response: { 200: pdfResponse, ...problems },
      },
    },
    async ({ operator, params, body }, reply) =>
      reply
        .header('content-type', 'application/pdf')
        .header('cache-control', 'no-store')
        .send(await people.exportPdf(operator, params.id, body)),
  );

  app.post(
    '/v1/operator/people/:id/export/reasons',
    {
      config,
      schema: {
        operationId: 'Operator_ExportPersonReasons',
        tags,
        summary: 'Export the reasons of the decisions on a person with their transactions, as a PDF',
        description:
          'In the person’s language. Instant approvals, and decisions made before transactions were recorded, have none.',
        params: idParams,
        body: exportInput,
        response: { 200: reasonsResponse, ...problems },
      },
    },
    async ({ operator, params, body }, reply) =>
      reply
        .header('content-type', 'application/pdf')
        .header('cache-control', 'no-store')
        .send(await people.exportReasons(operator, params.id, body)),
  );

  app.post(
    '/v1/operator/people/:id/export/zip',
    {
      config: { ...config, deadlines: archiveDeadlines },
      schema: {
        operationId: 'Operator_ExportPersonArchive',
        tags,
        summary: 'Export everything held on a person, with the contents of uploaded files',
        description:
          'Up to 250 files. Files that were refused, removed or lost are listed with their state. An archive that ends early is incomplete: request it again.',
        params: idParams,
        body: exportInput,
        response: { 200: archiveResponse, ...problems },
      },
    },
    async ({ operator, params, body }, reply) =>
      reply
        .header('content-type', 'application/zip')
        .header('cache-control', 'no-store')
        .send(await people.exportArchive(operator, params.id, body)),
  );

  app.patch(
    '/v1/operator/people/:id',
    {
      config,
      schema: {
        operationId: 'Operator_CorrectPerson',
        tags,
        summary: 'Correct the name, birth date, address or contacts of a person',
        description:
          'The person is notified by email. After a change of the email address or phone number, purchases wait for an operator, and codes go to the former address until the hold ends. Signed agreements are not changed.',
        params: idParams,
        body: correctionInput,
        response: { 200: correctionResult, ...problems },
      },
    },
    async ({ operator, params, body }) => ({
      corrected: [...(await corrections.correct(operator, params.id, body))],
    }),
  );

  registerErasureRoutes(app, erasures);
}

function registerErasureRoutes(app: App, erasures: ErasuresService): void {
  app.get(
    '/v1/operator/people/:id/erasures',
    {
      config,
      schema: {
        operationId: 'Operator_ListErasures',
        tags,
        summary: 'List the erasures of a person, newest first',
        description: `Includes those that are proposed or cancelled. Of a completed one, the result says which data was kept, why and until when. ${describeRequiredRole('people.read')}`,
        params: idParams,
        response: { 200: erasureList, ...problems },
      },
    },
    async ({ operator, params }) => ({
      items: (await erasures.list(operator, params.id)).map(toErasureView),
    }),
  );

  app.post(
    '/v1/operator/people/:id/erasures',
    {
      config,
      schema: {
        operationId: 'Operator_ProposeErasure',
        tags,
        summary: 'Propose the erasure of everything held on a person',
        description: 'A second operator confirms it.',
        params: idParams,
        body: erasureInput,
        response: { 201: personErasure, ...problems },
      },
    },
    async ({ operator, params, body }, reply) =>
      reply.code(201).send(toErasureView(await erasures.propose(operator, params.id, body))),
  );

  app.post(
    '/v1/operator/erasures/:id/confirmation',
    {
      config,
      schema: {
        operationId: 'Operator_ConfirmErasure',
        tags,
        summary: 'Confirm an erasure that another operator proposed',
        description:
          'Removes everything at once, except what must be kept by law or for outstanding payments. The result lists the data that was kept, with the reason and the last day; the person receives it by email.',
        params: idParams,
        response: { 200: personErasure, ...problems },
      },
    },
    async ({ operator, params }) => toErasureView(await erasures.confirm(operator, params.id)),
  );

  app.post(
    '/v1/operator/erasures/:id/cancellation',
    {
      config,
      schema: {
        operationId: 'Operator_CancelErasure',
        tags,
        summary: 'Cancel an erasure before it is confirmed',
        description: `Nothing is removed. Refused with \`step-not-allowed\` for an erasure that is done or cancelled. ${describeRequiredRole('people.proposeErasure')}`,
        params: idParams,
        response: { 200: personErasure, ...problems },
      },
    },
    async ({ operator, params }) => toErasureView(await erasures.cancel(operator, params.id)),
  );
}
