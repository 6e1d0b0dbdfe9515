import { z } from 'zod';
import { applicationView } from '../../intake/applications';
import { type App, idParams, problems } from '../../platform/http';
import { attachment } from './attachment';
import { answerInput, askInput, reconsiderationInput } from './request-schemas';
import { review, reviewDecisionInput, reviewList, reviewQuery } from './schemas';
import type { ReviewsService } from './service';

const contentAnswer = {
  description: 'The document as it was uploaded',
  content: { 'application/octet-stream': { schema: z.any() } },
};

interface ReviewRoutesDeps {
  readonly reviews: ReviewsService;
}

export function registerReviewRoutes(app: App, services: ReviewRoutesDeps): void {
  registerApplicants(app, services);
  registerOperators(app, services);
}

/** For applicants, with their session. */
function registerApplicants(app: App, { reviews }: ReviewRoutesDeps): void {
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
        summary: 'Answers what a reviewer asked for, in words, by the documents uploaded for it, or both',
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
        summary: 'Asks for a person to look at a rejection again, once; it stays in force until then',
        body: reconsiderationInput,
        response,
      },
    },
    ({ session, body }) => reviews.reconsider(session, body.observations),
  );
}

/** For operators, with their key. */
function registerOperators(app: App, { reviews }: ReviewRoutesDeps): void {
  app.get(
    '/v1/operator/reviews',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_ListReviews',
        tags: ['Operator'],
        summary: 'What waits for a person, the most urgent first; or what was decided, the latest first',
        querystring: reviewQuery,
        response: { 200: reviewList, ...problems },
      },
    },
    async ({ query }) => reviews.list({ ...query, cursor: query.cursor ?? null }),
  );

  app.get(
    '/v1/operator/reviews/:id',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_GetReview',
        tags: ['Operator'],
        summary: 'One application under review: who, documents, account, decisions so far, and its trail',
        params: idParams,
        response: { 200: review, ...problems },
      },
    },
    async ({ operator, params }) => reviews.get(operator.id, params.id),
  );

  app.get(
    '/v1/operator/documents/:id/content',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_GetDocument',
        tags: ['Operator'],
        summary: 'A document of an application under review, to be saved and never shown in place',
        params: idParams,
        response: { 200: contentAnswer, ...problems },
      },
    },
    async ({ operator, params }, reply) => {
      const { name, mediaType, size, content } = await reviews.download(operator.id, params.id);
      return reply
        .header('content-type', mediaType)
        .header('content-length', size)
        .header('content-disposition', attachment(name))
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
        summary: 'Decides a review, once, and tells the applicant',
        description:
          'Approving makes a credit line of the limit, all of it usable at once; after a request for a final review it raises the line there is. Rejecting a final review ends that line: to leave the applicant the instant part, approve with it as the limit.',
        params: idParams,
        body: reviewDecisionInput,
        response: { 200: review, ...problems },
      },
    },
    async ({ operator, params, body }) => reviews.decide(operator.id, params.id, body),
  );

  app.post(
    '/v1/operator/reviews/:id/requests',
    {
      config: { access: 'operator' },
      schema: {
        operationId: 'Operator_AskForMore',
        tags: ['Operator'],
        summary: 'Asks the applicant for more: one request at a time, answered on a page of the widget',
        params: idParams,
        body: askInput,
        response: { 200: review, ...problems },
      },
    },
    async ({ operator, params, body }) => reviews.ask(operator.id, params.id, body),
  );
}
