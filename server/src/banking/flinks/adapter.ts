import { type Aggregator, type AggregatorError, aggregatorError, type OpenedLogin } from '../aggregator';
import { readAccounts } from './accounts';
import { createFlinksClient, type FlinksAnswer } from './client';

export interface FlinksConfig {
  /** `https://{instance}-api.private.fin.ag` */
  readonly apiUrl: string;
  /** `https://{instance}-iframe.private.fin.ag` */
  readonly pageUrl: string;
  readonly customerId: string;
  /** For authorize tokens. */
  readonly secret: string;
  /** For data. */
  readonly apiKey: string;
  /** Named on the consent screen. */
  readonly customerName: string;
  /** Test environments only. */
  readonly testUser: {
    readonly institution: string;
    readonly username: string;
    readonly password: string;
  } | null;
}

/** The aggregator Flinks: https://docs.flinks.com, as read in design: domain, section 1. */
export function createFlinks(config: FlinksConfig): Aggregator {
  const call = createFlinksClient(`${config.apiUrl}/v3/${config.customerId}/BankingServices`);
  const data = { 'x-api-key': config.apiKey };

  const token = async (): Promise<string> => {
    const { body } = await call({
      method: 'POST',
      endpoint: 'GenerateAuthorizeToken',
      headers: { 'flinks-auth-key': config.secret },
      body: {},
    });
    return required(body, 'Token');
  };

  const authorize = async (body: Record<string, unknown>): Promise<FlinksAnswer> => {
    const headers = { ...data, 'flinks-auth-key': await token() };
    const answer = await call({ method: 'POST', endpoint: 'Authorize', headers, body });
    // 203: the bank asks security questions. Cached data needs none; with a test user it is a wrong set-up.
    if (answer.status === 203) throw aggregatorError('retryCredentials', 'SECURITY_CHALLENGE');
    return answer;
  };

  const { testUser } = config;
  return {
    origin: new URL(config.pageUrl).origin,

    pageUrl: async ({ tag, language }) => {
      const url = new URL('/v2/', config.pageUrl);
      const parameters = {
        authorizeToken: await token(),
        language,
        tag,
        customerName: config.customerName,
        consentEnable: 'true',
        accountSelectorEnable: 'true',
        showAllOperationsAccounts: 'true',
        headerEnable: 'true',
        closeEnable: 'false',
        innerRedirect: 'true',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    open: async (loginId) => {
      const { body } = await authorize({ LoginId: loginId, MostRecentCached: true });
      const tag = body['Tag'];
      const opened: OpenedLogin = {
        requestId: required(body, 'RequestId'),
        tag: typeof tag === 'string' ? tag : null,
        institution: required(body, 'Institution'),
      };
      return opened;
    },

    accounts: async (requestId, first) => {
      const answer = await (first
        ? call({
            method: 'POST',
            endpoint: 'GetAccountsDetail',
            headers: data,
            body: {
              RequestId: requestId,
              WithAccountIdentity: true,
              WithBalance: true,
              WithTransactions: true,
              DaysOfTransactions: 'Days365',
            },
          })
        : call({
            method: 'GET',
            endpoint: `GetAccountsDetailAsync/${encodeURIComponent(requestId)}`,
            headers: data,
          }));
      if (answer.status === 202) return { state: 'pending' };
      return { state: 'ready', accounts: readAccounts(answer.body) };
    },

    disconnect: async (loginId) => {
      await call({ method: 'DELETE', endpoint: `DeleteCard/${encodeURIComponent(loginId)}`, headers: data });
    },

    connectTestUser:
      testUser === null
        ? null
        : async (tag) => {
            const { institution: Institution, username: Username, password: Password } = testUser;
            const { body } = await authorize({ Institution, Username, Password, Save: true, Tag: tag });
            return required(body['Login'], 'Id');
          },
  };
}

function required(body: unknown, key: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined;
  if (typeof value === 'string' && value !== '') return value;
  throw missing(key);
}

const missing = (key: string): AggregatorError => aggregatorError('broken', `NO_${key.toUpperCase()}`);
