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
const operation = (
  operationId: string,
  texts: { readonly summary: string; readonly description: string },
) => ({ operationId, tags: ['Documents'], ...texts });

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
        ...operation('Documents_UploadStatement', {
          summary: 'Upload a bank statement, as a PDF of at most 15 MB',
          description:
            'For an applicant who connects no bank: allowed once business details are saved, and until the documents are submitted. At most 19 files of 150 MB in total. Repeating an upload changes nothing; a different file with the name of an earlier one is refused.',
        }),
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
        ...operation('Documents_UploadVoidCheque', {
          summary: 'Upload the void cheque, as a PDF or an image, and replace any earlier one',
          description:
            'For an applicant who connects no bank: allowed once business details are saved, and until the documents are submitted. At most 15 MB; `file-type-invalid` for other types.',
        }),
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
        ...operation('Documents_UploadSupporting', {
          summary: 'Upload a document that a reviewer requested, as a PDF or an image of at most 15 MB',
          description:
            'Allowed while a reviewer’s request is open, with at most ten files of 50 MB in total for each request. Send them to the reviewer with `Review_Answer`.',
        }),
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
        ...operation('Documents_List', {
          summary: 'List uploaded documents, oldest first',
          description:
            'Those of the session’s application, with the months that statements cover and the state of each file’s check. Contents cannot be downloaded.',
        }),
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
        ...operation('Documents_SetMonths', {
          summary: 'Set the months that a statement covers',
          description:
            'Replaces the months found in the file; a later reading of the file does not change them. Refused with `step-not-allowed` once the documents are submitted, and with `validation-failed` for a month outside the recent history that statements can cover.',
        }),
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
        ...operation('Documents_Delete', {
          summary: 'Delete a document and its content',
          description:
            'Allowed until the documents are submitted. While a reviewer’s request is open, only documents uploaded for that request can be deleted; others are `not-found`.',
        }),
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
        ...operation('Documents_Submit', {
          summary: 'Submit the documents for review, with the account details from the cheque',
          description:
            'Called only by the secure frames, once the statements cover every required month and the void cheque is uploaded. Stores the account for pre-authorized debits and opens a review; the documents can then no longer be changed.',
        }),
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
