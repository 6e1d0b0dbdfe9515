/** Written by `npm run contract` from the API's OpenAPI document. Do not edit. */
export const apiVersion = '2026-11-24';

export const operations = {
  Merchant_CancelCheckout: { method: 'post', path: '/v1/merchant/checkouts/{id}/cancel' },
  Merchant_ChangeWebhookEndpoint: { method: 'patch', path: '/v1/merchant/webhook-endpoints/{id}' },
  Merchant_CheckEligibility: { method: 'get', path: '/v1/merchant/eligibility' },
  Merchant_CreateCheckout: { method: 'post', path: '/v1/merchant/checkouts' },
  Merchant_CreateInvoiceLink: { method: 'post', path: '/v1/merchant/invoice-links' },
  Merchant_CreateWebhookEndpoint: { method: 'post', path: '/v1/merchant/webhook-endpoints' },
  Merchant_DeactivateInvoiceLink: { method: 'post', path: '/v1/merchant/invoice-links/{linkId}/deactivate' },
  Merchant_GetCheckout: { method: 'get', path: '/v1/merchant/checkouts/{id}' },
  Merchant_GetEvent: { method: 'get', path: '/v1/merchant/events/{id}' },
  Merchant_GetInvoiceLink: { method: 'get', path: '/v1/merchant/invoice-links/{linkId}' },
  Merchant_GetPayout: { method: 'get', path: '/v1/merchant/payouts/{id}' },
  Merchant_GetWebhookEndpoint: { method: 'get', path: '/v1/merchant/webhook-endpoints/{id}' },
  Merchant_ListCheckouts: { method: 'get', path: '/v1/merchant/checkouts' },
  Merchant_ListEvents: { method: 'get', path: '/v1/merchant/events' },
  Merchant_ListInvoiceLinks: { method: 'get', path: '/v1/merchant/invoice-links' },
  Merchant_ListPayouts: { method: 'get', path: '/v1/merchant/payouts' },
  Merchant_ListWebhookEndpoints: { method: 'get', path: '/v1/merchant/webhook-endpoints' },
  Merchant_RefundCheckout: { method: 'post', path: '/v1/merchant/checkouts/{id}/refunds' },
  Merchant_RejectInvoiceLink: { method: 'post', path: '/v1/merchant/invoice-links/{linkId}/reject' },
  Merchant_RemoveWebhookEndpoint: { method: 'delete', path: '/v1/merchant/webhook-endpoints/{id}' },
  Merchant_ResendEvent: { method: 'post', path: '/v1/merchant/events/{id}/resend' },
  Merchant_RotateWebhookSecret: { method: 'post', path: '/v1/merchant/webhook-endpoints/{id}/rotate-secret' },
  Merchant_SendInvoiceLink: { method: 'post', path: '/v1/merchant/invoice-links/{linkId}/send' },
  Merchant_TestWebhookEndpoint: { method: 'post', path: '/v1/merchant/webhook-endpoints/{id}/test' },
} as const;
