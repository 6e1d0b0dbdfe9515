import type { Appearance } from '@tamarack/core/appearance/appearance';
import { toDollars } from '@tamarack/core/money/cents';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { testEnvironment } from '../environment/test-environment';
import type { Api, IdempotencyKey } from './api';
import { createCache } from './cache';
import { createIdempotencyKey } from './create-idempotency-key';
import { createFrames } from './frames/frames';
import { type ChangeOptions, createHttp, type HttpOptions, type Method, type Query } from './http/http';
import type {
  Address,
  AddressSuggestion,
  ApplicationView,
  Industry,
  PaymentOptionList,
  RegisteredBusiness,
  ScoringView,
} from './types';

interface List<T> {
  readonly items: readonly T[];
}

/**
 * Reference data does not depend on the application, so its responses remain cached when the application
 * changes.
 */
const isReference = (key: string): boolean => key.startsWith('reference/');

interface ApiOptions extends HttpOptions {
  readonly session: SessionInfo;
  readonly consent?: boolean | undefined;
  readonly appearance?: Appearance | undefined;
}

export function createApi(options: ApiOptions): Api {
  const { sessionToken, checkoutId } = options.session;
  const http = createHttp(options);
  const cache = createCache();
  /** The token is no longer used. */
  let isTokenEnded = false;

  const getCached = <T>(path: string, query: Query = {}): Promise<T> =>
    cache.read(`${path}?${JSON.stringify(query)}`, () => http.get<T>(path, query));

  const change = (
    method: Method,
    path: string,
    idempotencyKey: string,
    body?: unknown,
    changeOptions?: ChangeOptions,
  ): Promise<ApplicationView> =>
    http
      .change<ApplicationView>(method, path, idempotencyKey, body, changeOptions)
      .finally(() => cache.forget((key) => !isReference(key)));

  return {
    frames: createFrames({
      apiUrl: options.apiUrl,
      session: options.session,
      consent: options.consent,
      appearance: options.appearance,
      issueTicket: async () => {
        if (isTokenEnded) return null;
        const issued = await http.change<{ ticket: string }>('POST', 'frames/ticket', createIdempotencyKey());
        return issued.ticket;
      },
    }),
    application: () => http.get('application'),
    scoring: () => http.get<ScoringView>('scoring'),
    listenToScoring: async (listener) =>
      (await import('./scoring-events')).listenToScoring(options, listener),
    industries: async (words, language) =>
      (await getCached<List<Industry>>('reference/industries', { words, language })).items,
    businesses: async (words, language) =>
      (await getCached<List<RegisteredBusiness>>('reference/businesses', { words, language })).items,
    office: (id) => getCached<Address>(`reference/businesses/${encodeURIComponent(id)}/office`),
    addresses: async (words, language, within) =>
      (await getCached<List<AddressSuggestion>>('reference/addresses', { words, language, within })).items,
    address: (id) => getCached<Address>(`reference/addresses/${encodeURIComponent(id)}`),
    offers: () => getCached<PaymentOptionList>('offers'),

    setLanguage: (idempotencyKey, language) =>
      change('PUT', 'application/language', idempotencyKey, { language }),
    confirmEligibility: (idempotencyKey, eligible) =>
      change('PUT', 'application/eligibility', idempotencyKey, { eligible }),
    sendPhoneCode: (idempotencyKey, phone, language) =>
      change('POST', 'verification/phone', idempotencyKey, { phone, language }),
    changePhone: (idempotencyKey) => change('DELETE', 'verification/phone', idempotencyKey),
    sendEmailCode: (idempotencyKey, email, language) =>
      change('POST', 'verification/email', idempotencyKey, { email, language }),
    changeEmail: (idempotencyKey) => change('DELETE', 'verification/email', idempotencyKey),
    saveBusiness: (idempotencyKey, business) =>
      change('PUT', 'application/business', idempotencyKey, business),
    ...(testEnvironment && {
      bypassBank: (idempotencyKey: IdempotencyKey) => change('POST', 'bank/bypass', idempotencyKey),
    }),
    uploadDocument: async (idempotencyKey, upload) =>
      (await import('./upload')).sendFile(options, idempotencyKey, upload),
    setStatementMonths: (idempotencyKey, id, months) =>
      change('PUT', `documents/${encodeURIComponent(id)}/months`, idempotencyKey, months),
    deleteDocument: (idempotencyKey, id) =>
      change('DELETE', `documents/${encodeURIComponent(id)}`, idempotencyKey),
    answerRequest: (idempotencyKey, text) => change('POST', 'review/answer', idempotencyKey, { text }),
    requestReconsideration: (idempotencyKey, observations) =>
      change('POST', 'review/reconsideration', idempotencyKey, { observations }),
    startScoring: (idempotencyKey) => change('POST', 'scoring', idempotencyKey),
    acceptQualification: (idempotencyKey, part) =>
      change('POST', 'qualification/accept', idempotencyKey, { part }),
    requestFinalReview: (idempotencyKey) =>
      change('POST', 'qualification/request-final-review', idempotencyKey),
    enterInvoice: (idempotencyKey, { number, amount, payable }) =>
      change('POST', 'invoice', idempotencyKey, {
        number,
        amount: toDollars(amount),
        payable: toDollars(payable),
      }),
    confirmInvoice: (idempotencyKey, { site, number, amount, payable }) =>
      change('POST', 'invoice/confirm', idempotencyKey, {
        site,
        number,
        amount: toDollars(amount),
        payable: toDollars(payable),
      }),
    confirmPartialPayment: (idempotencyKey) => change('POST', 'invoice/partial-payment', idempotencyKey),
    selectOption: (idempotencyKey, optionId) =>
      change('POST', 'offers/selection', idempotencyKey, { optionId }),
    completePurchase: (idempotencyKey) => change('POST', 'purchase/complete', idempotencyKey),
    abandon: (idempotencyKey) =>
      change(
        'POST',
        'application/abandon',
        idempotencyKey,
        { sessionToken, checkoutId },
        { keepalive: true },
      ),
    endSession: () => {
      isTokenEnded = true;
      return http.send('POST', 'session/end', createIdempotencyKey(), { keepalive: true });
    },
  };
}
