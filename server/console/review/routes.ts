import { z } from 'zod';
import { type FormBody, field } from '../../pages/web/form-body';
import { sendPage } from '../../pages/web/send-page';
import { canAct, type Operator } from '../../src/parties/operators';
import { isProblem, problem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import type { ReviewView } from '../../src/underwriting/reviews';
import { type Flash, setFlash, takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { confirmPage } from './confirm-page';
import { buildDownloadHeaders, buildInlineHeaders } from './document-headers';
import { registerEvidencePages } from './evidence/evidence-routes';
import {
  type FormErrors,
  type FormInput,
  parseAction,
  parseFormInput,
  type ReviewAction,
} from './form/review-form';
import { registerIdentityRoutes } from './identity-routes';
import { type ReviewPageProps, reviewPage } from './review-page';

const pageQuery = z.object({ document: z.string().max(100).optional().catch(undefined) });

/** Every field with all its values; `review-form.ts` interprets them. */
const formBody = z.record(z.string(), z.array(z.string()).readonly());

const form = {
  schema: { hide: true, params: idParams, body: formBody },
  config: { access: 'console' },
} as const;

/**
 * The page of one application. The form is checked, previewed with its consequences, then submitted; nothing is stored
 * in between.
 */
export function registerReviewPages(scope: App, services: ConsoleServices): void {
  const { reviews, reviewDueDiligence, reference, now } = services;

  const buildPage = async (
    operator: Operator,
    id: string,
    rest: Partial<ReviewPageProps> = {},
  ): Promise<ReviewPageProps> => {
    const review = await reviews.get(operator, id);
    const industry = review.business && reference.findIndustryLabel(review.business.industry, 'en');
    const bankDataSummary = await reviews.bankDataSummary(operator, id);
    const evidence = canAct(operator, 'documents.read') ? await reviews.decisionEvidence(operator, id) : null;
    return {
      operator,
      review,
      industry,
      bankDataSummary,
      evidence,
      dueDiligence: await reviewDueDiligence.view(operator, id),
      document: null,
      now: now(),
      ...rest,
    };
  };

  /** The form with its input and errors. */
  const buildFormPage = async (operator: Operator, id: string, input: FormInput, errors: FormErrors) =>
    reviewPage(await buildPage(operator, id, { input, errors }));

  scope.get(
    '/reviews/:id',
    { config: { access: 'console' }, schema: { hide: true, params: idParams, querystring: pageQuery } },
    async (request, reply) => {
      const { operator, params, query } = request;
      const page = await buildPage(operator, params.id, { document: query.document ?? null });
      return sendPage(reply, reviewPage({ ...page, flash: takeFlash(request, reply) }));
    },
  );

  scope.post('/reviews/:id/check', form, async ({ operator, params, body }, reply) => {
    const input = getFormInput(body);
    const action = parseAction(input);
    if (action.act === null)
      return sendPage(reply, await buildFormPage(operator, params.id, input, action.errors), 422);
    const page = await buildPage(operator, params.id);
    if (isClosedFor(action, page.review))
      return sendPage(reply, reviewPage({ ...page, conflict: true }), 409);
    return sendPage(reply, confirmPage({ ...page, input, action }));
  });

  /** Returns from the confirmation page, with the input. */
  scope.post('/reviews/:id/change', form, async ({ operator, params, body }, reply) =>
    sendPage(reply, await buildFormPage(operator, params.id, getFormInput(body), {})),
  );

  scope.post('/reviews/:id/answer', form, async ({ operator, params, body }, reply) => {
    const input = getFormInput(body);
    const action = parseAction(input);
    if (action.act === null)
      return sendPage(reply, await buildFormPage(operator, params.id, input, action.errors), 422);
    try {
      setFlash(reply, await applyAction(services, operator, params.id, action));
    } catch (error) {
      const errors = toFormErrors(error);
      if (errors) return sendPage(reply, await buildFormPage(operator, params.id, input, errors), 422);
      if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
      return sendPage(reply, reviewPage(await buildPage(operator, params.id, { conflict: true })), 409);
    }
    return reply.redirect(`/operator/reviews/${params.id}`, 303);
  });

  registerEvidencePages(scope, services);
  registerIdentityRoutes(scope, services, buildPage);
  registerProposalRoutes(scope, services);
  registerDocumentRoutes(scope, services);
}

const returnInput = z.object({ note: field(z.string().trim().max(1000)) });

/** Confirms or returns an approval that another operator proposed. */
function registerProposalRoutes(scope: App, { reviews }: ConsoleServices): void {
  scope.post(
    '/reviews/:id/confirm',
    { config: { access: 'console' }, schema: { hide: true, params: idParams } },
    async ({ operator, params }, reply) => {
      const { proposals } = await reviews.confirm(operator, params.id);
      const limitCents = Math.round((proposals.at(-1)?.limit ?? 0) * 100);
      setFlash(reply, { code: 'approved', limitCents });
      return reply.redirect(`/operator/reviews/${params.id}`, 303);
    },
  );

  scope.post(
    '/reviews/:id/return',
    { config: { access: 'console' }, schema: { hide: true, params: idParams, body: returnInput } },
    async ({ operator, params, body }, reply) => {
      await reviews.returnProposal(operator, params.id, body.note === '' ? null : body.note);
      setFlash(reply, { code: 'returned' });
      return reply.redirect(`/operator/reviews/${params.id}`, 303);
    },
  );
}

function registerDocumentRoutes(scope: App, { reviews }: ConsoleServices): void {
  const route = { config: { access: 'console' }, schema: { hide: true, params: idParams } } as const;

  scope.get('/documents/:id', route, async ({ operator, params }, reply) => {
    const document = await reviews.openInline(operator, params.id);
    return reply.headers(buildInlineHeaders(document)).send(document.content);
  });

  scope.get('/documents/:id/download', route, async ({ operator, params }, reply) => {
    const document = await reviews.download(operator, params.id);
    return reply.headers(buildDownloadHeaders(document)).send(document.content);
  });
}

function getFormInput(body: FormBody): FormInput {
  const input = parseFormInput(body);
  if (!input) throw problem('malformed-request');
  return input;
}

/** Whether the action is no longer possible: the review is decided or proposed, or a request for information is already open. */
const isClosedFor = ({ act }: ReviewAction, { state }: ReviewView): boolean =>
  state === 'decided' || state === 'proposed' || (act === 'ask' && state !== 'open');

/** Applies the action and returns its flash message. */
async function applyAction(
  { reviews }: ConsoleServices,
  operator: Operator,
  reviewId: string,
  action: ReviewAction,
): Promise<Flash> {
  if (action.act === 'ask') {
    await reviews.requestInformation(operator, reviewId, action.question);
    return { code: 'asked' };
  }
  const { state } = await reviews.decide(operator, reviewId, action.decision);
  const code = state === 'proposed' ? 'proposed' : 'approved';
  return action.act === 'approve'
    ? { code, limitCents: Math.round(action.decision.limit * 100) }
    : { code: 'rejected' };
}

const limitErrors: Readonly<Record<string, string>> = {
  limitBelowUsed: 'The applicant has already used more than this. Enter at least the amount used.',
  matchesOpen: 'Resolve the possible matches under “Who applies” first.',
  matchConfirmed: 'A name is confirmed to be on the sanctions list. This application can’t be approved.',
  ownershipMissing:
    'Record who owns and directs the business under “Who applies” before you approve this amount.',
};

/** Maps the service's validation errors to fields. */
function toFormErrors(error: unknown): FormErrors | null {
  if (!isProblem(error) || error.type !== 'validation-failed') return null;
  const codes = (error.details.errors ?? []).map(({ code }) => code);
  const text = codes.map((code) => limitErrors[code]).find((each) => each !== undefined);
  return text === undefined ? null : { limit: text };
}
