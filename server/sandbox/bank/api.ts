import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toText } from '../read-text';
import { type BankResponse, respondOk, respondWithCode } from './accounts/responses';
import { type AccountsDetailDeps, getAccountsDetail } from './accounts-detail';
import { authorize } from './authorize';

/** The vendor's credentials for a customer; the sandbox generates them at each start. */
export interface BankCredentials {
  readonly customerId: string;
  /** Key of GenerateAuthorizeToken. */
  readonly secret: string;
  /** Key of the data endpoints. */
  readonly apiKey: string;
}

export interface BankApiOptions extends AccountsDetailDeps {
  readonly credentials: BankCredentials;
}

/** A missing or wrong key of the caller: identified by the message, not by a code. */
const respondKeyMissing = (kind: 'token' | 'key'): BankResponse => ({
  status: 401,
  body: {
    HttpStatusCode: 401,
    Message: `You must provide a valid ${kind === 'token' ? 'authorize token' : 'auth key'}`,
  },
});

/** The vendor's API: tokens, Authorize, accounts with polling, DeleteCard. */
export function registerBankApi(app: FastifyInstance, { credentials, ...deps }: BankApiOptions): void {
  const { state } = deps;
  const hasKey = (request: FastifyRequest, header: string, expected: string): boolean => {
    const [given, required] = [Buffer.from(toText(request.headers[header])), Buffer.from(expected)];
    return given.length === required.length && timingSafeEqual(given, required);
  };
  const base = `/v3/${credentials.customerId}/BankingServices`;
  type Handler = (body: Record<string, unknown>, request: FastifyRequest) => BankResponse;
  const post = (endpoint: string, handler: Handler): void => {
    app.post(`${base}/${endpoint}`, async (request, reply) => {
      const response = handler((request.body ?? {}) as Record<string, unknown>, request);
      return reply.code(response.status).send(response.body);
    });
  };
  const requireKey =
    (handler: Handler): Handler =>
    (body, request) =>
      hasKey(request, 'x-api-key', credentials.apiKey) ? handler(body, request) : respondKeyMissing('key');

  post('GenerateAuthorizeToken', (_, request) =>
    hasKey(request, 'flinks-auth-key', credentials.secret)
      ? respondOk({ Token: state.issueToken() })
      : respondKeyMissing('key'),
  );

  post('Authorize', (body, request) =>
    state.useToken(toText(request.headers['flinks-auth-key']))
      ? authorize(state, body)
      : respondKeyMissing('token'),
  );

  post(
    'GetAccountsDetail',
    requireKey((body) => {
      const requestId = toText(body['RequestId']);
      const session = state.findSession(requestId);
      if (typeof session !== 'string' && body['WithTransactions'] !== false)
        session.days = body['DaysOfTransactions'] === 'Days365' ? 365 : 90;
      return getAccountsDetail(deps, requestId);
    }),
  );

  app.get<{ Params: { requestId: string } }>(
    `${base}/GetAccountsDetailAsync/:requestId`,
    async (request, reply) => {
      const allowed = hasKey(request, 'x-api-key', credentials.apiKey);
      const response = allowed ? getAccountsDetail(deps, request.params.requestId) : respondKeyMissing('key');
      return reply.code(response.status).send(response.body);
    },
  );

  app.delete<{ Params: { loginId: string } }>(`${base}/DeleteCard/:loginId`, async (request, reply) => {
    const { loginId } = request.params;
    const response = !hasKey(request, 'x-api-key', credentials.apiKey)
      ? respondKeyMissing('key')
      : state.cards.remove(loginId)
        ? respondOk({ Message: `All of the information about LoginId ${loginId} has been removed` })
        : respondWithCode('INVALID_LOGIN');
    return reply.code(response.status).send(response.body);
  });
}
