import type { FastifyRequest } from 'fastify';
import { applicationView } from '../../intake/applications';
import { type App, idParams, problems, readUpload } from '../../platform/http';
import { chequeAccountInput, documentList, fileForm, monthsInput, uploadQuery } from './schemas';
import type { DocumentsService } from './service';

const response = { 200: applicationView, ...problems };

interface DocumentRoutesDeps {
  readonly documents: DocumentsService;
}

/** Fields that all document operations share. */
const operation = (operationId: string, summary: string) => ({ operationId, tags: ['Documents'], summary });

/** A form with one file. The file is streamed, so there is no body to validate. */
const form = { body: fileForm, consumes: ['multipart/form-data'] };

export function registerDocumentRoutes(app: App, { documents }: DocumentRoutesDeps): void {
  const config = { access: 'session' as const };
  const upload = { access: 'session' as const, upload: true };
  const receive = (request: FastifyRequest) => (rules: { readonly limit: number }) =>
    readUpload(request, rules);

  app.post(
    '/v1/documents/statements',
    {
      config: upload,
      schema: {
        ...operation('Documents_UploadStatement', 'Upload a bank statement, as a PDF of at most 15 MB'),
        ...form,
        querystring: uploadQuery,
        response,
      },
    },
    (request) =>
      documents.upload(
        request.session,
        { kind: 'statement', month: request.query.month, contentLength: readContentLength(request) },
        receive(request),
      ),
  );

  app.post(
    '/v1/documents/void-cheque',
    {
      config: upload,
      schema: {
        ...operation(
          'Documents_UploadVoidCheque',
          'Upload the void cheque, as a PDF or an image, and replace any earlier one',
        ),
        ...form,
        response,
      },
    },
    (request) =>
      documents.upload(
        request.session,
        { kind: 'voidCheque', contentLength: readContentLength(request) },
        receive(request),
      ),
  );

  app.post(
    '/v1/documents/supporting',
    {
      config: upload,
      schema: {
        ...operation(
          'Documents_UploadSupporting',
          'Upload a document that a reviewer requested, as a PDF or an image of at most 15 MB',
        ),
        ...form,
        response,
      },
    },
    (request) =>
      documents.upload(
        request.session,
        { kind: 'supporting', contentLength: readContentLength(request) },
        receive(request),
      ),
  );

  app.get(
    '/v1/documents',
    {
      config,
      schema: {
        ...operation('Documents_List', 'List uploaded documents, oldest first'),
        response: { 200: documentList, ...problems },
      },
    },
    ({ session }) => documents.list(session),
  );

  app.put(
    '/v1/documents/:id/months',
    {
      config,
      schema: {
        ...operation('Documents_SetMonths', 'Set the months that a statement covers'),
        params: idParams,
        body: monthsInput,
        response,
      },
    },
    ({ session, params, body }) => documents.setMonths(session, params.id, body),
  );

  app.delete(
    '/v1/documents/:id',
    {
      config,
      schema: {
        ...operation('Documents_Delete', 'Delete a document and its content'),
        params: idParams,
        response,
      },
    },
    ({ session, params }) => documents.remove(session, params.id),
  );

  app.post(
    '/v1/documents/submit',
    {
      config: { access: 'frame' },
      schema: {
        ...operation(
          'Documents_Submit',
          'Submit the documents for review, with the account details from the cheque',
        ),
        body: chequeAccountInput,
        response,
      },
    },
    ({ session, body }) => documents.submit(session, body),
  );
}

/** Size in bytes from the `content-length` header. */
function readContentLength({ headers }: FastifyRequest): number {
  const length = Number(headers['content-length'] ?? 0);
  return Number.isSafeInteger(length) ? length : 0;
}
