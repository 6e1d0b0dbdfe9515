import { z } from 'zod';
import { applicationView } from '../../intake/applications';
import { type App, problems } from '../../platform/http';
import { agreement, agreementQuery, signInput, signingActInput } from './content/schemas';
import type { AgreementsService } from './service';

interface AgreementRoutesDeps {
  readonly agreements: AgreementsService;
}

const pdfResponse = {
  description: 'The agreement as a tagged PDF.',
  content: { 'application/pdf': { schema: z.any() } },
};

/** Only our own frames read and sign an agreement: the page around them must not. */
export function registerAgreementRoutes(app: App, { agreements }: AgreementRoutesDeps): void {
  app.get(
    '/v1/agreement',
    {
      config: { access: 'frame' },
      schema: {
        operationId: 'Agreement_GetAgreement',
        tags: ['Agreement'],
        summary: 'Retrieve the agreement for the selected payment option',
        description: 'A business in Quebec must see the French version first.',
        querystring: agreementQuery,
        response: { 200: agreement, ...problems },
      },
    },
    async (request) => agreements.get(request.session, request.query.language),
  );

  app.get(
    '/v1/agreement/pdf',
    {
      config: { access: 'frame' },
      schema: {
        operationId: 'Agreement_GetPdf',
        tags: ['Agreement'],
        summary: 'Download the agreement as a PDF',
        description:
          'Called only by the secure frames. Before the signature, the draft in the requested language; afterwards the signed agreement, in the language in which it was signed.',
        querystring: agreementQuery,
        response: { 200: pdfResponse, ...problems },
      },
    },
    async (request, reply) => {
      const { filename, bytes } = await agreements.getPdf(request.session, request.query.language);
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .header('cache-control', 'no-store')
        .send(bytes);
    },
  );

  app.post(
    '/v1/agreement/acts',
    {
      config: { access: 'frame' },
      schema: {
        operationId: 'Agreement_RecordAct',
        tags: ['Agreement'],
        summary: 'Record an act of the signing, such as opening the agreement',
        description: 'Stored as evidence of the signature, with the time at which the server received it.',
        body: signingActInput,
        response: { 204: z.null().meta({ description: 'The act is recorded.' }), ...problems },
      },
    },
    async (request, reply) => {
      await agreements.recordAct(request.session, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/v1/agreement/sign',
    {
      config: { access: 'frame' },
      schema: {
        operationId: 'Agreement_Sign',
        tags: ['Agreement'],
        summary: 'Sign the agreement',
        description:
          'Send the hash of the agreement that the applicant read. Record `opened`, `boxTicked` and `nameTyped` first.',
        body: signInput,
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) =>
      agreements.sign(request.session, request.body, {
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      }),
  );
}
