import type { Language } from '@tamarack/core/language';
import { toDollars } from '@tamarack/core/money/cents';
import { testEnvironment } from '../environment/test-environment';
import type { Api, IdempotencyKey } from './api';
import { createCache } from './cache';
import { createIdempotencyKey } from './create-idempotency-key';
import { type ChangeOptions, createHttp, type HttpOptions, type Method, type Query } from './http';
import type {
  Address,
  AddressSuggestion,
  Agreement,
  ApplicationView,
  BankConnection,
  Industry,
  PaymentOptionList,
  ScoringView,
} from './types';

interface List<T> {
  readonly items: readonly T[];
}

/**
 * Reference data does not depend on the application, so its responses stay cached when the application
 * changes.
 */
const isReference = (key: string): boolean => key.startsWith('reference/');

export function createApi(options: HttpOptions): Api {
  const { sessionToken, checkoutId } = options.session;
  const http = createHttp(options);
  const cache = createCache();

  const getCached = <T>(path: string, query: Query = {}): Promise<T> =>
    cache.read(`${path}?${JSON.stringify(query)}`, () => http.get<T>(path, query));

  const change = (
    method: Method,
    path: string,
    press: string,
    body?: unknown,
    how?: ChangeOptions,
  ): Promise<ApplicationView> =>
    http
      .change<ApplicationView>(method, path, press, body, how)
      .finally(() => cache.forget((key) => !isReference(key)));

  return {
    application: () => http.get('application'),
    scoring: () => http.get<ScoringView>('scoring'),
    listenToScoring: async (listener) =>
      (await import('./scoring-events')).listenToScoring(options, listener),
    industries: async (words, language) =>
      (await getCached<List<Industry>>('reference/industries', { words, language })).items,
    addresses: async (words, language, within) =>
      (await getCached<List<AddressSuggestion>>('reference/addresses', { words, language, within })).items,
    address: (id) => getCached<Address>(`reference/addresses/${encodeURIComponent(id)}`),
    offers: () => getCached<PaymentOptionList>('offers'),
    agreement: (language) => getCached<Agreement>('agreement', { language }),
    agreementPdf: (language: Language) => http.file('agreement/pdf', { language }),
    startConnection: (language) =>
      http.change<BankConnection>('POST', 'bank/connection', createIdempotencyKey(), { language }),

    setLanguage: (press, language) => change('PUT', 'application/language', press, { language }),
    confirmEligibility: (press, eligible) => change('PUT', 'application/eligibility', press, { eligible }),
    sendPhoneCode: (press, phone, language) =>
      change('POST', 'verification/phone', press, { phone, language }),
    confirmPhoneCode: (press, code) => change('POST', 'verification/phone/confirm', press, { code }),
    changePhone: (press) => change('DELETE', 'verification/phone', press),
    sendEmailCode: (press, email, language) =>
      change('POST', 'verification/email', press, { email, language }),
    confirmEmailCode: (press, code) => change('POST', 'verification/email/confirm', press, { code }),
    changeEmail: (press) => change('DELETE', 'verification/email', press),
    savePersonal: (press, personal) => change('PUT', 'application/personal', press, personal),
    saveBusiness: (press, business) => change('PUT', 'application/business', press, business),
    saveSin: (press, sin) => change('PUT', 'application/sin', press, { sin }),
    completeConnection: (press, login) => change('POST', 'bank/connection/complete', press, login),
    ...(testEnvironment && { bypassBank: (press: IdempotencyKey) => change('POST', 'bank/bypass', press) }),
    disconnectBank: (press) => change('DELETE', 'bank/connection', press),
    uploadDocument: async (press, upload) => (await import('./upload')).sendFile(options, press, upload),
    setStatementMonths: (press, id, months) =>
      change('PUT', `documents/${encodeURIComponent(id)}/months`, press, months),
    deleteDocument: (press, id) => change('DELETE', `documents/${encodeURIComponent(id)}`, press),
    submitDocuments: (press, account) => change('POST', 'documents/submit', press, account),
    answerRequest: (press, text) => change('POST', 'review/answer', press, { text }),
    requestReconsideration: (press, observations) =>
      change('POST', 'review/reconsideration', press, { observations }),
    startScoring: (press) => change('POST', 'scoring', press),
    acceptQualification: (press, part) => change('POST', 'qualification/accept', press, { part }),
    requestFinalReview: (press) => change('POST', 'qualification/request-final-review', press),
    enterInvoice: (press, { number, amount, payable }) =>
      change('POST', 'invoice', press, {
        number,
        amount: toDollars(amount),
        payable: toDollars(payable),
      }),
    confirmInvoice: (press, { site, number, amount, payable }) =>
      change('POST', 'invoice/confirm', press, {
        site,
        number,
        amount: toDollars(amount),
        payable: toDollars(payable),
      }),
    confirmPartialPayment: (press) => change('POST', 'invoice/partial-payment', press),
    selectOption: (press, optionId) => change('POST', 'offers/selection', press, { optionId }),
    sign: (press, signature) => change('POST', 'agreement/sign', press, signature),
    completePurchase: (press) => change('POST', 'purchase/complete', press),
    abandon: (press) =>
      change('POST', 'application/abandon', press, { sessionToken, checkoutId }, { keepalive: true }),
  };
}
