import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, coded, ok } from './answers';
import { accountsOf } from './data/payload';
import { personaOf } from './data/personas';
import { authorized, institution, logIn, refused } from './login';
import type { BankState } from './state';

/** What the vendor gives a customer; the sandbox makes them up at each start. */
export interface BankCredentials {
  readonly customerId: string;
  /** For GenerateAuthorizeToken. */
  readonly secret: string;
  /** For data. */
  readonly apiKey: string;
}

export interface BankApiOptions {
  readonly state: BankState;
  readonly credentials: BankCredentials;
  readonly now: () => Date;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The vendor's API: tokens, Authorize, accounts with polling, DeleteCard. */
export function registerBankApi(app: FastifyInstance, { state, credentials, now }: BankApiOptions): void {
  const keyed = (request: FastifyRequest, header: string, expected: string): boolean => {
    const [given, wanted] = [Buffer.from(text(request.headers[header])), Buffer.from(expected)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  const base = `/v3/${credentials.customerId}/BankingServices`;
  type Handler = (body: Record<string, unknown>, request: FastifyRequest) => Answer;
  const post = (endpoint: string, handler: Handler): void => {
    app.post(`${base}/${endpoint}`, async (request, reply) => {
      const answer = handler((request.body ?? {}) as Record<string, unknown>, request);
      return reply.code(answer.status).send(answer.body);
    });
  };
  const withKey =
    (handler: Handler): Handler =>
    (body, request) =>
      keyed(request, 'x-api-key', credentials.apiKey) ? handler(body, request) : coded('UNAUTHORIZED');

  post('GenerateAuthorizeToken', (_, request) =>
    keyed(request, 'flinks-auth-key', credentials.secret)
      ? ok({ Token: state.issueToken() })
      : coded('UNAUTHORIZED'),
  );

  post('Authorize', (body, request) => {
    if (!state.useToken(text(request.headers['flinks-auth-key']))) return coded('UNAUTHORIZED');
    const loginId = text(body['LoginId']);
    if (loginId === '') return logInDirectly(body);
    const card = state.cards.find(loginId);
    return card
      ? authorized(loginId, card.user, card.tag, state.openRequest(loginId))
      : refused('INVALID_LOGIN');
  });

  /** Credentials instead of a login id: how a test environment connects without the page. */
  const logInDirectly = (body: Record<string, unknown>): Answer => {
    if (text(body['Institution']) !== institution) return coded('INVALID_REQUEST');
    const found = logIn(text(body['Username']), text(body['Password']));
    if (typeof found === 'string') return refused(found);
    if (found.behaviour.questions)
      return {
        status: 203,
        body: {
          HttpStatusCode: 203,
          SecurityChallenges: found.behaviour.questions.map(({ en }) => ({
            Type: 'QuestionAndAnswer',
            Prompt: en,
          })),
          Institution: institution,
        },
      };
    const tag = text(body['Tag']);
    const loginId = state.cards.add({ user: found.user, tag });
    return authorized(loginId, found.user, tag, state.openRequest(loginId));
  };

  const detail = (requestId: string): Answer => {
    const request = state.request(requestId);
    const card = request && state.cards.find(request.loginId);
    const persona = card && personaOf(card.user);
    if (!request || !card || !persona) return coded('SESSION_NONEXISTENT');
    const { pending } = persona.behaviour;
    request.polls += 1;
    if (pending && request.polls <= pending.polls) return coded(pending.code, { RequestId: requestId });
    return ok({
      Accounts: accountsOf(persona, now(), request.days),
      InstitutionName: institution,
      Login: {
        Username: card.user,
        IsScheduledRefresh: false,
        LastRefresh: now().toISOString(),
        Type: 'Business',
        Id: request.loginId,
      },
      InstitutionId: 14,
      Institution: institution,
      RequestId: requestId,
      Tag: card.tag,
    });
  };

  post(
    'GetAccountsDetail',
    withKey((body) => {
      const requestId = text(body['RequestId']);
      const request = state.request(requestId);
      if (request && body['WithTransactions'] !== false)
        request.days = body['DaysOfTransactions'] === 'Days365' ? 365 : 90;
      return detail(requestId);
    }),
  );

  app.get<{ Params: { requestId: string } }>(
    `${base}/GetAccountsDetailAsync/:requestId`,
    async (request, reply) => {
      const allowed = keyed(request, 'x-api-key', credentials.apiKey);
      const answer = allowed ? detail(request.params.requestId) : coded('UNAUTHORIZED');
      return reply.code(answer.status).send(answer.body);
    },
  );

  app.delete<{ Params: { loginId: string } }>(`${base}/DeleteCard/:loginId`, async (request, reply) => {
    const { loginId } = request.params;
    const answer = !keyed(request, 'x-api-key', credentials.apiKey)
      ? coded('UNAUTHORIZED')
      : state.cards.remove(loginId)
        ? ok({ Message: `All of the information about LoginId ${loginId} has been removed` })
        : coded('INVALID_LOGIN');
    return reply.code(answer.status).send(answer.body);
  });
}
