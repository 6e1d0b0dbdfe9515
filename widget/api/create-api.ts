import type { Language } from '@tamarack/core/language';
import { toDollars } from '@tamarack/core/money/cents';
import { testEnvironment } from '../test-environment';
import type { Api, PressKey } from './api';
import { createCache } from './cache';
import { type ChangeOptions, createHttp, type HttpOptions, type Method, type Query } from './http';
import { newPressKey } from './press-key';
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

/** Answers of these paths do not depend on the application: they outlive its changes in the cache. */
const isReference = (key: string): boolean => key.startsWith('reference/');

/** The session's calls over HTTP. */
export function createApi(options: HttpOptions): Api {
  const { sessionToken, checkoutId } = options.session;
  const http = createHttp(options);
  const cache = createCache();

  const kept = <T>(path: string, query: Query = {}): Promise<T> =>
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
      (await kept<List<Industry>>('reference/industries', { words, language })).items,
    addresses: async (words, language, within) =>
      (await kept<List<AddressSuggestion>>('reference/addresses', { words, language, within })).items,
    address: (id) => kept<Address>(`reference/addresses/${encodeURIComponent(id)}`),
    offers: () => kept<PaymentOptionList>('offers'),
    agreement: (language) => kept<Agreement>('agreement', { language }),
    agreementPdf: (language: Language) => http.file('agreement/pdf', { language }),
    startConnection: (language) =>
      http.change<BankConnection>('POST', 'bank/connection', newPressKey(), { language }),

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
    ...(testEnvironment && { bypassBank: (press: PressKey) => change('POST', 'bank/bypass', press) }),
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
