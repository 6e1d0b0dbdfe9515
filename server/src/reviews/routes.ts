import { z } from 'zod';
import type { App } from '../http/app';
import { idParams, problems } from '../http/operation';
import type { Services } from '../services';
import { attachment } from './attachment';
import { review, reviewDecisionInput, reviewList, reviewQuery } from './schemas';

const contentAnswer = {
  description: 'The document as it was uploaded',
  content: { 'application/octet-stream': { schema: z.any() } },
};

/** For operators, with their key. */
export function registerReviewRoutes(app: App, { reviews }: Services): void {
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
    async ({ query }) => reviews.list({ ...query, after: query.after ?? null }),
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
}
