import {
  type Aggregator,
  type AggregatorError,
  createAggregatorError,
  isAggregatorError,
} from '../../underwriting/banking';
import { createFlinksClient, type FlinksResponse, timeoutCode } from './client';
import { parseLoginEvidence } from './login-evidence';
import { parseAccounts } from './parse-accounts';
import { createFlinksWebhooks, type FlinksWebhook } from './webhooks';

export interface FlinksConfig {
  /** `https://{instance}-api.private.fin.ag` */
  readonly apiUrl: string;
  /** `https://{instance}-iframe.private.fin.ag` */
  readonly pageUrl: string;
  readonly customerId: string;
  /** For authorize tokens. */
  readonly secret: string;
  /** For account data. */
  readonly apiKey: string;
  /** Shown on the consent screen. */
  readonly customerName: string;
  /** Null: no webhook of the vendor is trusted. */
  readonly webhook: FlinksWebhook | null;
  /** The vendor's public sandbox: its page offers the test institution, and its users are shared by everyone. */
  readonly toolbox: boolean;
  /** Test environments only. */
  readonly testUser: {
    readonly institution: string;
    readonly username: string;
    readonly password: string;
  } | null;
  /** Timeout for a response. Default 30 s. */
  readonly timeoutMs?: number;
}

/** The aggregator Flinks: https://docs.flinks.com. */
export function createFlinks(config: FlinksConfig): Aggregator {
  const call = createFlinksClient(
    `${config.apiUrl}/v3/${config.customerId}/BankingServices`,
    config.timeoutMs,
  );
  const dataHeaders = { 'x-api-key': config.apiKey };

  const generateToken = async (): Promise<string> => {
    const { body } = await call({
      method: 'POST',
      endpoint: 'GenerateAuthorizeToken',
      headers: { 'flinks-auth-key': config.secret },
      body: {},
    });
    return getRequired(body, 'Token');
  };

  const requestDetail = (requestId: string, first: boolean): Promise<FlinksResponse> =>
    first
      ? call({
          method: 'POST',
          endpoint: 'GetAccountsDetail',
          headers: dataHeaders,
          body: {
            RequestId: requestId,
            WithAccountIdentity: true,
            WithKYC: true,
            WithBalance: true,
            WithTransactions: true,
            DaysOfTransactions: 'Days365',
          },
        })
      : call({
          method: 'GET',
          endpoint: `GetAccountsDetailAsync/${encodeURIComponent(requestId)}`,
          headers: dataHeaders,
        });

  const authorize = async (body: Record<string, unknown>): Promise<FlinksResponse> => {
    const headers = { ...dataHeaders, 'flinks-auth-key': await generateToken() };
    const response = await call({ method: 'POST', endpoint: 'Authorize', headers, body });
    // the bank asks security questions, which only its customer can answer, on the page
    if (response.status === 203) throw createAggregatorError('retryCredentials', 'SECURITY_CHALLENGE');
    if (response.status === 202) throw createAggregatorError('keepPolling', 'OPERATION_PENDING');
    return response;
  };

  const { testUser } = config;
  return {
    origin: new URL(config.pageUrl).origin,

    pageUrl: async ({ tag, language }) => {
      const url = new URL('/v2/', config.pageUrl);
      const parameters = {
        authorizeToken: await generateToken(),
        language,
        tag,
        customerName: config.customerName,
        consentEnable: 'true',
        accountSelectorEnable: 'true',
        showAllOperationsAccounts: 'true',
        theme: 'light',
        headerEnable: 'true',
        // posts COMPONENT_CLOSE_SESSION and nothing else: the surrounding page handles it as "cancelled"
        closeEnable: 'true',
        innerRedirect: 'true',
        ...(config.toolbox && { demo: 'true' }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    openSession: async (loginId) => {
      const { body } = await authorize({ LoginId: loginId, MostRecentCached: true });
      return {
        requestId: getRequired(body, 'RequestId'),
        institution: getRequired(body, 'Institution'),
        ...parseLoginEvidence(body),
      };
    },

    fetchAccounts: async (requestId, first) => {
      try {
        const { status, body } = await requestDetail(requestId, first);
        if (status === 202) return { state: 'pending' };
        return { state: 'ready', accounts: parseAccounts(body), evidence: parseLoginEvidence(body) };
      } catch (error) {
        // the vendor may take 210 s for a first request; its result is requested later
        if (isAggregatorError(error) && error.code === timeoutCode) return { state: 'pending' };
        throw error;
      }
    },

    disconnect: async (loginId) => {
      const endpoint = `DeleteCard/${encodeURIComponent(loginId)}`;
      try {
        await call({ method: 'DELETE', endpoint, headers: dataHeaders, anyBody: true });
      } catch (error) {
        if (!isAggregatorError(error) || error.code !== 'INVALID_LOGIN') throw error;
      }
    },

    connectTestUser:
      testUser === null
        ? null
        : async (tag) => {
            const { institution: Institution, username: Username, password: Password } = testUser;
            const { body } = await authorize({ Institution, Username, Password, Save: true, Tag: tag });
            return getRequired(body['Login'], 'Id');
          },

    webhooks: config.webhook && createFlinksWebhooks(config.webhook),
    hasSharedLogins: config.toolbox,
  };
}

function getRequired(body: unknown, key: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined;
  if (typeof value === 'string' && value !== '') return value;
  throw createMissingError(key);
}

const createMissingError = (key: string): AggregatorError =>
  createAggregatorError('broken', `NO_${key.toUpperCase()}`);
