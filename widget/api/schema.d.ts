/** Written by `npm run contract` from the API's OpenAPI document. Do not edit. */
export interface paths {
    "/v1/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a checkout, or takes up the unfinished one of this device */
        post: operations["CheckOut_CheckOutOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            /** @enum {string} */
            type: "invoice-link-is-used" | "invoice-link-is-rejected" | "invoice-link-is-deactivated" | "invoice-link-is-expired" | "invoice-link-is-invalid" | "session-reused" | "invoice-is-used" | "invoice-currency-is-unsupported" | "unsupported-country-phone-number-exception" | "landline-phone-number-type-exception" | "unable-to-send-verification-code-exception" | "session-expired" | "unauthorized" | "verification-code-invalid" | "verification-code-expired" | "verification-retry-later" | "step-not-allowed" | "validation-failed" | "malformed-request" | "payload-too-large" | "file-type-invalid" | "file-too-large" | "idempotency-conflict" | "idempotency-in-progress" | "rate-limited" | "not-found" | "merchant-setup" | "service-unavailable" | "internal";
            title: string;
            status: number;
            detail?: string;
            /** @description Request id, to be quoted to support */
            instance: string;
            errors?: {
                path: string;
                code: string;
            }[];
            /** @description Seconds until a retry can succeed */
            retryAfter?: number;
            attemptsLeft?: number;
            /** @description Merchant set-up errors: begins with TC-1000 */
            code?: string;
        };
        Tracking: {
            trackingId?: string;
            gclid?: string;
            utmCampaign?: string;
            utmContent?: string;
            utmMedium?: string;
            utmSource?: string;
            utmTerm?: string;
            trackingUrl?: string;
        };
        CheckoutResponse: {
            sessionToken: string;
            checkoutId: string;
            /** @description Canadian dollars, at most two decimals */
            minimumPurchaseAmount: number;
            isAmountQualified: boolean;
        };
        CheckoutRequest: {
            /**
             * @description Canadian dollars, at most two decimals
             * @default 0
             */
            cartTotal?: number;
            /**
             * @default CAD
             * @constant
             */
            currency?: "CAD";
            platform?: {
                /** @enum {string} */
                renderType: "Modal" | "Standalone";
            };
            invoiceLinkId?: string;
            tracking?: components["schemas"]["Tracking"];
            /** @enum {string} */
            requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
            seller?: {
                redirectUrl?: string;
            };
            orderReference?: string;
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
    CheckOut_CheckOutOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutResponse"];
                };
            };
            /** @description A problem of the catalogue */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem of the catalogue */
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
}
