import { z } from 'zod';
import { applicationView } from '../../intake/applications';
import { describeRequiredRole } from '../../parties/operators';
import { type App, idParams, problems } from '../../platform/http';
import { toEvidenceRecord } from './evidence/evidence-record';
import { evidenceList } from './evidence/evidence-schemas';
import { toContentDisposition } from './files/content-disposition';
import { answerInput, informationRequestInput, reconsiderationInput } from './requests/request-schemas';
import { returnDecisionInput, review, reviewDecisionInput, reviewList, reviewQuery } from './schemas';
import type { ReviewsService } from './service';

const contentResponse = {
  description: 'The uploaded file, unchanged.',
  content: { 'application/octet-stream': { schema: z.any() } },
};

interface ReviewRoutesDeps {
  readonly reviews: ReviewsService;
}

export function registerReviewRoutes(app: App, services: ReviewRoutesDeps): void {
  registerApplicantRoutes(app, services);
  registerOperatorRoutes(app, services);
}

/** Called by applicants with their session. */
function registerApplicantRoutes(app: App, { reviews }: ReviewRoutesDeps): void {
  const config = { access: 'session' as const };
  const tags = ['Review'];
  const response = { 200: applicationView, ...problems };

  app.post(
    '/v1/review/answer',
    {
      config,
      schema: {
        operationId: 'Review_Answer',
        tags,
        summary: 'Respond to a reviewer’s request with text, uploaded documents, or both',
        description:
          'Allowed while a reviewer’s request is open; the review then returns to the queue. Refused with `validation-failed` if there is neither a text nor a usable document uploaded for the request.',
        body: answerInput,
        response,
      },
    },
    ({ session, body }) => reviews.answer(session, body.text),
  );

  app.post(
    '/v1/review/reconsideration',
    {
      config,
      schema: {
        operationId: 'Review_Reconsider',
        tags,
        summary: 'Request a manual review of a rejection',
        description:
          'Available once for each application. The rejection remains in force until a reviewer decides.',
        body: reconsiderationInput,
        response,
      },
    },
    ({ session, body }) => reviews.requestReconsideration(session, body.observations),
  );
}

/** Called by operators with their key. */
function registerOperatorRoutes(app: App, { reviews }: ReviewRoutesDeps): void {
  app.get(
    '/v1/operator/reviews',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_ListReviews',
        tags: ['Operator'],
        summary: 'List open reviews, most urgent first, or decided reviews, latest first',
        description: `Returns the reviews in one state: open by default, waiting for a second operator, waiting for the applicant, or decided. ${describeRequiredRole('reviews.read')}`,
        querystring: reviewQuery,
        response: { 200: reviewList, ...problems },
      },
    },
    async ({ operator, query }) => reviews.list(operator, { ...query, cursor: query.cursor ?? null }),
  );

  app.get(
    '/v1/operator/reviews/:id/evidence',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_GetReviewEvidence',
        tags: ['Operator'],
        summary: 'Retrieve the transactions behind each reason of the decisions on an application',
        description:
          'Available for decisions by the rules that rejected, referred or pre-qualified the applicant. Other decisions, and those made before transactions were recorded, have none.',
        params: idParams,
        response: { 200: evidenceList, ...problems },
      },
    },
    async ({ operator, params }, reply) => {
      const evidence = await reviews.readEvidence(operator, params.id);
      const items = [...evidence].map(([decisionId, each]) => toEvidenceRecord(decisionId, each));
      return reply.header('cache-control', 'no-store').send({ items });
    },
  );

  app.get(
    '/v1/operator/reviews/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_GetReview',
        tags: ['Operator'],
        summary: 'Retrieve a review: applicant, documents, bank account, decisions and audit trail',
        description: `The call is recorded in the audit trail of the application. Without the role reviewer or senior, the response contains neither documents nor the last digits of the SIN. ${describeRequiredRole('reviews.read')}`,
        params: idParams,
        response: { 200: review, ...problems },
      },
    },
    async ({ operator, params }) => reviews.get(operator, params.id),
  );

  app.get(
    '/v1/operator/documents/:id/content',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_GetDocument',
        tags: ['Operator'],
        summary: 'Download a document of an application under review',
        description: `Always a download, never displayed in place, and recorded in the audit trail. Refused with \`step-not-allowed\` until a virus scan has found the file clean. ${describeRequiredRole('documents.read')}`,
        params: idParams,
        response: { 200: contentResponse, ...problems },
      },
    },
    async ({ operator, params }, reply) => {
      const { name, mediaType, size, content } = await reviews.download(operator, params.id);
      return reply
        .header('content-type', mediaType)
        .header('content-length', size)
        .header('content-disposition', toContentDisposition(name))
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
        .header('cache-control', 'no-store')
        .send(content);
    },
  );

  app.post(
    '/v1/operator/reviews/:id/decision',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_DecideReview',
        tags: ['Operator'],
        summary: 'Decide a review and notify the applicant',
        description:
          'A review can be decided only once. Approval opens a credit line with the given limit, available immediately. In a final review, approval raises the limit of the existing line and rejection closes the line. To let the applicant keep the instant amount, approve with that amount as the limit. Over a configured amount, an approval is stored as a proposal and the review is `proposed` until a second operator confirms it.',
        params: idParams,
        body: reviewDecisionInput,
        response: { 200: review, ...problems },
      },
    },
    async ({ operator, params, body }) => reviews.decide(operator, params.id, body),
  );

  app.post(
    '/v1/operator/reviews/:id/confirmation',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_ConfirmDecision',
        tags: ['Operator'],
        summary: 'Confirm an approval that another operator proposed',
        description:
          'The approval takes effect and the applicant is notified. Operators cannot confirm their own proposals.',
        params: idParams,
        response: { 200: review, ...problems },
      },
    },
    async ({ operator, params }) => reviews.confirm(operator, params.id),
  );

  app.post(
    '/v1/operator/reviews/:id/return',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_ReturnDecision',
        tags: ['Operator'],
        summary: 'Return a proposed approval to the queue, or withdraw your own',
        description: `The review can then be decided again. A colleague’s proposal can be returned only by an operator who may confirm approvals; the note is for its proposer. ${describeRequiredRole('reviews.decide')}`,
        params: idParams,
        body: returnDecisionInput,
        response: { 200: review, ...problems },
      },
    },
    async ({ operator, params, body }) => reviews.returnProposal(operator, params.id, body.note),
  );

  app.post(
    '/v1/operator/reviews/:id/requests',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_AskForMore',
        tags: ['Operator'],
        summary: 'Request more information from the applicant',
        description: 'A review can have one open request at a time. The applicant responds in the widget.',
        params: idParams,
        body: informationRequestInput,
        response: { 200: review, ...problems },
      },
    },
    async ({ operator, params, body }) => reviews.requestInformation(operator, params.id, body),
  );
}
