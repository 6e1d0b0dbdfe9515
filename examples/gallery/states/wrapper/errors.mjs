import { offline, problem } from '../../responses.mjs';

const kinds = [
  'invoiceLinkUsed',
  'invoiceLinkRejected',
  'invoiceLinkDeactivated',
  'invoiceLinkExpired',
  'invoiceLinkInvalid',
  'general',
  'request',
];

export default {
  title: 'Wrapper: errors',
  order: 2,
  states: [
    ...kinds.map((failure) => ({ name: failure, failure })),
    { name: 'general, of an invoice link', failure: 'general', failureIs: { isInvoice: true } },
    { name: 'no merchant', failure: 'noMerchant', ownPage: true },
    { name: 'request, try again', failure: 'request', failureIs: { retryable: true } },
    {
      name: 'merchant set-up',
      failure: 'merchant',
      failureIs: { message: 'Origin: expected one that is registered.', cause: { code: 'TC-1000-02' } },
    },
    { name: 'session expired', responses: { 'GET application': problem('session-expired', 401) } },
    { name: 'session reused', responses: { 'GET application': problem('session-reused', 409) } },
    { name: 'no network', responses: { 'GET application': offline } },
  ],
};
