import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, coded, ok } from './accounts/answers';
import { authorize } from './authorize';
import { type DetailDeps, detail } from './detail';

/** The vendor's credentials for a customer; the sandbox generates them at each start. */
export interface BankCredentials {
  readonly customerId: string;
  /** For GenerateAuthorizeToken. */
  readonly secret: string;
  /** For data. */
  readonly apiKey: string;
}

export interface BankApiOptions extends DetailDeps {
  readonly credentials: BankCredentials;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A missing or wrong key of the caller: identified by the message, not by a code. */
const unkeyed = (kind: 'token' | 'key'): Answer => ({
  status: 401,
  body: {
    HttpStatusCode: 401,
    Message: `You must provide a valid ${kind === 'token' ? 'authorize token' : 'auth key'}`,
  },
});

/** The vendor's API: tokens, Authorize, accounts with polling, DeleteCard. */
export function registerBankApi(app: FastifyInstance, { credentials, ...deps }: BankApiOptions): void {
  const { state } = deps;
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
      keyed(request, 'x-api-key', credentials.apiKey) ? handler(body, request) : unkeyed('key');

  post('GenerateAuthorizeToken', (_, request) =>
    keyed(request, 'flinks-auth-key', credentials.secret)
      ? ok({ Token: state.issueToken() })
      : unkeyed('key'),
  );

  post('Authorize', (body, request) =>
    state.useToken(text(request.headers['flinks-auth-key'])) ? authorize(state, body) : unkeyed('token'),
  );

  post(
    'GetAccountsDetail',
    withKey((body) => {
      const requestId = text(body['RequestId']);
      const session = state.session(requestId);
      if (typeof session !== 'string' && body['WithTransactions'] !== false)
        session.days = body['DaysOfTransactions'] === 'Days365' ? 365 : 90;
      return detail(deps, requestId);
    }),
  );

  app.get<{ Params: { requestId: string } }>(
    `${base}/GetAccountsDetailAsync/:requestId`,
    async (request, reply) => {
      const allowed = keyed(request, 'x-api-key', credentials.apiKey);
      const answer = allowed ? detail(deps, request.params.requestId) : unkeyed('key');
      return reply.code(answer.status).send(answer.body);
    },
  );

  app.delete<{ Params: { loginId: string } }>(`${base}/DeleteCard/:loginId`, async (request, reply) => {
    const { loginId } = request.params;
    const answer = !keyed(request, 'x-api-key', credentials.apiKey)
      ? unkeyed('key')
      : state.cards.remove(loginId)
        ? ok({ Message: `All of the information about LoginId ${loginId} has been removed` })
        : coded('INVALID_LOGIN');
    return reply.code(answer.status).send(answer.body);
  });
}
