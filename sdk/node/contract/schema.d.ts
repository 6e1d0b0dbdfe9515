/** Written by `npm run contract` from the API's OpenAPI document. Do not edit. */
export interface paths {
    "/v1/merchant/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkouts, newest first
         * @description Includes checkouts created by your pages and by your server. All filters apply together. A limited key needs the permission `checkouts`.
         */
        get: operations["Merchant_ListCheckouts"];
        put?: never;
        /**
         * Create a checkout that a page opens with a client token
         * @description The page cannot change the amount, reference or redirect. The token is returned only once; a retry with the same `Idempotency-Key` returns it again. A limited key needs the permission `checkouts`.
         */
        post: operations["Merchant_CreateCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/checkouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a checkout
         * @description Returns the current state. Rely on this response and on signed events, never on data that arrives through the browser. A limited key needs the permission `checkouts`.
         */
        get: operations["Merchant_GetCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/checkouts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a checkout before its agreement is signed
         * @description Ends the customer’s session. A cancelled checkout stays cancelled; cancelling it again has no effect. A limited key needs the permission `refunds`.
         */
        post: operations["Merchant_CancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/checkouts/{id}/captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture the shipped part of a signed purchase
         * @description For a checkout with `captureMethod: manual`, within 30 days of the signature. Each capture has its own weekly payments and its own payout. Capture at least $50, or the full remaining amount, and at most ten times. A limited key needs the permission `refunds`.
         */
        post: operations["Merchant_CaptureCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/checkouts/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the uncaptured part of a signed purchase
         * @description For a checkout with `captureMethod: manual`. Returns the uncaptured amount to the customer’s available credit; it can no longer be captured. Releasing again has no effect. Any amount left 30 days after the signature is released automatically. A limited key needs the permission `refunds`.
         */
        post: operations["Merchant_ReleaseCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/checkouts/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a signed purchase, in full or in part
         * @description Reduces the amount that the customer owes, and returns what they have overpaid. Without an amount, refunds everything not refunded yet. With `captureMethod: manual`, only captured amounts can be refunded; release the rest. A limited key needs the permission `refunds`.
         */
        post: operations["Merchant_RefundCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints, oldest first
         * @description A merchant has at most ten. A limited key needs the permission `webhooks`.
         */
        get: operations["Merchant_ListWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint and return its signing secret
         * @description The secret is returned only once. Store it to verify the signature of each event. A limited key needs the permission `webhooks`.
         */
        post: operations["Merchant_CreateWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook endpoint
         * @description Shows whether deliveries succeed. A limited key needs the permission `webhooks`.
         */
        get: operations["Merchant_GetWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint and its deliveries, and return the remaining endpoints
         * @description Pending deliveries are not sent. The events remain listed. A limited key needs the permission `webhooks`.
         */
        delete: operations["Merchant_RemoveWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint: its URL, its event types, or whether it is enabled
         * @description Omitted fields are not changed. Enabling an endpoint does not deliver the events that it missed; resend them. A limited key needs the permission `webhooks`.
         */
        patch: operations["Merchant_ChangeWebhookEndpoint"];
        trace?: never;
    };
    "/v1/merchant/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret of a webhook endpoint
         * @description For 24 hours, events are signed with both the new and the previous secret. A limited key needs the permission `webhooks`.
         */
        post: operations["Merchant_RotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event of type `ping` to a webhook endpoint
         * @description The event is sent even if the endpoint accepts only other types. Returns the event, which is delivered afterwards. A limited key needs the permission `webhooks`.
         */
        post: operations["Merchant_TestWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events of the last 90 days, newest first
         * @description Includes events that no endpoint receives. All filters apply together. A limited key needs the permission `webhooks`.
         */
        get: operations["Merchant_ListEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an event and its deliveries
         * @description Shows why an endpoint did not accept it. A limited key needs the permission `webhooks`.
         */
        get: operations["Merchant_GetEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/events/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an event to one endpoint, or to all endpoints that accept its type
         * @description Starts a new series of attempts. The event keeps its ID and timestamp. A limited key needs the permission `webhooks`.
         */
        post: operations["Merchant_ResendEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an amount can be financed
         * @description Based on the rates that your pages may advertise today, not on the customer. Only an application determines whether a customer is approved. A limited key needs the permission `checkouts`.
         */
        get: operations["Merchant_CheckEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/invoice-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoice links, newest first
         * @description All filters apply together. A limited key needs the permission `invoiceLinks`.
         */
        get: operations["Merchant_ListInvoiceLinks"];
        put?: never;
        /**
         * Create an invoice link
         * @description The customer opens the link to pay the invoice over time. A limited key needs the permission `invoiceLinks`.
         */
        post: operations["Merchant_CreateInvoiceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/invoice-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an invoice link
         * @description The link with its current status. A limited key needs the permission `invoiceLinks`.
         */
        get: operations["Merchant_GetInvoiceLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/invoice-links/{linkId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an invoice link and its invoice
         * @description The invoice can no longer be paid over time: not with the link, by upload or by manual entry. A used link stays used. A limited key needs the permission `invoiceLinks`.
         */
        post: operations["Merchant_RejectInvoiceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/invoice-links/{linkId}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an invoice link
         * @description For a link that was sent in error. The invoice can still be uploaded or entered manually. A used link stays used. A limited key needs the permission `invoiceLinks`.
         */
        post: operations["Merchant_DeactivateInvoiceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/invoice-links/{linkId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send or resend an invoice link to the customer by email
         * @description Sends it to the link’s `customerEmail`, in the link’s language. A limited key needs the permission `invoiceLinks`.
         */
        post: operations["Merchant_SendInvoiceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merchant’s payouts and recoveries, newest first
         * @description Payouts are paid to you for signed agreements; recoveries are amounts that you owe for refunds made after a payout. All filters apply together. A limited key needs the permission `payouts`.
         */
        get: operations["Merchant_ListPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/merchant/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a payout
         * @description The payout with its current state. A limited key needs the permission `payouts`.
         */
        get: operations["Merchant_GetPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event ping, signed as specified by Standard Webhooks
         * @description A test, sent on request.
         */
        post: operations["Event_Ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.approved, signed as specified by Standard Webhooks
         * @description The customer is approved and has not signed yet. No action is needed.
         */
        post: operations["Event_CheckoutApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.rejected, signed as specified by Standard Webhooks
         * @description The customer is not approved: offer another way to pay. Only the customer receives the reasons.
         */
        post: operations["Event_CheckoutRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.in_review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.in_review, signed as specified by Standard Webhooks
         * @description A person reviews the application. Another event follows.
         */
        post: operations["Event_CheckoutInReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.abandoned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.abandoned, signed as specified by Standard Webhooks
         * @description The customer left. They can come back, and other events can follow.
         */
        post: operations["Event_CheckoutAbandoned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.completed, signed as specified by Standard Webhooks
         * @description The customer signed: compare `cartTotal` with the order, mark it paid, and ship. With `captureMethod: manual`, capture amounts as you ship, before `authorization.expiresAt`.
         */
        post: operations["Event_CheckoutCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.cancelled, signed as specified by Standard Webhooks
         * @description The merchant cancelled the checkout before the signature.
         */
        post: operations["Event_CheckoutCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.captured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.captured, signed as specified by Standard Webhooks
         * @description The merchant captured the purchase in part or in full: the payout follows. `captured` is the total of all captures.
         */
        post: operations["Event_CheckoutCaptured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.released": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.released, signed as specified by Standard Webhooks
         * @description The uncaptured amount was released: the customer does not owe it. Do not ship it.
         */
        post: operations["Event_CheckoutReleased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event checkout.refunded, signed as specified by Standard Webhooks
         * @description The merchant refunded the purchase in part or in full. `refunded` is the total of all refunds.
         */
        post: operations["Event_CheckoutRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agreement.signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event agreement.signed, signed as specified by Standard Webhooks
         * @description The customer signed the agreement. From now on the purchase can be refunded, but not cancelled.
         */
        post: operations["Event_AgreementSigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice_link.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event invoice_link.created, signed as specified by Standard Webhooks
         * @description The merchant created the link.
         */
        post: operations["Event_InvoiceLinkCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice_link.used": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event invoice_link.used, signed as specified by Standard Webhooks
         * @description The checkout in `checkoutId` financed the invoice. Its payout follows.
         */
        post: operations["Event_InvoiceLinkUsed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice_link.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event invoice_link.rejected, signed as specified by Standard Webhooks
         * @description The merchant rejected the invoice.
         */
        post: operations["Event_InvoiceLinkRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice_link.deactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event invoice_link.deactivated, signed as specified by Standard Webhooks
         * @description The merchant deactivated the link.
         */
        post: operations["Event_InvoiceLinkDeactivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event payout.sent, signed as specified by Standard Webhooks
         * @description The payout was sent to the bank: expect `amount` on `dueOn`.
         */
        post: operations["Event_PayoutSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event payout.paid, signed as specified by Standard Webhooks
         * @description The bank confirmed the payout.
         */
        post: operations["Event_PayoutPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payout.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event payout.returned, signed as specified by Standard Webhooks
         * @description The merchant’s bank returned the payout, with `returnCode`: check the account with us.
         */
        post: operations["Event_PayoutReturned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payee.change_proposed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event payee.change_proposed, signed as specified by Standard Webhooks
         * @description A change of the payout account is proposed. Call us immediately if you did not request it.
         */
        post: operations["Event_PayeeChangeProposed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payee.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event payee.changed, signed as specified by Standard Webhooks
         * @description Payouts go to the new account from now on.
         */
        post: operations["Event_PayeeChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payee.change_cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event payee.change_cancelled, signed as specified by Standard Webhooks
         * @description The change is cancelled. The payout account remains the same.
         */
        post: operations["Event_PayeeChangeCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AmountEligibility: {
            /**
             * @description True if the amount can be financed, regardless of the customer. Only an application determines whether a customer is approved.
             * @example true
             */
            eligible: boolean;
            /**
             * @description Null if eligible. `unavailable`: financing is currently unavailable to you.
             * @example null
             */
            reason: ("belowMinimum" | "aboveMaximum" | "unavailable") | null;
            /**
             * @description Lowest weekly payment, as advertised by the price message. Null unless eligible.
             * @example 97.12
             */
            weeklyPayment: number | null;
            /**
             * @description Term of `weeklyPayment` in weeks. Null unless eligible.
             * @example 52
             */
            weeks: number | null;
            /**
             * @description Smallest purchase that can be financed.
             * @example 500
             */
            minimumAmount: number;
            /**
             * @description Largest purchase that can be financed; 0 if none can.
             * @example 150000
             */
            maximumAmount: number;
        };
        CaptureInput: {
            /**
             * @description Amount to capture in Canadian dollars, with at most two decimals. At least 50, or the full remaining amount.
             * @example 1200
             */
            amount: number;
        };
        CreatedCheckout: {
            /**
             * @description ID of the checkout, to retrieve it and to match its events.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            checkoutId: string;
            /**
             * @description Token that opens this checkout on the merchant’s page. Valid until `expiresAt`.
             * @example ct_9fQm2vR7xJ4tYb1LpZ8sWc3K
             */
            clientToken: string;
            /**
             * Format: date-time
             * @description When the client token expires.
             * @example 2026-11-24T15:00:00.000Z
             */
            expiresAt: string;
        };
        InvoiceLink: {
            /**
             * @description ID of the invoice link.
             * @example 5mJrV0c2Qe6mVwq1nX8hTg
             */
            linkId: string;
            /**
             * Format: uri
             * @description URL at which the customer pays the invoice.
             * @example https://api.tamarack.example/invoice?linkId=5mJrV0c2Qe6mVwq1nX8hTg
             */
            url: string;
            /**
             * @description The first that applies, in this order. `used`: the invoice is financed, through this link or otherwise. `rejected`: the merchant rejected the link, or an applicant who used it was rejected. `deactivated`: the merchant deactivated the link. `expired`: `expiresAt` has passed. `open`: the link can be used.
             * @example open
             * @enum {string}
             */
            status: "open" | "used" | "rejected" | "deactivated" | "expired";
            /**
             * @description Invoice number.
             * @example INV-1042
             */
            invoiceId: string;
            /**
             * @description Invoice total.
             * @example 6400.55
             */
            amount: number;
            /**
             * @description One of the merchant’s sites. Null if the customer chooses.
             * @example Laval distribution centre
             */
            site: string | null;
            /**
             * @description Email address that the link is sent to.
             * @example marie@cafe.example
             */
            customerEmail: string | null;
            /**
             * @description The merchant’s own name for the customer.
             * @example Corner Café
             */
            customerName: string | null;
            /**
             * @description Language of the email to the customer.
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
            /**
             * Format: date-time
             * @description When the link expires.
             * @example 2026-11-24T15:00:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the link was created.
             * @example 2026-11-24T15:00:00.000Z
             */
            createdAt: string;
            /** @description Time when the mail service accepted the last email to the customer. */
            mailedAt: string | null;
            /** @description Time when the agreement that finances the invoice was signed. */
            usedAt: string | null;
            /** @description The checkout in which the agreement was signed. */
            checkoutId: string | null;
        };
        InvoiceLinkList: {
            /** @description Invoice links, newest first. */
            items: components["schemas"]["InvoiceLink"][];
            /**
             * @description Pass it as `cursor` to get the next page. Null on the last page.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            nextCursor: string | null;
        };
        MerchantCheckout: {
            /**
             * @description ID of the checkout.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            checkoutId: string;
            /**
             * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
             * @example completed
             * @enum {string}
             */
            status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
            /**
             * @description Total of the cart in Canadian dollars; 0 without a cart.
             * @example 640.5
             */
            cartTotal: number;
            /**
             * @description The merchant’s reference for the order.
             * @example PO-1182
             */
            orderReference: string | null;
            /** @description Null if the checkout pays for a cart, or the customer has entered no invoice yet. */
            invoice: {
                /**
                 * @description Null without an invoice link.
                 * @example 5mJrV0c2Qe6mVwq1nX8hTg
                 */
                linkId: string | null;
                /**
                 * @description Number of the invoice. Without an invoice link, null until the customer signs.
                 * @example INV-1042
                 */
                number: string | null;
                /** @description Total of the invoice. Null if `number` is. */
                amount: number | null;
            } | null;
            /** @description The signed agreement. Null until the customer signs. */
            financing: {
                /**
                 * @description Amount financed.
                 * @example 640.5
                 */
                amount: number;
                /**
                 * @description Cost of financing, which the customer pays in addition to `amount`.
                 * @example 18.5
                 */
                financingFee: number;
                /**
                 * @description Number of weekly payments.
                 * @example 12
                 */
                termWeeks: number;
                /**
                 * @description Weekly payment of the customer.
                 * @example 54.75
                 */
                weeklyPayment: number;
                /**
                 * Format: date-time
                 * @description When the customer signed the agreement.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                signedAt: string;
            } | null;
            /** @description Amounts authorized, captured and released. Null until the customer signs, and unless `captureMethod` is `manual`. */
            authorization: {
                /**
                 * @description Amount that the customer authorized by signing.
                 * @example 2140.5
                 */
                amount: number;
                /**
                 * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                 * @example 1200
                 */
                captured: number;
                /**
                 * @description Amount released. It can no longer be captured.
                 * @example 0
                 */
                released: number;
                /**
                 * Format: date-time
                 * @description 30 days after the signature. Any amount not captured by then is released.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                expiresAt: string;
            } | null;
            /** @description Captures, oldest first. Empty unless `captureMethod` is `manual`. */
            captures: {
                /**
                 * @description ID of the capture.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                captureId: string;
                /**
                 * @description Amount captured.
                 * @example 1200
                 */
                amount: number;
                /**
                 * Format: date-time
                 * @description When it was captured.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                capturedAt: string;
            }[];
            /**
             * @description Total of all refunds.
             * @example 100
             */
            refunded: number;
            /** @description Refunds, oldest first. */
            refunds: {
                /**
                 * @description ID of the refund.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                refundId: string;
                /**
                 * @description Amount refunded.
                 * @example 100
                 */
                amount: number;
                /**
                 * @description Reason that the merchant passed.
                 * @example One oven returned
                 */
                reason: string | null;
                /**
                 * Format: date-time
                 * @description When it was refunded.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                refundedAt: string;
            }[];
            /**
             * Format: date-time
             * @description When the checkout was created.
             * @example 2026-11-24T15:00:00.000Z
             */
            createdAt: string;
            /** @description When the purchase was completed. Null until then. */
            completedAt: string | null;
            /**
             * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
             * @example server
             * @enum {string}
             */
            createdBy: "page" | "server";
            /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
            lineItems: {
                /**
                 * @description Description of the item.
                 * @example Convection oven
                 */
                name: string;
                /**
                 * @description The merchant’s item number.
                 * @example OV-1
                 */
                reference: string | null;
                /**
                 * @description Number of units.
                 * @example 1
                 */
                quantity: number;
                /**
                 * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                 * @example 640.5
                 */
                amount: number;
            }[];
            /**
             * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
             * @example {
             *       "warehouse": "Laval"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
             * @example automatic
             * @enum {string}
             */
            captureMethod: "automatic" | "manual";
            /** @description How a page last opened the checkout. Null until a page opens it. */
            platform: {
                /**
                 * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                 * @example Modal
                 * @enum {string}
                 */
                renderType: "Modal" | "Standalone";
            } | null;
            /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
            tracking: components["schemas"]["Tracking"] | null;
            /** @description When the client token expires. Null if a page created the checkout. */
            clientTokenExpiresAt: string | null;
        };
        MerchantCheckoutList: {
            /** @description Checkouts, newest first. */
            items: components["schemas"]["MerchantCheckout"][];
            /**
             * @description Pass it as `cursor` to get the next page. Null on the last page.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            nextCursor: string | null;
        };
        MerchantEvent: {
            /**
             * @description ID of the event, as in the webhook.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            eventId: string;
            /**
             * @description Type of the event.
             * @example checkout.completed
             * @enum {string}
             */
            type: "ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.captured" | "checkout.released" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned" | "payee.change_proposed" | "payee.changed" | "payee.change_cancelled";
            /**
             * Format: date-time
             * @description When the event occurred.
             * @example 2026-11-24T15:00:00.000Z
             */
            timestamp: string;
            /**
             * @description Same content as `data` in the webhook event of this type.
             * @example {
             *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
             *       "status": "completed"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /** @description One for each endpoint that receives the event. */
            deliveries: {
                /**
                 * @description The endpoint that it is sent to.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                endpointId: string;
                /**
                 * @description `pending`: another attempt follows. `failed`: no attempt follows.
                 * @example delivered
                 * @enum {string}
                 */
                state: "pending" | "delivered" | "failed";
                /**
                 * @description Total number of attempts, including those before a resend.
                 * @example 1
                 */
                attempts: number;
                /** @description Time of the last attempt. */
                lastTriedAt: string | null;
                /**
                 * @description HTTP status of the last response.
                 * @example 204
                 */
                lastStatus: number | null;
                /**
                 * @description Reason why the last attempt got no response.
                 * @example timeout
                 */
                lastFailure: ("timeout" | "addressRefused" | "nameUnknown" | "tls" | "connection") | null;
                /**
                 * @description Duration of the last attempt in milliseconds.
                 * @example 182
                 */
                lastLatencyMs: number | null;
                /** @description Time of the next attempt. Null if there is none. */
                nextTryAt: string | null;
                /** @description When the endpoint accepted it. Null until then. */
                deliveredAt: string | null;
            }[];
        };
        MerchantEventList: {
            /** @description Events, newest first. */
            items: {
                /**
                 * @description ID of the event, as in the webhook.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                eventId: string;
                /**
                 * @description Type of the event.
                 * @example checkout.completed
                 * @enum {string}
                 */
                type: "ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.captured" | "checkout.released" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned" | "payee.change_proposed" | "payee.changed" | "payee.change_cancelled";
                /**
                 * Format: date-time
                 * @description When the event occurred.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                timestamp: string;
                /**
                 * @description Same content as `data` in the webhook event of this type.
                 * @example {
                 *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "status": "completed"
                 *     }
                 */
                data: {
                    [key: string]: unknown;
                };
            }[];
            /**
             * @description Pass it as `cursor` to get the next page. Null on the last page.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            nextCursor: string | null;
        };
        MerchantPayout: {
            /**
             * @description ID of the payout.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            payoutId: string;
            /**
             * @description `purchase`: paid to the merchant for a signed agreement, or for a capture of it. `recovery`: owed by the merchant for a refund made after the payout, and withheld from its next payouts.
             * @example purchase
             * @enum {string}
             */
            kind: "purchase" | "recovery";
            /**
             * @description `pending`: waits for the next batch. `batched`: included in a batch that is not sent yet. `sent`: sent to the bank. `paid`: confirmed by the bank, or withheld in full. `returned`: returned by the bank. `cancelled`: refunded in full before it was sent.
             * @example paid
             * @enum {string}
             */
            state: "pending" | "batched" | "sent" | "paid" | "returned" | "cancelled";
            /**
             * @description Amount of the payout, less refunds made before it was sent.
             * @example 640.5
             */
            amount: number;
            /**
             * @description The provider’s fee. The amount sent is `amount` − `fee` − `withheld`. The fee is not returned for a refund made after the payout, unless the bank returns the payout.
             * @example 19.25
             */
            fee: number;
            /**
             * @description For a purchase, the part withheld to recover an amount that the merchant owes. For a recovery, the part recovered so far.
             * @example 0
             */
            withheld: number;
            /**
             * @description The checkout that it pays for.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            checkoutId: string;
            /** @description The refund that caused a recovery. Null for a purchase. */
            refundId: string | null;
            /** @description The capture that is paid, for a purchase captured in parts. Otherwise null. */
            captureId: string | null;
            /**
             * @description Invoice number or order reference.
             * @example PO-1182
             */
            reference: string | null;
            /**
             * @description Last digits of the receiving account.
             * @example 4567
             */
            accountEnding: string | null;
            /** @description Business day on which the payout is expected. Null if no payment is expected, or while the payout is on hold. */
            expectedOn: string | null;
            /** @description Most recent return by the bank. Null if the payout was never returned. */
            returned: {
                /**
                 * @description The bank’s return code.
                 * @example 905
                 */
                code: string;
                /**
                 * @description Meaning of the return code.
                 * @example Account closed
                 */
                reason: string;
                /**
                 * Format: date-time
                 * @description When the bank returned it.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                at: string;
            } | null;
            /**
             * Format: date-time
             * @description When the payout or recovery was opened.
             * @example 2026-11-24T15:00:00.000Z
             */
            openedAt: string;
            /** @description When it was sent to the bank. Null until then. */
            sentAt: string | null;
            /** @description When the bank confirmed it. Null until then. */
            paidAt: string | null;
        };
        MerchantPayoutList: {
            /** @description Payouts and recoveries, newest first. */
            items: components["schemas"]["MerchantPayout"][];
            /**
             * @description Pass it as `cursor` to get the next page. Null on the last page.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            nextCursor: string | null;
        };
        NewCheckout: {
            /**
             * @description Cart total in Canadian dollars, including taxes and shipping. At least the merchant’s minimum purchase.
             * @example 640.5
             */
            cartTotal: number;
            /**
             * @description Only Canadian dollars are supported.
             * @default CAD
             * @example CAD
             * @constant
             */
            currency?: "CAD";
            /**
             * @description The merchant’s reference for the order, returned with the checkout.
             * @example PO-1182
             */
            orderReference?: string;
            /**
             * @description Items of the order, for the merchant’s own records. The amounts must add up to `cartTotal`, so include taxes, shipping and discounts as items.
             * @default []
             */
            lineItems?: {
                /**
                 * @description Description of the item.
                 * @example Convection oven
                 */
                name: string;
                /**
                 * @description The merchant’s item number.
                 * @default null
                 * @example OV-1
                 */
                reference?: string | null;
                /**
                 * @description Number of units.
                 * @default 1
                 * @example 1
                 */
                quantity?: number;
                /**
                 * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                 * @example 640.5
                 */
                amount: number;
            }[];
            /**
             * @description Up to 20 key-value pairs of your own, returned with the checkout and its events. Do not include personal data.
             * @default {}
             * @example {
             *       "warehouse": "Laval"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Language of messages and documents until the customer opens the checkout. From then on, they use the language that the checkout is shown in. Pass it to `checkout()` as well.
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
            /**
             * @description URL that the page redirects to once the customer is approved or rejected. Must be on one of the merchant’s registered origins.
             * @example https://shop.example/thanks
             */
            redirectUrl?: string;
            /** @description Customer details to prefill the forms with; the customer can correct them. None are treated as verified, and no page can change them. Phone and email are shown masked, names stay in the secure frames, and a page can read the business only after the customer has verified a phone number. */
            customer?: components["schemas"]["PrefilledCustomer"] | null;
            /**
             * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it; you capture amounts as you ship, within 30 days and in at most ten parts, and the rest is released. The customer owes only captured amounts.
             * @default automatic
             * @example automatic
             * @enum {string}
             */
            captureMethod?: "automatic" | "manual";
            /**
             * Format: date-time
             * @description Expiry of the client token, at most 30 days from now. Defaults to 24 hours from now.
             * @example 2026-11-25T15:00:00.000Z
             */
            expiresAt?: string;
        };
        NewInvoiceLink: {
            /**
             * @description Invoice total in Canadian dollars, at least $100.
             * @example 6400.55
             */
            amount: number;
            /**
             * @description Invoice number as shown on the invoice.
             * @example INV-1042
             */
            invoiceId: string;
            /**
             * @description One of the merchant’s sites. If omitted, the customer chooses one.
             * @example Laval distribution centre
             */
            site?: string;
            /**
             * @description The customer’s email address. Required with `sendEmail`.
             * @example marie@cafe.example
             */
            customerEmail?: string;
            /**
             * @description The merchant’s own name for the customer, for finding the link in the dashboard.
             * @example Corner Café
             */
            customerName?: string;
            /**
             * @description Language of the email to the customer.
             * @default en
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
            /**
             * Format: date-time
             * @description Expiry, at most 365 days from now. Defaults to 30 days from now.
             * @example 2026-12-24T15:00:00.000Z
             */
            expiresAt?: string;
            /**
             * @description If true, send the link to `customerEmail`.
             * @default false
             * @example true
             */
            sendEmail?: boolean;
        };
        NewWebhookEndpoint: {
            /**
             * @description An HTTPS URL that is reachable from the internet.
             * @example https://shop.example/webhooks/tamarack
             */
            url: string;
            /** @description Event types to send to this endpoint. Null for all types, including future ones. */
            eventTypes?: ("checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.captured" | "checkout.released" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned" | "payee.change_proposed" | "payee.changed" | "payee.change_cancelled")[] | null;
        };
        PrefilledCustomer: {
            /**
             * @description Email address. The customer verifies it with a code.
             * @example marie@cafe-boreal.example
             */
            email?: string | null;
            /**
             * @description Mobile phone number. The customer verifies it with a code.
             * @example +14165550142
             */
            phone?: string | null;
            /**
             * @description First name of the applicant.
             * @example Marie
             */
            firstName?: string | null;
            /**
             * @description Last name of the applicant.
             * @example Tremblay
             */
            lastName?: string | null;
            /** @description The customer’s business. */
            business?: {
                /**
                 * @description Legal name.
                 * @example Café Boréal inc.
                 */
                name?: string | null;
                /**
                 * @description Operating name, if different from the legal name.
                 * @example Le Boréal
                 */
                operatingName?: string | null;
                /**
                 * @description Registration number in any business registry.
                 * @example 123456789 RC0001
                 */
                registrationNumber?: string | null;
                /** @description Address of the business. */
                address?: {
                    /**
                     * @description Number and street.
                     * @example 1200 rue Ontario Est
                     */
                    street?: string | null;
                    /**
                     * @description City or town.
                     * @example Montréal
                     */
                    city?: string | null;
                    /**
                     * @description Two-letter code of the province.
                     * @example QC
                     */
                    province?: string | null;
                    /**
                     * @description Canadian postal code.
                     * @example H2L 1R5
                     */
                    postalCode?: string | null;
                } | null;
            } | null;
        };
        Problem: {
            /**
             * @description Identifies the problem. Compare this in code.
             * @example validation-failed
             * @enum {string}
             */
            type: "invoice-link-is-used" | "invoice-link-is-rejected" | "invoice-link-is-deactivated" | "invoice-link-is-expired" | "invoice-link-is-invalid" | "session-reused" | "invoice-is-used" | "invoice-currency-is-unsupported" | "unsupported-country-phone-number-exception" | "landline-phone-number-type-exception" | "unable-to-send-verification-code-exception" | "session-expired" | "unauthorized" | "forbidden" | "verification-code-invalid" | "verification-code-expired" | "verification-retry-later" | "step-not-allowed" | "security-review" | "validation-failed" | "malformed-request" | "request-timeout" | "payload-too-large" | "file-type-invalid" | "file-too-large" | "idempotency-conflict" | "idempotency-in-progress" | "rate-limited" | "not-found" | "merchant-setup" | "service-unavailable" | "internal";
            /**
             * @description Meaning of the return code.
             * @example Validation failed
             */
            title: string;
            /**
             * @description HTTP status of the response.
             * @example 400
             */
            status: number;
            /**
             * @description Explanation of this occurrence, for developers.
             * @example amount: expected at most two decimals, received 640.505.
             */
            detail?: string;
            /**
             * @description Request ID. Quote it when you contact support.
             * @example 01a23863-0b52-7d0e-8f64-2f6c1d9a7e35
             */
            instance: string;
            /** @description One entry for each invalid field or query parameter of the request. */
            errors?: {
                /**
                 * @description JSON pointer to the field, or a slash and the name of the query parameter.
                 * @example /amount
                 */
                path: string;
                /**
                 * @description `unknown` if the operation has no field of this name; otherwise `invalid` or a more specific code.
                 * @example invalid
                 */
                code: string;
                /**
                 * @description What the field accepts, for developers. This and the next two members are only in responses to merchants’ requests.
                 * @example at most two decimals
                 */
                expected?: string;
                /**
                 * @description Describes what was received. Text is not repeated unless the field accepts a fixed list of values.
                 * @example 640.505
                 */
                received?: string;
                /**
                 * @description With `unknown`: the most similar name that the operation has.
                 * @example orderReference
                 */
                nearest?: string;
            }[];
            /**
             * @description Number of seconds to wait before retrying.
             * @example 5
             */
            retryAfter?: number;
            /**
             * @description Attempts left to enter the verification code.
             * @example 2
             */
            attemptsLeft?: number;
            /**
             * @description Code of a merchant setup error. Starts with `TC-1000`.
             * @example TC-1000-04
             */
            code?: string;
        };
        RefundInput: {
            /**
             * @description Amount in Canadian dollars, with at most two decimals. Defaults to the amount not yet refunded.
             * @example 100
             */
            amount?: number;
            /**
             * @description Reason for the refund, returned with the checkout.
             * @example One oven returned
             */
            reason?: string;
        };
        ResendInput: {
            /**
             * @description Endpoint to resend to. Defaults to all enabled endpoints that accept the event’s type.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            endpointId?: string;
        };
        Tracking: {
            /**
             * @description The merchant’s own tracking ID.
             * @example visit-20261124-7
             */
            trackingId?: string;
            /**
             * @description Click identifier of Google Ads.
             * @example Cj0KCQiA4-example
             */
            gclid?: string;
            /**
             * @description Campaign.
             * @example winter-2026
             */
            utmCampaign?: string;
            /**
             * @description Variant of the ad.
             * @example banner-top
             */
            utmContent?: string;
            /**
             * @description Marketing medium.
             * @example email
             */
            utmMedium?: string;
            /**
             * @description Source of the visit.
             * @example newsletter
             */
            utmSource?: string;
            /**
             * @description Keyword.
             * @example commercial oven
             */
            utmTerm?: string;
            /**
             * @description Page on which the visit started, without personal data.
             * @example https://shop.example/ovens
             */
            trackingUrl?: string;
        };
        WebhookEndpoint: {
            /**
             * @description ID of the endpoint.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            endpointId: string;
            /**
             * @description URL that events are sent to.
             * @example https://shop.example/webhooks/tamarack
             */
            url: string;
            /**
             * @description Event types that the endpoint receives. Null for all.
             * @example [
             *       "checkout.completed",
             *       "checkout.refunded"
             *     ]
             */
            eventTypes: ("ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.captured" | "checkout.released" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned" | "payee.change_proposed" | "payee.changed" | "payee.change_cancelled")[] | null;
            /**
             * Format: date-time
             * @description When the endpoint was created.
             * @example 2026-11-24T15:00:00.000Z
             */
            createdAt: string;
            /** @description When and why the endpoint was disabled. `merchant`: by the merchant. `gone`: it returned status 410. `failing`: no delivery succeeded for five days. Null if it is enabled. */
            disabled: {
                /**
                 * Format: date-time
                 * @description When it was disabled.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                at: string;
                /**
                 * @description Why it was disabled.
                 * @example failing
                 * @enum {string}
                 */
                reason: "merchant" | "gone" | "failing";
            } | null;
            /** @description Time of the first failed attempt since the last successful delivery. Null if deliveries succeed. */
            failingSince: string | null;
            /** @description Until this time, events are also signed with the previous secret. */
            previousSecretUntil: string | null;
        };
        WebhookEndpointChange: {
            /**
             * @description An HTTPS URL that is reachable from the internet.
             * @example https://shop.example/webhooks/tamarack
             */
            url?: string;
            /** @description Event types to send to this endpoint. Null for all types, including future ones. */
            eventTypes?: ("checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.captured" | "checkout.released" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned" | "payee.change_proposed" | "payee.changed" | "payee.change_cancelled")[] | null;
            /**
             * @description False stops deliveries, true resumes them.
             * @example true
             */
            enabled?: boolean;
        };
        WebhookEndpointList: {
            /** @description Endpoints, oldest first. */
            items: components["schemas"]["WebhookEndpoint"][];
        };
        WebhookEndpointWithSecret: {
            /**
             * @description ID of the endpoint.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            endpointId: string;
            /**
             * @description URL that events are sent to.
             * @example https://shop.example/webhooks/tamarack
             */
            url: string;
            /**
             * @description Event types that the endpoint receives. Null for all.
             * @example [
             *       "checkout.completed",
             *       "checkout.refunded"
             *     ]
             */
            eventTypes: ("ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.captured" | "checkout.released" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned" | "payee.change_proposed" | "payee.changed" | "payee.change_cancelled")[] | null;
            /**
             * Format: date-time
             * @description When the endpoint was created.
             * @example 2026-11-24T15:00:00.000Z
             */
            createdAt: string;
            /** @description When and why the endpoint was disabled. `merchant`: by the merchant. `gone`: it returned status 410. `failing`: no delivery succeeded for five days. Null if it is enabled. */
            disabled: {
                /**
                 * Format: date-time
                 * @description When it was disabled.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                at: string;
                /**
                 * @description Why it was disabled.
                 * @example failing
                 * @enum {string}
                 */
                reason: "merchant" | "gone" | "failing";
            } | null;
            /** @description Time of the first failed attempt since the last successful delivery. Null if deliveries succeed. */
            failingSince: string | null;
            /** @description Until this time, events are also signed with the previous secret. */
            previousSecretUntil: string | null;
            /**
             * @description Signing secret. Starts with `whsec_` and is returned only once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Merchant_ListCheckouts: {
        parameters: {
            query?: {
                /**
                 * @description `nextCursor` from the previous page. Omit it to get the first page.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                cursor?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description First day on which an item was created, in Eastern Time.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Last day on which an item was created, in Eastern Time. Items created on that day are included.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description Order reference or invoice number. Case is ignored. Spaces and punctuation of an invoice number are ignored too: `INV 1042` finds `inv-1042`.
                 * @example PO-1182
                 */
                orderReference?: string;
                /**
                 * @description Return only checkouts with this status.
                 * @example completed
                 */
                status?: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                /**
                 * @description Amount of the cart or of the invoice, in Canadian dollars. Refunds do not change it.
                 * @example 640.5
                 */
                amount?: number;
            };
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "status": "completed",
                     *           "cartTotal": 640.5,
                     *           "orderReference": "PO-1182",
                     *           "invoice": {
                     *             "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *             "number": "INV-1042",
                     *             "amount": 640.5
                     *           },
                     *           "financing": {
                     *             "amount": 640.5,
                     *             "financingFee": 18.5,
                     *             "termWeeks": 12,
                     *             "weeklyPayment": 54.75,
                     *             "signedAt": "2026-11-24T15:00:00.000Z"
                     *           },
                     *           "authorization": {
                     *             "amount": 2140.5,
                     *             "captured": 1200,
                     *             "released": 0,
                     *             "expiresAt": "2026-11-24T15:00:00.000Z"
                     *           },
                     *           "captures": [
                     *             {
                     *               "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *               "amount": 1200,
                     *               "capturedAt": "2026-11-24T15:00:00.000Z"
                     *             }
                     *           ],
                     *           "refunded": 100,
                     *           "refunds": [
                     *             {
                     *               "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *               "amount": 100,
                     *               "reason": "One oven returned",
                     *               "refundedAt": "2026-11-24T15:00:00.000Z"
                     *             }
                     *           ],
                     *           "createdAt": "2026-11-24T15:00:00.000Z",
                     *           "completedAt": "2026-11-24T15:00:00.000Z",
                     *           "createdBy": "server",
                     *           "lineItems": [
                     *             {
                     *               "name": "Convection oven",
                     *               "reference": "OV-1",
                     *               "quantity": 1,
                     *               "amount": 640.5
                     *             }
                     *           ],
                     *           "metadata": {
                     *             "warehouse": "Laval"
                     *           },
                     *           "captureMethod": "automatic",
                     *           "platform": {
                     *             "renderType": "Modal"
                     *           },
                     *           "tracking": {
                     *             "trackingId": "visit-20261124-7",
                     *             "gclid": "Cj0KCQiA4-example",
                     *             "utmCampaign": "winter-2026",
                     *             "utmContent": "banner-top",
                     *             "utmMedium": "email",
                     *             "utmSource": "newsletter",
                     *             "utmTerm": "commercial oven",
                     *             "trackingUrl": "https://shop.example/ovens"
                     *           },
                     *           "clientTokenExpiresAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantCheckoutList"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_CreateCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cartTotal": 640.5,
                 *       "currency": "CAD",
                 *       "orderReference": "PO-1182",
                 *       "lineItems": [
                 *         {
                 *           "name": "Convection oven",
                 *           "reference": "OV-1",
                 *           "quantity": 1,
                 *           "amount": 640.5
                 *         }
                 *       ],
                 *       "metadata": {
                 *         "warehouse": "Laval"
                 *       },
                 *       "language": "en",
                 *       "redirectUrl": "https://shop.example/thanks",
                 *       "customer": {
                 *         "email": "marie@cafe-boreal.example",
                 *         "phone": "+14165550142",
                 *         "firstName": "Marie",
                 *         "lastName": "Tremblay",
                 *         "business": {
                 *           "name": "Café Boréal inc.",
                 *           "operatingName": "Le Boréal",
                 *           "registrationNumber": "123456789 RC0001",
                 *           "address": {
                 *             "street": "1200 rue Ontario Est",
                 *             "city": "Montréal",
                 *             "province": "QC",
                 *             "postalCode": "H2L 1R5"
                 *           }
                 *         }
                 *       },
                 *       "captureMethod": "automatic",
                 *       "expiresAt": "2026-11-25T15:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NewCheckout"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "clientToken": "ct_9fQm2vR7xJ4tYb1LpZ8sWc3K",
                     *       "expiresAt": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedCheckout"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_GetCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "status": "completed",
                     *       "cartTotal": 640.5,
                     *       "orderReference": "PO-1182",
                     *       "invoice": {
                     *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *         "number": "INV-1042",
                     *         "amount": 640.5
                     *       },
                     *       "financing": {
                     *         "amount": 640.5,
                     *         "financingFee": 18.5,
                     *         "termWeeks": 12,
                     *         "weeklyPayment": 54.75,
                     *         "signedAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "authorization": {
                     *         "amount": 2140.5,
                     *         "captured": 1200,
                     *         "released": 0,
                     *         "expiresAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "captures": [
                     *         {
                     *           "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 1200,
                     *           "capturedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "refunded": 100,
                     *       "refunds": [
                     *         {
                     *           "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 100,
                     *           "reason": "One oven returned",
                     *           "refundedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "completedAt": "2026-11-24T15:00:00.000Z",
                     *       "createdBy": "server",
                     *       "lineItems": [
                     *         {
                     *           "name": "Convection oven",
                     *           "reference": "OV-1",
                     *           "quantity": 1,
                     *           "amount": 640.5
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "warehouse": "Laval"
                     *       },
                     *       "captureMethod": "automatic",
                     *       "platform": {
                     *         "renderType": "Modal"
                     *       },
                     *       "tracking": {
                     *         "trackingId": "visit-20261124-7",
                     *         "gclid": "Cj0KCQiA4-example",
                     *         "utmCampaign": "winter-2026",
                     *         "utmContent": "banner-top",
                     *         "utmMedium": "email",
                     *         "utmSource": "newsletter",
                     *         "utmTerm": "commercial oven",
                     *         "trackingUrl": "https://shop.example/ovens"
                     *       },
                     *       "clientTokenExpiresAt": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantCheckout"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_CancelCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "status": "completed",
                     *       "cartTotal": 640.5,
                     *       "orderReference": "PO-1182",
                     *       "invoice": {
                     *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *         "number": "INV-1042",
                     *         "amount": 640.5
                     *       },
                     *       "financing": {
                     *         "amount": 640.5,
                     *         "financingFee": 18.5,
                     *         "termWeeks": 12,
                     *         "weeklyPayment": 54.75,
                     *         "signedAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "authorization": {
                     *         "amount": 2140.5,
                     *         "captured": 1200,
                     *         "released": 0,
                     *         "expiresAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "captures": [
                     *         {
                     *           "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 1200,
                     *           "capturedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "refunded": 100,
                     *       "refunds": [
                     *         {
                     *           "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 100,
                     *           "reason": "One oven returned",
                     *           "refundedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "completedAt": "2026-11-24T15:00:00.000Z",
                     *       "createdBy": "server",
                     *       "lineItems": [
                     *         {
                     *           "name": "Convection oven",
                     *           "reference": "OV-1",
                     *           "quantity": 1,
                     *           "amount": 640.5
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "warehouse": "Laval"
                     *       },
                     *       "captureMethod": "automatic",
                     *       "platform": {
                     *         "renderType": "Modal"
                     *       },
                     *       "tracking": {
                     *         "trackingId": "visit-20261124-7",
                     *         "gclid": "Cj0KCQiA4-example",
                     *         "utmCampaign": "winter-2026",
                     *         "utmContent": "banner-top",
                     *         "utmMedium": "email",
                     *         "utmSource": "newsletter",
                     *         "utmTerm": "commercial oven",
                     *         "trackingUrl": "https://shop.example/ovens"
                     *       },
                     *       "clientTokenExpiresAt": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantCheckout"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_CaptureCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 1200
                 *     }
                 */
                "application/json": components["schemas"]["CaptureInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "status": "completed",
                     *       "cartTotal": 640.5,
                     *       "orderReference": "PO-1182",
                     *       "invoice": {
                     *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *         "number": "INV-1042",
                     *         "amount": 640.5
                     *       },
                     *       "financing": {
                     *         "amount": 640.5,
                     *         "financingFee": 18.5,
                     *         "termWeeks": 12,
                     *         "weeklyPayment": 54.75,
                     *         "signedAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "authorization": {
                     *         "amount": 2140.5,
                     *         "captured": 1200,
                     *         "released": 0,
                     *         "expiresAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "captures": [
                     *         {
                     *           "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 1200,
                     *           "capturedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "refunded": 100,
                     *       "refunds": [
                     *         {
                     *           "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 100,
                     *           "reason": "One oven returned",
                     *           "refundedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "completedAt": "2026-11-24T15:00:00.000Z",
                     *       "createdBy": "server",
                     *       "lineItems": [
                     *         {
                     *           "name": "Convection oven",
                     *           "reference": "OV-1",
                     *           "quantity": 1,
                     *           "amount": 640.5
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "warehouse": "Laval"
                     *       },
                     *       "captureMethod": "automatic",
                     *       "platform": {
                     *         "renderType": "Modal"
                     *       },
                     *       "tracking": {
                     *         "trackingId": "visit-20261124-7",
                     *         "gclid": "Cj0KCQiA4-example",
                     *         "utmCampaign": "winter-2026",
                     *         "utmContent": "banner-top",
                     *         "utmMedium": "email",
                     *         "utmSource": "newsletter",
                     *         "utmTerm": "commercial oven",
                     *         "trackingUrl": "https://shop.example/ovens"
                     *       },
                     *       "clientTokenExpiresAt": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantCheckout"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_ReleaseCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "status": "completed",
                     *       "cartTotal": 640.5,
                     *       "orderReference": "PO-1182",
                     *       "invoice": {
                     *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *         "number": "INV-1042",
                     *         "amount": 640.5
                     *       },
                     *       "financing": {
                     *         "amount": 640.5,
                     *         "financingFee": 18.5,
                     *         "termWeeks": 12,
                     *         "weeklyPayment": 54.75,
                     *         "signedAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "authorization": {
                     *         "amount": 2140.5,
                     *         "captured": 1200,
                     *         "released": 0,
                     *         "expiresAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "captures": [
                     *         {
                     *           "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 1200,
                     *           "capturedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "refunded": 100,
                     *       "refunds": [
                     *         {
                     *           "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 100,
                     *           "reason": "One oven returned",
                     *           "refundedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "completedAt": "2026-11-24T15:00:00.000Z",
                     *       "createdBy": "server",
                     *       "lineItems": [
                     *         {
                     *           "name": "Convection oven",
                     *           "reference": "OV-1",
                     *           "quantity": 1,
                     *           "amount": 640.5
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "warehouse": "Laval"
                     *       },
                     *       "captureMethod": "automatic",
                     *       "platform": {
                     *         "renderType": "Modal"
                     *       },
                     *       "tracking": {
                     *         "trackingId": "visit-20261124-7",
                     *         "gclid": "Cj0KCQiA4-example",
                     *         "utmCampaign": "winter-2026",
                     *         "utmContent": "banner-top",
                     *         "utmMedium": "email",
                     *         "utmSource": "newsletter",
                     *         "utmTerm": "commercial oven",
                     *         "trackingUrl": "https://shop.example/ovens"
                     *       },
                     *       "clientTokenExpiresAt": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantCheckout"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_RefundCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 100,
                 *       "reason": "One oven returned"
                 *     }
                 */
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "status": "completed",
                     *       "cartTotal": 640.5,
                     *       "orderReference": "PO-1182",
                     *       "invoice": {
                     *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *         "number": "INV-1042",
                     *         "amount": 640.5
                     *       },
                     *       "financing": {
                     *         "amount": 640.5,
                     *         "financingFee": 18.5,
                     *         "termWeeks": 12,
                     *         "weeklyPayment": 54.75,
                     *         "signedAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "authorization": {
                     *         "amount": 2140.5,
                     *         "captured": 1200,
                     *         "released": 0,
                     *         "expiresAt": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "captures": [
                     *         {
                     *           "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 1200,
                     *           "capturedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "refunded": 100,
                     *       "refunds": [
                     *         {
                     *           "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "amount": 100,
                     *           "reason": "One oven returned",
                     *           "refundedAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "completedAt": "2026-11-24T15:00:00.000Z",
                     *       "createdBy": "server",
                     *       "lineItems": [
                     *         {
                     *           "name": "Convection oven",
                     *           "reference": "OV-1",
                     *           "quantity": 1,
                     *           "amount": 640.5
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "warehouse": "Laval"
                     *       },
                     *       "captureMethod": "automatic",
                     *       "platform": {
                     *         "renderType": "Modal"
                     *       },
                     *       "tracking": {
                     *         "trackingId": "visit-20261124-7",
                     *         "gclid": "Cj0KCQiA4-example",
                     *         "utmCampaign": "winter-2026",
                     *         "utmContent": "banner-top",
                     *         "utmMedium": "email",
                     *         "utmSource": "newsletter",
                     *         "utmTerm": "commercial oven",
                     *         "trackingUrl": "https://shop.example/ovens"
                     *       },
                     *       "clientTokenExpiresAt": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantCheckout"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_ListWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "url": "https://shop.example/webhooks/tamarack",
                     *           "eventTypes": [
                     *             "checkout.completed",
                     *             "checkout.refunded"
                     *           ],
                     *           "createdAt": "2026-11-24T15:00:00.000Z",
                     *           "disabled": {
                     *             "at": "2026-11-24T15:00:00.000Z",
                     *             "reason": "failing"
                     *           },
                     *           "failingSince": "2026-11-24T15:00:00.000Z",
                     *           "previousSecretUntil": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_CreateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://shop.example/webhooks/tamarack"
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhookEndpoint"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "url": "https://shop.example/webhooks/tamarack",
                     *       "eventTypes": [
                     *         "checkout.completed",
                     *         "checkout.refunded"
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "disabled": {
                     *         "at": "2026-11-24T15:00:00.000Z",
                     *         "reason": "failing"
                     *       },
                     *       "failingSince": "2026-11-24T15:00:00.000Z",
                     *       "previousSecretUntil": "2026-11-24T15:00:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_GetWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "url": "https://shop.example/webhooks/tamarack",
                     *       "eventTypes": [
                     *         "checkout.completed",
                     *         "checkout.refunded"
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "disabled": {
                     *         "at": "2026-11-24T15:00:00.000Z",
                     *         "reason": "failing"
                     *       },
                     *       "failingSince": "2026-11-24T15:00:00.000Z",
                     *       "previousSecretUntil": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_RemoveWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "url": "https://shop.example/webhooks/tamarack",
                     *           "eventTypes": [
                     *             "checkout.completed",
                     *             "checkout.refunded"
                     *           ],
                     *           "createdAt": "2026-11-24T15:00:00.000Z",
                     *           "disabled": {
                     *             "at": "2026-11-24T15:00:00.000Z",
                     *             "reason": "failing"
                     *           },
                     *           "failingSince": "2026-11-24T15:00:00.000Z",
                     *           "previousSecretUntil": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_ChangeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://shop.example/webhooks/tamarack",
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "url": "https://shop.example/webhooks/tamarack",
                     *       "eventTypes": [
                     *         "checkout.completed",
                     *         "checkout.refunded"
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "disabled": {
                     *         "at": "2026-11-24T15:00:00.000Z",
                     *         "reason": "failing"
                     *       },
                     *       "failingSince": "2026-11-24T15:00:00.000Z",
                     *       "previousSecretUntil": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_RotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "url": "https://shop.example/webhooks/tamarack",
                     *       "eventTypes": [
                     *         "checkout.completed",
                     *         "checkout.refunded"
                     *       ],
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "disabled": {
                     *         "at": "2026-11-24T15:00:00.000Z",
                     *         "reason": "failing"
                     *       },
                     *       "failingSince": "2026-11-24T15:00:00.000Z",
                     *       "previousSecretUntil": "2026-11-24T15:00:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_TestWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eventId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "type": "checkout.completed",
                     *       "timestamp": "2026-11-24T15:00:00.000Z",
                     *       "data": {
                     *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *         "status": "completed"
                     *       },
                     *       "deliveries": [
                     *         {
                     *           "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "state": "delivered",
                     *           "attempts": 1,
                     *           "lastTriedAt": "2026-11-24T15:00:00.000Z",
                     *           "lastStatus": 204,
                     *           "lastFailure": "timeout",
                     *           "lastLatencyMs": 182,
                     *           "nextTryAt": "2026-11-24T15:00:00.000Z",
                     *           "deliveredAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantEvent"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_ListEvents: {
        parameters: {
            query?: {
                /**
                 * @description `nextCursor` from the previous page. Omit it to get the first page.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                cursor?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description First day on which an item was created, in Eastern Time.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Last day on which an item was created, in Eastern Time. Items created on that day are included.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description Return only events of this type.
                 * @example checkout.refunded
                 */
                type?: "ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.captured" | "checkout.released" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned" | "payee.change_proposed" | "payee.changed" | "payee.change_cancelled";
                /**
                 * @description Return only events with a delivery in this state.
                 * @example failed
                 */
                delivery?: "pending" | "delivered" | "failed";
                /**
                 * @description Return only events of this checkout: about itself, the invoice link that it used, and its payouts.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                checkoutId?: string;
                /**
                 * @description Order reference or invoice number, as in the event’s `data`. Case is ignored.
                 * @example PO-1182
                 */
                reference?: string;
            };
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "eventId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "type": "checkout.completed",
                     *           "timestamp": "2026-11-24T15:00:00.000Z",
                     *           "data": {
                     *             "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *             "status": "completed"
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantEventList"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_GetEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eventId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "type": "checkout.completed",
                     *       "timestamp": "2026-11-24T15:00:00.000Z",
                     *       "data": {
                     *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *         "status": "completed"
                     *       },
                     *       "deliveries": [
                     *         {
                     *           "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "state": "delivered",
                     *           "attempts": 1,
                     *           "lastTriedAt": "2026-11-24T15:00:00.000Z",
                     *           "lastStatus": 204,
                     *           "lastFailure": "timeout",
                     *           "lastLatencyMs": 182,
                     *           "nextTryAt": "2026-11-24T15:00:00.000Z",
                     *           "deliveredAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantEvent"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_ResendEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                 *     }
                 */
                "application/json": components["schemas"]["ResendInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eventId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "type": "checkout.completed",
                     *       "timestamp": "2026-11-24T15:00:00.000Z",
                     *       "data": {
                     *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *         "status": "completed"
                     *       },
                     *       "deliveries": [
                     *         {
                     *           "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "state": "delivered",
                     *           "attempts": 1,
                     *           "lastTriedAt": "2026-11-24T15:00:00.000Z",
                     *           "lastStatus": 204,
                     *           "lastFailure": "timeout",
                     *           "lastLatencyMs": 182,
                     *           "nextTryAt": "2026-11-24T15:00:00.000Z",
                     *           "deliveredAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantEvent"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_CheckEligibility: {
        parameters: {
            query: {
                /**
                 * @description Amount of the purchase in Canadian dollars, taxes and shipping included.
                 * @example 4850.5
                 */
                amount: number;
            };
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eligible": true,
                     *       "reason": null,
                     *       "weeklyPayment": 97.12,
                     *       "weeks": 52,
                     *       "minimumAmount": 500,
                     *       "maximumAmount": 150000
                     *     }
                     */
                    "application/json": components["schemas"]["AmountEligibility"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_ListInvoiceLinks: {
        parameters: {
            query?: {
                /**
                 * @description `nextCursor` from the previous page. Omit it to get the first page.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                cursor?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description First day on which an item was created, in Eastern Time.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Last day on which an item was created, in Eastern Time. Items created on that day are included.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description Return only links with this status. With many links, a page may have fewer items than `limit`, or none: the list ends when `nextCursor` is null.
                 * @example open
                 */
                status?: "open" | "used" | "rejected" | "deactivated" | "expired";
                /**
                 * @description Invoice number to search for. Case, spaces and punctuation are ignored: `INV 1042` finds `inv-1042`.
                 * @example INV-1042
                 */
                invoiceId?: string;
                /**
                 * @description Invoice total in Canadian dollars.
                 * @example 6400.55
                 */
                amount?: number;
            };
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *           "url": "https://api.tamarack.example/invoice?linkId=5mJrV0c2Qe6mVwq1nX8hTg",
                     *           "status": "open",
                     *           "invoiceId": "INV-1042",
                     *           "amount": 6400.55,
                     *           "site": "Laval distribution centre",
                     *           "customerEmail": "marie@cafe.example",
                     *           "customerName": "Corner Café",
                     *           "language": "en",
                     *           "expiresAt": "2026-11-24T15:00:00.000Z",
                     *           "createdAt": "2026-11-24T15:00:00.000Z",
                     *           "mailedAt": "2026-11-24T15:00:00.000Z",
                     *           "usedAt": "2026-11-24T15:00:00.000Z",
                     *           "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *         }
                     *       ],
                     *       "nextCursor": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceLinkList"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_CreateInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 6400.55,
                 *       "invoiceId": "INV-1042",
                 *       "site": "Laval distribution centre",
                 *       "customerEmail": "marie@cafe.example",
                 *       "customerName": "Corner Café",
                 *       "language": "en",
                 *       "expiresAt": "2026-12-24T15:00:00.000Z",
                 *       "sendEmail": true
                 *     }
                 */
                "application/json": components["schemas"]["NewInvoiceLink"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "url": "https://api.tamarack.example/invoice?linkId=5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "status": "open",
                     *       "invoiceId": "INV-1042",
                     *       "amount": 6400.55,
                     *       "site": "Laval distribution centre",
                     *       "customerEmail": "marie@cafe.example",
                     *       "customerName": "Corner Café",
                     *       "language": "en",
                     *       "expiresAt": "2026-11-24T15:00:00.000Z",
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "mailedAt": "2026-11-24T15:00:00.000Z",
                     *       "usedAt": "2026-11-24T15:00:00.000Z",
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceLink"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_GetInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the invoice link.
                 * @example 5mJrV0c2Qe6mVwq1nX8hTg
                 */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "url": "https://api.tamarack.example/invoice?linkId=5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "status": "open",
                     *       "invoiceId": "INV-1042",
                     *       "amount": 6400.55,
                     *       "site": "Laval distribution centre",
                     *       "customerEmail": "marie@cafe.example",
                     *       "customerName": "Corner Café",
                     *       "language": "en",
                     *       "expiresAt": "2026-11-24T15:00:00.000Z",
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "mailedAt": "2026-11-24T15:00:00.000Z",
                     *       "usedAt": "2026-11-24T15:00:00.000Z",
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceLink"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_RejectInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the invoice link.
                 * @example 5mJrV0c2Qe6mVwq1nX8hTg
                 */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "url": "https://api.tamarack.example/invoice?linkId=5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "status": "open",
                     *       "invoiceId": "INV-1042",
                     *       "amount": 6400.55,
                     *       "site": "Laval distribution centre",
                     *       "customerEmail": "marie@cafe.example",
                     *       "customerName": "Corner Café",
                     *       "language": "en",
                     *       "expiresAt": "2026-11-24T15:00:00.000Z",
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "mailedAt": "2026-11-24T15:00:00.000Z",
                     *       "usedAt": "2026-11-24T15:00:00.000Z",
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceLink"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_DeactivateInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the invoice link.
                 * @example 5mJrV0c2Qe6mVwq1nX8hTg
                 */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "url": "https://api.tamarack.example/invoice?linkId=5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "status": "open",
                     *       "invoiceId": "INV-1042",
                     *       "amount": 6400.55,
                     *       "site": "Laval distribution centre",
                     *       "customerEmail": "marie@cafe.example",
                     *       "customerName": "Corner Café",
                     *       "language": "en",
                     *       "expiresAt": "2026-11-24T15:00:00.000Z",
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "mailedAt": "2026-11-24T15:00:00.000Z",
                     *       "usedAt": "2026-11-24T15:00:00.000Z",
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceLink"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_SendInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the invoice link.
                 * @example 5mJrV0c2Qe6mVwq1nX8hTg
                 */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "url": "https://api.tamarack.example/invoice?linkId=5mJrV0c2Qe6mVwq1nX8hTg",
                     *       "status": "open",
                     *       "invoiceId": "INV-1042",
                     *       "amount": 6400.55,
                     *       "site": "Laval distribution centre",
                     *       "customerEmail": "marie@cafe.example",
                     *       "customerName": "Corner Café",
                     *       "language": "en",
                     *       "expiresAt": "2026-11-24T15:00:00.000Z",
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "mailedAt": "2026-11-24T15:00:00.000Z",
                     *       "usedAt": "2026-11-24T15:00:00.000Z",
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceLink"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_ListPayouts: {
        parameters: {
            query?: {
                /**
                 * @description `nextCursor` from the previous page. Omit it to get the first page.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                cursor?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description First day on which an item was created, in Eastern Time.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Last day on which an item was created, in Eastern Time. Items created on that day are included.
                 * @example 2026-11-30
                 */
                to?: string;
                /**
                 * @description Invoice number or order reference. Case is ignored.
                 * @example PO-1182
                 */
                reference?: string;
                /**
                 * @description Return only payouts in this state.
                 * @example returned
                 */
                state?: "pending" | "batched" | "sent" | "paid" | "returned" | "cancelled";
                /**
                 * @description `amount` of the payout: before the fee and withheld amounts, less refunds made before it was sent.
                 * @example 640.5
                 */
                amount?: number;
            };
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "payoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "kind": "purchase",
                     *           "state": "paid",
                     *           "amount": 640.5,
                     *           "fee": 19.25,
                     *           "withheld": 0,
                     *           "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "reference": "PO-1182",
                     *           "accountEnding": "4567",
                     *           "expectedOn": "2026-11-27",
                     *           "returned": {
                     *             "code": "905",
                     *             "reason": "Account closed",
                     *             "at": "2026-11-24T15:00:00.000Z"
                     *           },
                     *           "openedAt": "2026-11-24T15:00:00.000Z",
                     *           "sentAt": "2026-11-24T15:00:00.000Z",
                     *           "paidAt": "2026-11-24T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantPayoutList"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Merchant_GetPayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.
                 * @example 2026-11-24
                 */
                "Tamarack-Version"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "kind": "purchase",
                     *       "state": "paid",
                     *       "amount": 640.5,
                     *       "fee": 19.25,
                     *       "withheld": 0,
                     *       "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *       "reference": "PO-1182",
                     *       "accountEnding": "4567",
                     *       "expectedOn": "2026-11-27",
                     *       "returned": {
                     *         "code": "905",
                     *         "reason": "Account closed",
                     *         "at": "2026-11-24T15:00:00.000Z"
                     *       },
                     *       "openedAt": "2026-11-24T15:00:00.000Z",
                     *       "sentAt": "2026-11-24T15:00:00.000Z",
                     *       "paidAt": "2026-11-24T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantPayout"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request failed. `type` identifies the problem. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Event_Ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "ping",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "endpointId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example ping
                     * @constant
                     */
                    type: "ping";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description The endpoint that it is sent to.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        endpointId: string;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.approved",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.approved
                     * @constant
                     */
                    type: "checkout.approved";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.rejected",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.rejected
                     * @constant
                     */
                    type: "checkout.rejected";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutInReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.in_review",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.in_review
                     * @constant
                     */
                    type: "checkout.in_review";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutAbandoned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.abandoned",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.abandoned
                     * @constant
                     */
                    type: "checkout.abandoned";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.completed",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.completed
                     * @constant
                     */
                    type: "checkout.completed";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.cancelled",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.cancelled
                     * @constant
                     */
                    type: "checkout.cancelled";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutCaptured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.captured",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         },
                 *         "capture": {
                 *           "captureId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *           "amount": 1200
                 *         },
                 *         "captured": 1200
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.captured
                     * @constant
                     */
                    type: "checkout.captured";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                        /** @description The capture that occurred. */
                        capture: {
                            /**
                             * @description ID of the capture.
                             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                             */
                            captureId: string;
                            /**
                             * @description Amount captured.
                             * @example 1200
                             */
                            amount: number;
                        };
                        /**
                         * @description Total of all captures.
                         * @example 1200
                         */
                        captured: number;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutReleased: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.released",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         },
                 *         "release": {
                 *           "amount": 940.5,
                 *           "reason": "merchant"
                 *         },
                 *         "released": 940.5
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.released
                     * @constant
                     */
                    type: "checkout.released";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                        /** @description The release that occurred. */
                        release: {
                            /**
                             * @description Amount released: the full remaining amount.
                             * @example 940.5
                             */
                            amount: number;
                            /**
                             * @description `merchant`: you released it. `expired`: it was not captured within 30 days.
                             * @example merchant
                             * @enum {string}
                             */
                            reason: "merchant" | "expired";
                        };
                        /**
                         * @description Total released.
                         * @example 940.5
                         */
                        released: number;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_CheckoutRefunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "checkout.refunded",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         },
                 *         "refund": {
                 *           "refundId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *           "amount": 100
                 *         },
                 *         "refunded": 100
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example checkout.refunded
                     * @constant
                     */
                    type: "checkout.refunded";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /** @description Null until the agreement is signed. */
                        financedAmount: number | null;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                        /** @description The refund that occurred. */
                        refund: {
                            /**
                             * @description ID of the refund.
                             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                             */
                            refundId: string;
                            /**
                             * @description Amount of this refund.
                             * @example 100
                             */
                            amount: number;
                        };
                        /**
                         * @description Total of all refunds.
                         * @example 100
                         */
                        refunded: number;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_AgreementSigned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "agreement.signed",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "completed",
                 *         "requestSource": "tamarackDirectApp",
                 *         "orderReference": "PO-1182",
                 *         "cartTotal": 640.5,
                 *         "financedAmount": 640.5,
                 *         "authorization": {
                 *           "amount": 2140.5,
                 *           "captured": 1200,
                 *           "released": 0,
                 *           "expiresAt": "2026-11-24T15:00:00.000Z"
                 *         },
                 *         "invoice": {
                 *           "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *           "number": "INV-1042"
                 *         },
                 *         "currency": "CAD",
                 *         "createdBy": "server",
                 *         "lineItems": [
                 *           {
                 *             "name": "Convection oven",
                 *             "reference": "OV-1",
                 *             "quantity": 1,
                 *             "amount": 640.5
                 *           }
                 *         ],
                 *         "metadata": {
                 *           "warehouse": "Laval"
                 *         },
                 *         "captureMethod": "automatic",
                 *         "platform": {
                 *           "renderType": "Modal"
                 *         },
                 *         "tracking": {
                 *           "trackingId": "visit-20261124-7",
                 *           "gclid": "Cj0KCQiA4-example",
                 *           "utmCampaign": "winter-2026",
                 *           "utmContent": "banner-top",
                 *           "utmMedium": "email",
                 *           "utmSource": "newsletter",
                 *           "utmTerm": "commercial oven",
                 *           "trackingUrl": "https://shop.example/ovens"
                 *         },
                 *         "termWeeks": 12,
                 *         "signedAt": "2026-11-24T15:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example agreement.signed
                     * @constant
                     */
                    type: "agreement.signed";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the checkout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
                         * @example completed
                         * @enum {string}
                         */
                        status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
                        /**
                         * @description How the customer entered: with a cart, with an invoice, or with neither yet.
                         * @example tamarackDirectApp
                         * @enum {string}
                         */
                        requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
                        /**
                         * @description The merchant’s reference for the order.
                         * @example PO-1182
                         */
                        orderReference: string | null;
                        /** @description Null if the checkout has no cart. */
                        cartTotal: number | null;
                        /**
                         * @description Amount financed.
                         * @example 640.5
                         */
                        financedAmount: number;
                        /** @description Null until the agreement is signed, and unless `captureMethod` is `manual`. */
                        authorization: {
                            /**
                             * @description Amount that the customer authorized by signing.
                             * @example 2140.5
                             */
                            amount: number;
                            /**
                             * @description Total of all captures. The customer owes it, and it is paid to you, less refunds.
                             * @example 1200
                             */
                            captured: number;
                            /**
                             * @description Amount released. It can no longer be captured.
                             * @example 0
                             */
                            released: number;
                            /**
                             * Format: date-time
                             * @description 30 days after the signature. Any amount not captured by then is released.
                             * @example 2026-11-24T15:00:00.000Z
                             */
                            expiresAt: string;
                        } | null;
                        /** @description Null if the checkout pays for a cart, or no invoice is assigned yet. */
                        invoice: {
                            /**
                             * @description Null without an invoice link.
                             * @example 5mJrV0c2Qe6mVwq1nX8hTg
                             */
                            linkId: string | null;
                            /**
                             * @description Null until the customer confirms the invoice.
                             * @example INV-1042
                             */
                            number: string | null;
                        } | null;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description `server`: the merchant’s server created the checkout, and no page can change its amount. `page`: a page created it; compare `cartTotal` with the order.
                         * @example server
                         * @enum {string}
                         */
                        createdBy: "page" | "server";
                        /** @description Line items that the merchant’s server sent. Empty if a page created the checkout. */
                        lineItems: {
                            /**
                             * @description Description of the item.
                             * @example Convection oven
                             */
                            name: string;
                            /**
                             * @description The merchant’s item number.
                             * @example OV-1
                             */
                            reference: string | null;
                            /**
                             * @description Number of units.
                             * @example 1
                             */
                            quantity: number;
                            /**
                             * @description Total of the line in Canadian dollars, with at most two decimals. Negative for a discount.
                             * @example 640.5
                             */
                            amount: number;
                        }[];
                        /**
                         * @description Metadata that the merchant’s server sent. Empty if a page created the checkout.
                         * @example {
                         *       "warehouse": "Laval"
                         *     }
                         */
                        metadata: {
                            [key: string]: string;
                        };
                        /**
                         * @description `automatic`: the signature completes the purchase, which is paid out. `manual`: the signature authorizes it, and you capture amounts as you ship.
                         * @example automatic
                         * @enum {string}
                         */
                        captureMethod: "automatic" | "manual";
                        /** @description How a page last opened the checkout. Null until a page opens it. */
                        platform: {
                            /**
                             * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                             * @example Modal
                             * @enum {string}
                             */
                            renderType: "Modal" | "Standalone";
                        } | null;
                        /** @description Latest tracking values from the merchant’s page or the hosted page’s URL. Null if there are none, and once the applicant’s data is erased. */
                        tracking: components["schemas"]["Tracking"] | null;
                        /**
                         * @description Number of weekly payments.
                         * @example 12
                         */
                        termWeeks: number;
                        /**
                         * Format: date-time
                         * @description When the customer signed the agreement.
                         * @example 2026-11-24T15:00:00.000Z
                         */
                        signedAt: string;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_InvoiceLinkCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "invoice_link.created",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *         "status": "used",
                 *         "invoiceNumber": "INV-1042",
                 *         "site": "Laval distribution centre",
                 *         "amount": 6400.55,
                 *         "currency": "CAD",
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example invoice_link.created
                     * @constant
                     */
                    type: "invoice_link.created";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the invoice link.
                         * @example 5mJrV0c2Qe6mVwq1nX8hTg
                         */
                        linkId: string;
                        /**
                         * @description Status of the link after the event.
                         * @example used
                         * @enum {string}
                         */
                        status: "open" | "used" | "rejected" | "deactivated";
                        /**
                         * @description Invoice number.
                         * @example INV-1042
                         */
                        invoiceNumber: string;
                        /**
                         * @description One of the merchant’s sites.
                         * @example Laval distribution centre
                         */
                        site: string | null;
                        /**
                         * @description Invoice total.
                         * @example 6400.55
                         */
                        amount: number;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /** @description The checkout that used the link. */
                        checkoutId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_InvoiceLinkUsed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "invoice_link.used",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *         "status": "used",
                 *         "invoiceNumber": "INV-1042",
                 *         "site": "Laval distribution centre",
                 *         "amount": 6400.55,
                 *         "currency": "CAD",
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example invoice_link.used
                     * @constant
                     */
                    type: "invoice_link.used";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the invoice link.
                         * @example 5mJrV0c2Qe6mVwq1nX8hTg
                         */
                        linkId: string;
                        /**
                         * @description Status of the link after the event.
                         * @example used
                         * @enum {string}
                         */
                        status: "open" | "used" | "rejected" | "deactivated";
                        /**
                         * @description Invoice number.
                         * @example INV-1042
                         */
                        invoiceNumber: string;
                        /**
                         * @description One of the merchant’s sites.
                         * @example Laval distribution centre
                         */
                        site: string | null;
                        /**
                         * @description Invoice total.
                         * @example 6400.55
                         */
                        amount: number;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /** @description The checkout that used the link. */
                        checkoutId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_InvoiceLinkRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "invoice_link.rejected",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *         "status": "used",
                 *         "invoiceNumber": "INV-1042",
                 *         "site": "Laval distribution centre",
                 *         "amount": 6400.55,
                 *         "currency": "CAD",
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example invoice_link.rejected
                     * @constant
                     */
                    type: "invoice_link.rejected";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the invoice link.
                         * @example 5mJrV0c2Qe6mVwq1nX8hTg
                         */
                        linkId: string;
                        /**
                         * @description Status of the link after the event.
                         * @example used
                         * @enum {string}
                         */
                        status: "open" | "used" | "rejected" | "deactivated";
                        /**
                         * @description Invoice number.
                         * @example INV-1042
                         */
                        invoiceNumber: string;
                        /**
                         * @description One of the merchant’s sites.
                         * @example Laval distribution centre
                         */
                        site: string | null;
                        /**
                         * @description Invoice total.
                         * @example 6400.55
                         */
                        amount: number;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /** @description The checkout that used the link. */
                        checkoutId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_InvoiceLinkDeactivated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "invoice_link.deactivated",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "linkId": "5mJrV0c2Qe6mVwq1nX8hTg",
                 *         "status": "used",
                 *         "invoiceNumber": "INV-1042",
                 *         "site": "Laval distribution centre",
                 *         "amount": 6400.55,
                 *         "currency": "CAD",
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example invoice_link.deactivated
                     * @constant
                     */
                    type: "invoice_link.deactivated";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the invoice link.
                         * @example 5mJrV0c2Qe6mVwq1nX8hTg
                         */
                        linkId: string;
                        /**
                         * @description Status of the link after the event.
                         * @example used
                         * @enum {string}
                         */
                        status: "open" | "used" | "rejected" | "deactivated";
                        /**
                         * @description Invoice number.
                         * @example INV-1042
                         */
                        invoiceNumber: string;
                        /**
                         * @description One of the merchant’s sites.
                         * @example Laval distribution centre
                         */
                        site: string | null;
                        /**
                         * @description Invoice total.
                         * @example 6400.55
                         */
                        amount: number;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /** @description The checkout that used the link. */
                        checkoutId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_PayoutSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "payout.sent",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "payoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "paid",
                 *         "amount": 640.5,
                 *         "fee": 19.25,
                 *         "currency": "CAD",
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "reference": "PO-1182",
                 *         "dueOn": "2026-11-27",
                 *         "returnCode": "905"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example payout.sent
                     * @constant
                     */
                    type: "payout.sent";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the payout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        payoutId: string;
                        /**
                         * @description Status of the payout after the event.
                         * @example paid
                         * @enum {string}
                         */
                        status: "sent" | "paid" | "returned";
                        /**
                         * @description Amount transferred to the merchant. 0 if the full amount is withheld.
                         * @example 640.5
                         */
                        amount: number;
                        /**
                         * @description The provider’s fee, already deducted from `amount`.
                         * @example 19.25
                         */
                        fee: number;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description The checkout that it pays for.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description Invoice number or order reference.
                         * @example PO-1182
                         */
                        reference: string | null;
                        /** @description Business day on which the bank pays the merchant. */
                        dueOn: string | null;
                        /**
                         * @description The bank’s return code. Null unless the payout is returned.
                         * @example 905
                         */
                        returnCode: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_PayoutPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "payout.paid",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "payoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "paid",
                 *         "amount": 640.5,
                 *         "fee": 19.25,
                 *         "currency": "CAD",
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "reference": "PO-1182",
                 *         "dueOn": "2026-11-27",
                 *         "returnCode": "905"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example payout.paid
                     * @constant
                     */
                    type: "payout.paid";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the payout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        payoutId: string;
                        /**
                         * @description Status of the payout after the event.
                         * @example paid
                         * @enum {string}
                         */
                        status: "sent" | "paid" | "returned";
                        /**
                         * @description Amount transferred to the merchant. 0 if the full amount is withheld.
                         * @example 640.5
                         */
                        amount: number;
                        /**
                         * @description The provider’s fee, already deducted from `amount`.
                         * @example 19.25
                         */
                        fee: number;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description The checkout that it pays for.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description Invoice number or order reference.
                         * @example PO-1182
                         */
                        reference: string | null;
                        /** @description Business day on which the bank pays the merchant. */
                        dueOn: string | null;
                        /**
                         * @description The bank’s return code. Null unless the payout is returned.
                         * @example 905
                         */
                        returnCode: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_PayoutReturned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "payout.returned",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "payoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "status": "paid",
                 *         "amount": 640.5,
                 *         "fee": 19.25,
                 *         "currency": "CAD",
                 *         "checkoutId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "reference": "PO-1182",
                 *         "dueOn": "2026-11-27",
                 *         "returnCode": "905"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example payout.returned
                     * @constant
                     */
                    type: "payout.returned";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the payout.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        payoutId: string;
                        /**
                         * @description Status of the payout after the event.
                         * @example paid
                         * @enum {string}
                         */
                        status: "sent" | "paid" | "returned";
                        /**
                         * @description Amount transferred to the merchant. 0 if the full amount is withheld.
                         * @example 640.5
                         */
                        amount: number;
                        /**
                         * @description The provider’s fee, already deducted from `amount`.
                         * @example 19.25
                         */
                        fee: number;
                        /**
                         * @description Currency of all amounts.
                         * @example CAD
                         * @constant
                         */
                        currency: "CAD";
                        /**
                         * @description The checkout that it pays for.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        checkoutId: string;
                        /**
                         * @description Invoice number or order reference.
                         * @example PO-1182
                         */
                        reference: string | null;
                        /** @description Business day on which the bank pays the merchant. */
                        dueOn: string | null;
                        /**
                         * @description The bank’s return code. Null unless the payout is returned.
                         * @example 905
                         */
                        returnCode: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_PayeeChangeProposed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "payee.change_proposed",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "changeId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "proposedAt": "2026-11-24T15:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example payee.change_proposed
                     * @constant
                     */
                    type: "payee.change_proposed";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the change of the payout account.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        changeId: string;
                        /**
                         * Format: date-time
                         * @description When the change was proposed.
                         * @example 2026-11-24T15:00:00.000Z
                         */
                        proposedAt: string;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_PayeeChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "payee.changed",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "changeId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "proposedAt": "2026-11-24T15:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example payee.changed
                     * @constant
                     */
                    type: "payee.changed";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the change of the payout account.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        changeId: string;
                        /**
                         * Format: date-time
                         * @description When the change was proposed.
                         * @example 2026-11-24T15:00:00.000Z
                         */
                        proposedAt: string;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Event_PayeeChangeCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *       "type": "payee.change_cancelled",
                 *       "timestamp": "2026-11-24T15:00:00.000Z",
                 *       "data": {
                 *         "changeId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *         "proposedAt": "2026-11-24T15:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Event ID. The same for every delivery attempt.
                     * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                     */
                    id: string;
                    /**
                     * @description Type of the event.
                     * @example payee.change_cancelled
                     * @constant
                     */
                    type: "payee.change_cancelled";
                    /**
                     * Format: date-time
                     * @description Time when the event occurred.
                     * @example 2026-11-24T15:00:00.000Z
                     */
                    timestamp: string;
                    /** @description The object that the event is about, at the time of the event. */
                    data: {
                        /**
                         * @description ID of the change of the payout account.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        changeId: string;
                        /**
                         * Format: date-time
                         * @description When the change was proposed.
                         * @example 2026-11-24T15:00:00.000Z
                         */
                        proposedAt: string;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint no longer exists. It is disabled and receives no more events. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
