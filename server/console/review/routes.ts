import { z } from 'zod';
import type { Operator } from '../../src/parties/operators';
import { isProblem, problem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import type { ReviewView } from '../../src/underwriting/reviews';
import { type Flash, setFlash, takeFlash } from '../web/flash';
import type { FormBody } from '../web/form-body';
import { sendPage } from '../web/send-page';
import type { ConsoleServices } from '../web/services';
import { confirmPage } from './confirm-page';
import { type Answer, type Entered, type Errors, readAnswer, readEntered } from './form/answer';
import { type ReviewPage, reviewPage } from './review-page';
import { inPlace, toSave } from './viewer';

const pageQuery = z.object({ document: z.string().max(100).optional().catch(undefined) });

/** Every field with all its values; what they mean is read by `answer.ts`. */
const formBody = z.record(z.string(), z.array(z.string()).readonly());

const form = {
  schema: { hide: true, params: idParams, body: formBody },
  config: { access: 'console' },
} as const;

/**
 * The page of one application. An answer is entered there, shown once more with all that follows from it, and given
 * from that page; nothing is kept between.
 */
export function registerReviewPages(scope: App, services: ConsoleServices): void {
  const { reviews, reference, now } = services;

  const pageOf = async (
    operator: Operator,
    id: string,
    rest: Partial<ReviewPage> = {},
  ): Promise<ReviewPage> => {
    const review = await reviews.get(operator.id, id);
    const industry = review.business && reference.industry(review.business.industry, 'en');
    const picture = await reviews.picture(id);
    return { operator, review, industry, picture, document: null, now: now(), ...rest };
  };

  /** The form with what was entered, and what is wrong with it. */
  const again = async (operator: Operator, id: string, entered: Entered, errors: Errors) =>
    reviewPage(await pageOf(operator, id, { entered, errors }));

  scope.get(
    '/reviews/:id',
    { config: { access: 'console' }, schema: { hide: true, params: idParams, querystring: pageQuery } },
    async (request, reply) => {
      const { operator, params, query } = request;
      const page = await pageOf(operator, params.id, { document: query.document ?? null });
      return sendPage(reply, reviewPage({ ...page, said: takeFlash(request, reply) }));
    },
  );

  scope.post('/reviews/:id/check', form, async ({ operator, params, body }, reply) => {
    const entered = enteredIn(body);
    const answer = readAnswer(entered);
    if (answer.act === null)
      return sendPage(reply, await again(operator, params.id, entered, answer.errors), 422);
    const page = await pageOf(operator, params.id);
    if (isOver(answer, page.review)) return sendPage(reply, reviewPage({ ...page, trouble: true }), 409);
    return sendPage(reply, confirmPage({ ...page, entered, answer }));
  });

  /** Back from the second look, with what was entered. */
  scope.post('/reviews/:id/change', form, async ({ operator, params, body }, reply) =>
    sendPage(reply, await again(operator, params.id, enteredIn(body), {})),
  );

  scope.post('/reviews/:id/answer', form, async ({ operator, params, body }, reply) => {
    const entered = enteredIn(body);
    const answer = readAnswer(entered);
    if (answer.act === null)
      return sendPage(reply, await again(operator, params.id, entered, answer.errors), 422);
    try {
      setFlash(reply, await give(services, operator, params.id, answer));
    } catch (error) {
      const errors = errorsOf(error);
      if (errors) return sendPage(reply, await again(operator, params.id, entered, errors), 422);
      if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
      return sendPage(reply, reviewPage(await pageOf(operator, params.id, { trouble: true })), 409);
    }
    return reply.redirect(`/operator/reviews/${params.id}`, 303);
  });

  registerDocuments(scope, services);
}

function registerDocuments(scope: App, { reviews }: ConsoleServices): void {
  const route = { config: { access: 'console' }, schema: { hide: true, params: idParams } } as const;

  scope.get('/documents/:id', route, async ({ operator, params }, reply) => {
    const document = await reviews.look(operator.id, params.id);
    return reply.headers(inPlace(document)).send(document.content);
  });

  scope.get('/documents/:id/download', route, async ({ operator, params }, reply) => {
    const document = await reviews.download(operator.id, params.id);
    return reply.headers(toSave(document)).send(document.content);
  });
}

function enteredIn(body: FormBody): Entered {
  const entered = readEntered(body);
  if (!entered) throw problem('malformed-request');
  return entered;
}

/** Nothing can be answered any more; or nothing can be asked, for something is asked already. */
const isOver = ({ act }: Answer, { state }: ReviewView): boolean =>
  state === 'decided' || (act === 'ask' && state !== 'open');

/** Gives the answer; what is said of it on the next page. */
async function give(
  { reviews }: ConsoleServices,
  { id: operatorId }: Operator,
  reviewId: string,
  answer: Answer,
): Promise<Flash> {
  if (answer.act === 'ask') {
    await reviews.ask(operatorId, reviewId, answer.question);
    return { code: 'asked' };
  }
  await reviews.decide(operatorId, reviewId, answer.decision);
  return answer.act === 'approve'
    ? { code: 'approved', limitCents: Math.round(answer.decision.limit * 100) }
    : { code: 'rejected' };
}

/** What the service found wrong with an answer, at the field it is about. */
function errorsOf(error: unknown): Errors | null {
  if (!isProblem(error) || error.type !== 'validation-failed') return null;
  const codes = (error.details.errors ?? []).map(({ code }) => code);
  return codes.includes('limitBelowUsed')
    ? { limit: 'More than this is used of the line already. Enter at least what is used.' }
    : null;
}
