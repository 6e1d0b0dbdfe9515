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
        /**
         * Start a checkout, or resume the unfinished checkout of this device
         * @description Called with the publishable key from an origin that the merchant has registered, or by the hosted page for an invoice link. Other calls, and new carts of a closed merchant, are refused with `merchant-setup`. A resumed checkout takes the new cart until its agreement is signed. With a client token, opens the checkout that the merchant’s server created, whose amount a page cannot change.
         */
        post: operations["CheckOut_CheckOutOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/v1/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the session token
         * @description The widget calls this before it exposes the token in the redirect URL and in window events. The checkout can still be resumed with the device’s cookies.
         */
        post: operations["Session_End"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/frames/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue the ticket that binds the secure frames to this session
         * @description A ticket can be used once, within a minute.
         */
        post: operations["Frames_IssueTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/frames/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the secure frames are bound to the checkout’s session
         * @description Called only by the frames. Fails if the browser did not store their cookie.
         */
        get: operations["Frames_GetState"];
        put?: never;
        /**
         * Bind the secure frames to the session of a ticket
         * @description Called only by the frames. Sets their cookie.
         */
        post: operations["Frames_RedeemTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hosted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the session in the hosted page’s URL for a separate session
         * @description Called only by the hosted page. The new session belongs to this device’s cookie, so that a reload finds it; the session in the URL ends when a phone number is verified.
         */
        post: operations["Hosted_Arrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hosted/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a checkout of this device after the hosted page is reloaded
         * @description Called only by the hosted page, without a session: the device’s cookie identifies it. Fails with `session-expired` if the device has no session of this checkout that is still valid.
         */
        post: operations["Hosted_Resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/hosted/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an application from an email link
         * @description The session is locked until the applicant verifies the phone number.
         */
        post: operations["Hosted_FollowLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the application of the session
         * @description A locked session sees only which code is due and where it is sent. If an unsigned offer has expired, the checkout continues with a new application. Fails with `session-expired` once the checkout is cancelled.
         */
        get: operations["Application_GetApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the applicant’s identity
         * @description Called only by the frames in which the applicant’s phone was verified.
         */
        get: operations["Application_GetIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save whether the business is Canadian and older than 6 months
         * @description An application that is not eligible cannot continue. The answer can be changed until the email address is verified; later calls are refused with `step-not-allowed`.
         */
        put: operations["Application_ConfirmEligibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the applicant’s personal details
         * @description Called only by the secure frames, once phone number and email address are verified. The details can be saved again until the application is submitted for a decision; a SIN that was saved before is kept if it is omitted.
         */
        put: operations["Application_SavePersonal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the business details
         * @description Allowed once personal details are saved, and again until the application is submitted for a decision. With `sameAddress`, the applicant’s own address is stored in place of the one that was sent.
         */
        put: operations["Application_SaveBusiness"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application/sin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the SIN when the credit bureau finds no file without it
         * @description Called only by the secure frames. Allowed only after a scoring run that ended with `sinNeeded`, and starts another run.
         */
        put: operations["Application_SaveSin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the language of messages and documents
         * @description Applies to emails and documents composed from then on, at any step. A locked session may call it, but changes nothing.
         */
        put: operations["Application_SetLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abandon the application
         * @description The session is sent in the body, so that a closing page can send the request with `navigator.sendBeacon`. Revokes the session token.
         */
        post: operations["Application_Abandon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/application/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retrieve the outcome after the window of a checkout was closed
         * @description A merchant’s page calls this once the customer, or the page itself, has closed the provider’s window without an outcome. With one, revokes the tokens of the window’s and of the page’s session.
         */
        post: operations["Application_GetOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verification/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by SMS
         * @description Replaces the previous code; a code works for ten minutes. Refused for landlines and for numbers outside Canada, and with `verification-retry-later` if codes are requested too quickly or too often. A locked session receives a code at the number on file only.
         */
        post: operations["Verification_SendPhoneCode"];
        /**
         * Discard the phone number to enter another one
         * @description Removes the verified number, and codes that were sent and not confirmed. Refused with `step-not-allowed` once the email address is verified or personal details are saved.
         */
        delete: operations["Verification_ChangePhone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verification/phone/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the verification code from the SMS
         * @description Called only by the secure frames. A code can be checked five times. If the number belongs to a customer’s account and a second proof is due, the session is locked until it is given; otherwise sessions of this checkout on other devices end. Sets the device’s cookie.
         */
        post: operations["Verification_ConfirmPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verification/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by email
         * @description Replaces the previous code; a code works for ten minutes. Allowed once the phone number is verified, and refused with `verification-retry-later` if codes are requested too quickly or too often. In a locked session, the code is the second proof.
         */
        post: operations["Verification_SendEmailCode"];
        /**
         * Discard the email address to enter another one
         * @description Removes the verified address, and a code that was sent and not confirmed. Refused with `step-not-allowed` once a bank was connected or documents were submitted; a returning customer may change the address until the agreement is signed.
         */
        delete: operations["Verification_ChangeEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verification/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the verification code from the email
         * @description Called only by the secure frames. A code can be checked five times. As the second proof of a locked session, it unlocks the session, ends those of other devices, and continues the customer’s application.
         */
        post: operations["Verification_ConfirmEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verification/start-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start as a new customer with a phone number that belonged to another customer
         * @description For a person who has the phone number of an account but not its email address. The number no longer opens that account, and its owner is notified.
         */
        post: operations["Verification_StartOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/request-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the options for authenticating with a passkey
         * @description Called only by the secure frames. Refused with `step-not-allowed` unless the second proof is due, or the customer has both a passkey and credit to sign for. As the second proof, the options name no passkey: they do not reveal whether the account has one.
         */
        get: operations["Passkeys_GetRequestOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authenticate the customer with a passkey
         * @description Replaces the email verification code. A large purchase on a new device requires both.
         */
        post: operations["Passkeys_Confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/creation-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the options for creating a passkey
         * @description Called only by the secure frames. Refused with `step-not-allowed` before a purchase, on a device other than the one on which the credit line was granted, and for a customer with ten passkeys.
         */
        get: operations["Passkeys_GetCreationOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a new passkey for the customer
         * @description Allowed after a purchase, on the device on which the credit line was granted. The customer is notified.
         */
        post: operations["Passkeys_Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/disown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that an alert describes something the customer did not do
         * @description Called by the page that an alert links to. Freezes the credit line, ends the customer’s sessions and opens a review.
         */
        post: operations["Account_Disown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search industries
         * @description Searches English and French labels. Returns the sectors if `words` is empty.
         */
        get: operations["Reference_FindIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Canadian addresses
         * @description For the forms of the page and of the secure frames. A suggestion whose `more` is true stands for several addresses: search `within` it. Fails with `service-unavailable` if the lookup service does not respond.
         */
        get: operations["Reference_FindAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the address of a suggestion
         * @description For the forms of the page and of the secure frames. Each call is billed by the lookup service, so a session can make only as many as its forms need; more are refused with `rate-limited`.
         */
        get: operations["Reference_GetAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search registered businesses
         * @description Searches the public registries of Canada and its provinces for active businesses.
         */
        get: operations["Reference_FindBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reference/businesses/{id}/office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the registered office of a business
         * @description Federal corporations only. For other businesses the response is `not-found`, because their registries publish no address.
         */
        get: operations["Reference_GetRegisteredOffice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report screens, language changes, problems and the end of a checkout
         * @description Sent by the widget, also while a page closes and after the session token has expired, so it requires no credential. Every value is from a fixed list. Events are counted by merchant, day and language; the checkout ID and the IP address are not stored.
         */
        post: operations["Analytics_Report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/recording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a part of a checkout’s session recording
         * @description Sent by the widget if the response to Analytics_Report asks for a recording, which requires the customer’s consent and an analytics vendor. A part is masked again and forwarded to the vendor; nothing is stored, and the checkout ID and the IP address are not forwarded. Requires no credential, for the same reasons as Analytics_Report.
         */
        post: operations["Analytics_Record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bank/connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a bank connection
         * @description Returns the single-use URL of the bank page and the origin of the messages that this page posts.
         */
        post: operations["Bank_StartConnection"];
        /**
         * Disconnect the bank and delete the login and its data at the aggregator
         * @description Called only by the secure frames. Decisions stay in force. Before scoring starts, the applicant can then connect another bank; from its start until the decision, the call is refused with `step-not-allowed`.
         */
        delete: operations["Bank_Disconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bank/connection/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a bank connection with the login ID from the bank page
         * @description The aggregator confirms that the login belongs to this connection.
         */
        post: operations["Bank_CompleteConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bank/bypass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect the aggregator’s test user (test environments only)
         * @description Replaces the bank’s page in tests, at the step at which a bank can be connected. Refused with `step-not-allowed` in any other environment and at any other step.
         */
        post: operations["Bank_Bypass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a bank statement, as a PDF of at most 15 MB
         * @description For an applicant who connects no bank: allowed once business details are saved, and until the documents are submitted. At most 19 files of 150 MB in total. Repeating an upload changes nothing; a different file with the name of an earlier one is refused.
         */
        post: operations["Documents_UploadStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/void-cheque": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the void cheque, as a PDF or an image, and replace any earlier one
         * @description For an applicant who connects no bank: allowed once business details are saved, and until the documents are submitted. At most 15 MB; `file-type-invalid` for other types.
         */
        post: operations["Documents_UploadVoidCheque"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/supporting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document that a reviewer requested, as a PDF or an image of at most 15 MB
         * @description Allowed while a reviewer’s request is open, with at most ten files of 50 MB in total for each request. Send them to the reviewer with `Review_Answer`.
         */
        post: operations["Documents_UploadSupporting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List uploaded documents, oldest first
         * @description Those of the session’s application, with the months that statements cover and the state of each file’s check. Contents cannot be downloaded.
         */
        get: operations["Documents_List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{id}/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the months that a statement covers
         * @description Replaces the months found in the file; a later reading of the file does not change them. Refused with `step-not-allowed` once the documents are submitted, and with `validation-failed` for a month outside the recent history that statements can cover.
         */
        put: operations["Documents_SetMonths"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document and its content
         * @description Allowed until the documents are submitted. While a reviewer’s request is open, only documents uploaded for that request can be deleted; others are `not-found`.
         */
        delete: operations["Documents_Delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the documents for review, with the account details from the cheque
         * @description Called only by the secure frames, once the statements cover every required month and the void cheque is uploaded. Stores the account for pre-authorized debits and opens a review; the documents can then no longer be changed.
         */
        post: operations["Documents_Submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the state of the scoring run and its outcome
         * @description For a page that cannot receive `Scoring_Events`. `outcome` is null until the application is decided; a failed run can be started again.
         */
        get: operations["Scoring_Get"];
        put?: never;
        /**
         * Start scoring the application
         * @description A call while the run is in progress returns the current view.
         */
        post: operations["Scoring_Start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoring/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the scoring state as server-sent events until the run ends, for at most 4 minutes
         * @description Ends early if the session ends; a client that still waits connects again. A session can have a few streams open at once, and more are refused with `rate-limited`.
         */
        get: operations["Scoring_Events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/qualification/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the full amount or only the instant amount
         * @description Requires a credit line that has not expired. The choice can be changed until the agreement is signed, unless a final review has been requested; later calls are refused with `step-not-allowed`.
         */
        post: operations["Qualification_Accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/qualification/request-final-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a manual review of the full pre-qualified amount
         * @description Allowed to a pre-qualified applicant before the agreement is signed. Opens a review; `Qualification_Accept` is then refused until a reviewer decides.
         */
        post: operations["Qualification_RequestFinalReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment options for the amount to finance, shortest term first
         * @description Refused with `step-not-allowed` until there is a confirmed amount that the accepted credit covers, and after the signature. The IDs of the options stay the same while the amount, the rates and the borrower do.
         */
        get: operations["Offers_ListPaymentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offers/selection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select a payment option, or change it until the agreement is signed
         * @description A changed cart or invoice voids the selection. Refused with `step-not-allowed` for an option that is not, or no longer, offered, and with `security-review` while an operator has to check that the purchase is the customer’s.
         */
        post: operations["Offers_SelectPaymentOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the lowest rates that a page may advertise, by amount and term
         * @description Includes promotions in effect today. A customer’s own rates depend on the credit decision and are never lower. The response can be cached for five minutes.
         */
        get: operations["Rates_GetRates"];
        put?: never;
        post?: never;
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
    "/v1/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the invoice and its amounts
         * @description Fails with `not-found` if the application has no invoice. Values that were not read with certainty are null until the applicant enters them.
         */
        get: operations["Invoice_Get"];
        put?: never;
        /**
         * Enter an invoice manually, or replace it until the agreement is signed
         * @description Allowed to an applicant with approved credit. An entered invoice counts as confirmed; it replaces the former one and voids the selected payment option. An invoice of this merchant that is already financed is refused with `invoice-is-used`.
         */
        post: operations["Invoice_Enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an invoice, as a PDF or an image of at most 15 MB, and prefill its values for confirmation
         * @description Allowed to an applicant with approved credit, until the agreement is signed. Replaces the former invoice and voids the selected payment option. Refused for a file that is infected or cannot be opened, for a currency other than Canadian dollars, and with `invoice-is-used` if the invoice is already financed.
         */
        post: operations["Invoice_Upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an invoice from a link or an upload
         * @description Voids the selected payment option if a value changed. Number and amount of an invoice from a link are the merchant’s: other values are refused with `step-not-allowed`. An invoice that is already financed is refused with `invoice-is-used`, unless its link is for the rest.
         */
        post: operations["Invoice_Confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/partial-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge that a balance remains payable to the merchant
         * @description Required before payment options are listed for an invoice of which only a part is financed. Refused with `step-not-allowed` if no balance remains. Repeating it changes nothing.
         */
        post: operations["Invoice_ConfirmPartialPayment"];
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
    "/v1/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the agreement for the selected payment option
         * @description A business in Quebec must see the French version first.
         */
        get: operations["Agreement_GetAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agreement/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the agreement as a PDF
         * @description Called only by the secure frames. Before the signature, the draft in the requested language; afterwards the signed agreement, in the language in which it was signed.
         */
        get: operations["Agreement_GetPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agreement/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an act of the signing, such as opening the agreement
         * @description Stored as evidence of the signature, with the time at which the server received it.
         */
        post: operations["Agreement_RecordAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/agreement/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the agreement
         * @description Send the hash of the agreement that the applicant read. Record `opened`, `boxTicked` and `nameTyped` first.
         */
        post: operations["Agreement_Sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/purchase/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a purchase after the agreement is signed
         * @description The signature completes the purchase. This operation returns it, and completes a signed purchase that is still open.
         */
        post: operations["Purchase_Complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/review/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Respond to a reviewer’s request with text, uploaded documents, or both
         * @description Allowed while a reviewer’s request is open; the review then returns to the queue. Refused with `validation-failed` if there is neither a text nor a usable document uploaded for the request.
         */
        post: operations["Review_Answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/review/reconsideration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a manual review of a rejection
         * @description Available once for each application. The rejection remains in force until a reviewer decides.
         */
        post: operations["Review_Reconsider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open reviews, most urgent first, or decided reviews, latest first
         * @description Returns the reviews in one state: open by default, waiting for a second operator, waiting for the applicant, or decided. Requires the role reviewer or senior or support.
         */
        get: operations["Operator_ListReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/reviews/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the transactions behind each reason of the decisions on an application
         * @description Available for decisions by the rules that rejected, referred or pre-qualified the applicant. Other decisions, and those made before transactions were recorded, have none.
         */
        get: operations["Operator_GetReviewEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a review: applicant, documents, bank account, decisions and audit trail
         * @description The call is recorded in the audit trail of the application. Without the role reviewer or senior, the response contains neither documents nor the last digits of the SIN. Requires the role reviewer or senior or support.
         */
        get: operations["Operator_GetReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/documents/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document of an application under review
         * @description Always a download, never displayed in place, and recorded in the audit trail. Refused with `step-not-allowed` until a virus scan has found the file clean. Requires the role reviewer or senior.
         */
        get: operations["Operator_GetDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/reviews/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a review and notify the applicant
         * @description A review can be decided only once. Approval opens a credit line with the given limit, available immediately. In a final review, approval raises the limit of the existing line and rejection closes the line. To let the applicant keep the instant amount, approve with that amount as the limit. Over a configured amount, an approval is stored as a proposal and the review is `proposed` until a second operator confirms it.
         */
        post: operations["Operator_DecideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/reviews/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an approval that another operator proposed
         * @description The approval takes effect and the applicant is notified. Operators cannot confirm their own proposals.
         */
        post: operations["Operator_ConfirmDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/reviews/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a proposed approval to the queue, or withdraw your own
         * @description The review can then be decided again. A colleague’s proposal can be returned only by an operator who may confirm approvals; the note is for its proposer. Requires the role reviewer or senior.
         */
        post: operations["Operator_ReturnDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/reviews/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request more information from the applicant
         * @description A review can have one open request at a time. The applicant responds in the widget.
         */
        post: operations["Operator_AskForMore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List merchants, newest first
         * @description Includes closed merchants. `search` matches the beginnings of words in their trading and legal names. Operators of every role may call it.
         */
        get: operations["Operator_ListMerchants"];
        put?: never;
        /**
         * Create a merchant
         * @description Create its keys and propose its payout account next. Omitted settings default to English, no minimum purchase, a required SIN and no fee.
         */
        post: operations["Operator_CreateMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a merchant
         * @description Returns its settings and its current and future promotions, without its keys and its payout account. Operators of every role may call it.
         */
        get: operations["Operator_GetMerchant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a merchant’s settings
         * @description Omitted settings are not changed. A list replaces the former list.
         */
        patch: operations["Operator_ChangeMerchant"];
        trace?: never;
    };
    "/v1/operator/merchants/{id}/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a merchant permanently
         * @description New checkouts and invoice links are refused. Existing applications can be completed; refunds, payouts and lookups continue.
         */
        post: operations["Operator_CloseMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants/{id}/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a promotion: a lower rate for some terms
         * @description Applies on the days from the first to the last; of several promotions in force, the one with the lowest rate applies. Refused with `validation-failed` for a term that is not offered, a rate above the highest one on the rate card, or a last day in the past. Requires the role finance or admin.
         */
        post: operations["Operator_AddMerchantPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants/{id}/promotions/{promotionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a promotion
         * @description Signed agreements keep their rate.
         */
        delete: operations["Operator_CancelMerchantPromotion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a merchant’s active keys, newest first
         * @description Returns the last four characters of each key, its permissions and its last use, never the key itself. Operators of every role may call it.
         */
        get: operations["Operator_ListMerchantKeys"];
        put?: never;
        /**
         * Create a key for a merchant
         * @description The response shows the key once. Only its hash is stored.
         */
        post: operations["Operator_CreateMerchantKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants/{id}/keys/{keyId}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll a key of a merchant
         * @description The response shows the new key once. The former one works until the overlap ends.
         */
        post: operations["Operator_RollMerchantKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants/{id}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key of a merchant, and return the remaining keys
         * @description Calls with the key are refused from then on, and it cannot be restored. Roll a key that is in use instead. Requires the role finance or admin.
         */
        delete: operations["Operator_RevokeMerchantKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a merchant’s dashboard
         * @description In the order of their invitations, with invitations that are open or have expired. Operators of every role may call it; an unknown merchant is `not-found`.
         */
        get: operations["Operator_ListMerchantMembers"];
        put?: never;
        /**
         * Invite an owner to a merchant’s dashboard
         * @description The owner receives an email, logs in with this address, and invites the other members.
         */
        post: operations["Operator_InviteMerchantOwner"];
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
    "/v1/operator/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts of all merchants, newest first, with totals of pending payouts
         * @description Includes recoveries, and can be limited to one state. The totals name the pending payouts that cannot be sent because the merchant has no payout account. Requires the role finance or support.
         */
        get: operations["Operator_ListPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/payouts/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a returned payout
         * @description The payout goes out with the next batch, to the payee on record at that time.
         */
        post: operations["Operator_RetryPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/payout-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the 50 latest payout batches, newest first
         * @description Each batch has its number of payments, its total and the SHA-256 hash of its bank file, to compare with the file that the bank received. Requires the role finance or support.
         */
        get: operations["Operator_ListPayoutBatches"];
        put?: never;
        /**
         * Send all pending payouts now, in addition to the daily batch
         * @description Leaves out payouts of merchants without a payout account or with a change of it on hold, and purchases that the customer reported as not theirs. Fails with `service-unavailable` if no originator is configured. Requires the role finance.
         */
        post: operations["Operator_MakePayoutBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/merchants/{id}/payee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the bank account that receives a merchant’s payouts, and its pending change
         * @description `payee` is null until a first account has taken effect. Of the account number, only the last digits are returned. Requires the role finance or admin.
         */
        get: operations["Operator_GetPayee"];
        /**
         * Propose the bank account that receives a merchant’s payouts
         * @description A second operator confirms the change. It is then on hold for the configured time, and payouts to the merchant wait. The former and the new remittance address are notified by email, the merchant’s server by an event.
         */
        put: operations["Operator_SetPayee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/payee-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending changes of payout accounts, oldest first
         * @description Of all merchants: changes that wait for a second operator, and confirmed ones on hold until they take effect. Requires the role finance or admin.
         */
        get: operations["Operator_ListPayeeChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/payee-changes/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the change of a payout account that another operator proposed
         * @description The hold begins; the account is replaced when it ends, or at once if no hold is configured. Refused with `step-not-allowed` for your own proposal, and for a change that is confirmed or closed. Requires the role finance or admin.
         */
        post: operations["Operator_ConfirmPayeeChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/payee-changes/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the change of a payout account before it takes effect
         * @description Proposed changes and confirmed ones on hold can be cancelled, also by the operator who proposed them. The merchant keeps its present account and is notified. Requires the role finance or admin.
         */
        post: operations["Operator_CancelPayeeChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List loans with the amount owed on each, newest first
         * @description Amounts follow from the signed agreement, its refunds, and the entries recorded with `Operator_RecordLoanEntries`. Requires the role finance or support.
         */
        get: operations["Operator_ListLoans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/loans/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record repayments, their returns and refunds, and write-offs from the lender’s books
         * @description Records all entries, or none if one of them is invalid. Entries that were recorded before are skipped, so a call can be repeated. New decisions take into account what a customer still owes.
         */
        post: operations["Operator_RecordLoanEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/people/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find people by email address, phone number or application
         * @description Only verified addresses and numbers are found.
         */
        post: operations["Operator_FindPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a person
         * @description Contacts are masked; an export has them in full. The call is recorded in the audit trail. Requires the role support or admin.
         */
        get: operations["Operator_GetPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct the name, birth date, address or contacts of a person
         * @description The person is notified by email. After a change of the email address or phone number, purchases wait for an operator, and codes go to the former address until the hold ends. Signed agreements are not changed.
         */
        patch: operations["Operator_CorrectPerson"];
        trace?: never;
    };
    "/v1/operator/people/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything held on a person
         * @description For a person’s request, a complaint or an order, with its reason and its number in your own system. The export is recorded in the audit trail; the SIN and account numbers are limited to their last digits. Requires the role support or admin.
         */
        post: operations["Operator_ExportPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/people/{id}/export/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything held on a person as a PDF in their language
         * @description Contains the data of `Operator_ExportPerson`, to be handed to the person. The export is recorded in the audit trail with its reason. Requires the role support or admin.
         */
        post: operations["Operator_ExportPersonPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/people/{id}/export/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the reasons of the decisions on a person with their transactions, as a PDF
         * @description In the person’s language. Instant approvals, and decisions made before transactions were recorded, have none.
         */
        post: operations["Operator_ExportPersonReasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/people/{id}/export/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything held on a person, with the contents of uploaded files
         * @description Up to 250 files. Files that were refused, removed or lost are listed with their state. An archive that ends early is incomplete: request it again.
         */
        post: operations["Operator_ExportPersonArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/people/{id}/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the erasures of a person, newest first
         * @description Includes those that are proposed or cancelled. Of a completed one, the result says which data was kept, why and until when. Requires the role support or admin.
         */
        get: operations["Operator_ListErasures"];
        put?: never;
        /**
         * Propose the erasure of everything held on a person
         * @description A second operator confirms it.
         */
        post: operations["Operator_ProposeErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/erasures/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an erasure that another operator proposed
         * @description Removes everything at once, except what must be kept by law or for outstanding payments. The result lists the data that was kept, with the reason and the last day; the person receives it by email.
         */
        post: operations["Operator_ConfirmErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/operator/erasures/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an erasure before it is confirmed
         * @description Nothing is removed. Refused with `step-not-allowed` for an erasure that is done or cancelled. Requires the role support or admin.
         */
        post: operations["Operator_CancelErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/flinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive bank data from the aggregator
         * @description Called by the aggregator. The signature covers the raw request body.
         */
        post: operations["Bank_Webhook"];
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
        AbandonInput: {
            sessionToken: string;
            checkoutId: string;
        };
        AcceptQualificationInput: {
            /** @enum {string} */
            part: "full" | "instant";
        };
        Address: {
            street: string;
            city: string;
            /** @enum {string} */
            province: "NL" | "PE" | "NS" | "NB" | "QC" | "ON" | "MB" | "SK" | "AB" | "BC" | "YT" | "NT" | "NU";
            postal: string;
            /** @constant */
            country: "CA";
        };
        AddressSuggestion: {
            id: string;
            text: string;
            description: string;
            more: boolean;
        };
        AddressSuggestionList: {
            items: components["schemas"]["AddressSuggestion"][];
        };
        Agreement: {
            agreementId: string;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
            /**
             * @description Language to show first: `fr` for a business in Quebec, otherwise `en`.
             * @example en
             * @enum {string}
             */
            firstLanguage: "en" | "fr";
            title: string;
            /**
             * Format: date
             * @example 2026-11-27
             */
            preparedOn: string;
            blocks: ({
                /** @constant */
                kind: "heading";
                level: number;
                text: string;
            } | {
                /** @constant */
                kind: "paragraph";
                text: string;
                strong: boolean;
            } | {
                /** @constant */
                kind: "list";
                items: string[];
            } | {
                /** @constant */
                kind: "facts";
                rows: {
                    label: string;
                    value: string;
                }[];
            } | {
                /** @constant */
                kind: "table";
                caption: string;
                head: string[];
                rows: string[][];
            })[];
            /** @description The same content as accessible HTML. */
            html: string;
            /** @description SHA-256 hash of the content, in hex. Send it when you sign. */
            hash: string;
            /** @description The applicant’s full name, which they type to sign. */
            signerName: string;
            signed: boolean;
        };
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
        AnalyticsReport: {
            checkoutId: string;
            /**
             * @description Language of the checkout at the time of the report.
             * @enum {string}
             */
            language: "en" | "fr";
            /** @description Random ID of one opening of the checkout. Present only if the customer consented to analytics. */
            visit?: string;
            events: ({
                /** @constant */
                name: "step";
                /** @enum {string} */
                route: "/" | "/verify-business" | "/verify-phone" | "/verify-email" | "/personal-info" | "/business-info" | "/value-proposition" | "/about-flinks" | "/banking-info" | "/bank-statements-upload" | "/void-cheque-upload" | "/manual-upload-success" | "/more-information" | "/scoring" | "/qualification" | "/sign-agreement" | "/final" | "/invoice-upload" | "/invoice-info" | "/manual-invoice-details" | "/invoice-qualification" | "/invoice-congratulations" | "/invoice-pending" | "/insufficient-qualification-amount" | "/display-options" | "/manual-review" | "/small-cart-total" | "/sin-entry" | "/cart-total-error" | "/error-application" | "/rejected-application";
                /** @description True if the screen is shown for the first time in this opening of the checkout. */
                first: boolean;
            } | {
                /** @constant */
                name: "pageView";
                /** @enum {string} */
                title: "Cart total is less than minimum amount";
            } | {
                /** @constant */
                name: "language";
                /** @enum {string} */
                language: "en" | "fr";
            } | {
                /** @constant */
                name: "problem";
                /** @enum {string} */
                type: "invoice-link-is-used" | "invoice-link-is-rejected" | "invoice-link-is-deactivated" | "invoice-link-is-expired" | "invoice-link-is-invalid" | "session-reused" | "invoice-is-used" | "invoice-currency-is-unsupported" | "unsupported-country-phone-number-exception" | "landline-phone-number-type-exception" | "unable-to-send-verification-code-exception" | "session-expired" | "unauthorized" | "forbidden" | "verification-code-invalid" | "verification-code-expired" | "verification-retry-later" | "step-not-allowed" | "security-review" | "validation-failed" | "malformed-request" | "request-timeout" | "payload-too-large" | "file-type-invalid" | "file-too-large" | "idempotency-conflict" | "idempotency-in-progress" | "rate-limited" | "not-found" | "merchant-setup" | "service-unavailable" | "internal" | "network" | "screen";
            } | {
                /** @constant */
                name: "end";
                /** @enum {string} */
                end: "approved" | "rejected" | "abandoned" | "closed";
            })[];
        };
        AnswerRequestInput: {
            /** @description At most 2,000 characters. May be empty if documents are uploaded. */
            text: string;
        };
        ApplicationView: {
            checkoutId: string;
            /**
             * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
             * @example completed
             * @enum {string}
             */
            status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
            facts: components["schemas"]["Facts"];
            draft: {
                /** @description Whether the personal details are saved, or only known from an earlier application. Their values are in `GET /v1/application/identity`. */
                personal: {
                    complete: boolean;
                } | null;
                /** @description The address is empty if `sameAddress` is true, or if it was not entered at this merchant. */
                business: {
                    legal: string;
                    businessAs: string;
                    /** @description Code of the entity type. */
                    entity: string;
                    /** @description Code of the industry. */
                    industry: string;
                    /** @description Age of the business in months. */
                    timeInBusiness: number;
                    /** @description Optional, at most 40 characters. */
                    registrationNumber?: string;
                    sameAddress: boolean;
                    street: string;
                    city: string;
                    province: ("NL" | "PE" | "NS" | "NB" | "QC" | "ON" | "MB" | "SK" | "AB" | "BC" | "YT" | "NT" | "NU") | "";
                    postal: string;
                    /** @constant */
                    country: "CA";
                } | null;
            };
            contact: {
                /** @description Masked phone number. */
                phoneMasked: string | null;
                /** @description Masked email address. */
                emailMasked: string | null;
                pendingPhone: components["schemas"]["PendingCode"] | null;
                pendingEmail: components["schemas"]["PendingCode"] | null;
                /** @description Contact that receives the second code. Null unless that code is required now. */
                proof: {
                    emailMasked: string;
                    /** @description True if a person who has the phone number but not the email address may start as a new customer. */
                    canStartOver: boolean;
                } | null;
                /** @description Contacts that the merchant passed and the applicant has neither verified nor replaced. Codes are sent to them unless the request specifies others. */
                prefill?: {
                    /** @description Masked phone number. */
                    phoneMasked: string | null;
                    /** @description Masked email address. */
                    emailMasked: string | null;
                };
                /** @description `use`: the customer can confirm with a passkey; as the second proof, whether or not the account has one. `create`: the customer can create one. Both are done in the secure frames. */
                passkey: ("use" | "create") | null;
            };
            merchant: {
                name: string;
                logoUrl: string | null;
                /** @description The merchant’s stores or branches. Never empty. */
                sites: string[];
            };
            /** @description URL to open after the checkout ends, on one of the merchant’s registered origins. */
            redirectUrl: string | null;
            settings: {
                sinRequired: boolean;
                testEnvironment: boolean;
                /**
                 * Format: date
                 * @description Current date in the provider’s time zone. Use it instead of the device’s clock.
                 */
                today: string;
                /** @description True if the merchant captures amounts as it ships. The customer owes only captured amounts. */
                onShipment?: boolean;
            };
            /** @description Reasons for a rejection, in English and French. */
            reasons: {
                code: string;
                en: string;
                fr: string;
            }[];
            /** @description Whether the decision rules or a person made the current decision. */
            decidedBy: ("rules" | "person") | null;
            invoice: components["schemas"]["InvoiceView"] | null;
            request: {
                items: {
                    code: string;
                    en: string;
                    fr: string;
                }[];
                note: string | null;
                /** Format: date-time */
                askedAt: string;
            } | null;
            /** @description Time by which a reviewer decides. Null if no review is open. */
            reviewDueAt: string | null;
            /** @description Uploaded documents, oldest first. */
            documents: components["schemas"]["Document"][];
        };
        AskForMoreInput: {
            items: ("statements" | "voidCheque" | "photoId" | "businessRegistration" | "businessAddress" | "accountHolder" | "financialStatements" | "owners" | "explanation")[];
            /** @description Note to the applicant, shown unchanged. */
            note: string | null;
        };
        BankConnection: {
            connectionId: string;
            url: string;
            origin: string;
        };
        BankMessageReceived: {
            /** @constant */
            received: true;
        };
        BusinessInput: {
            legal: string;
            businessAs: string;
            /** @description Code of the entity type. */
            entity: string;
            /** @description Code of the industry. */
            industry: string;
            /** @description Age of the business in months. */
            timeInBusiness: number;
            /** @description Optional, at most 40 characters. */
            registrationNumber?: string;
            sameAddress: boolean;
            street: string;
            city: string;
            province: string;
            postal: string;
            country: string;
        };
        CaptureInput: {
            /**
             * @description Amount to capture in Canadian dollars, with at most two decimals. At least 50, or the full remaining amount.
             * @example 1200
             */
            amount: number;
        };
        CheckoutRequest: {
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @default 0
             * @example 640.5
             */
            cartTotal?: number;
            /**
             * @default CAD
             * @constant
             */
            currency?: "CAD";
            /**
             * @description Language of messages and documents. A new checkout defaults to English. A resumed checkout keeps its language.
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
            platform?: {
                /**
                 * @description `Modal`: a dialog on the page, or a part of it. `Standalone`: a window.
                 * @example Modal
                 * @enum {string}
                 */
                renderType: "Modal" | "Standalone";
            };
            /** @description Invoice link to pay. Allowed only with `requestSource: tamarackInvoice`. On the hosted page, the link identifies the merchant and `merchantKey` is not required. */
            invoiceLinkId?: string;
            tracking?: components["schemas"]["Tracking"];
            /** @enum {string} */
            requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
            seller?: {
                redirectUrl?: string;
            };
            /** @description The merchant’s reference for the order, returned with the checkout. */
            orderReference?: string;
            /** @description Customer details to prefill the forms with. They replace those of an earlier request. */
            customer?: components["schemas"]["PrefilledCustomer"] | null;
            /** @description Token of a checkout that the merchant’s server created with `POST /v1/merchant/checkouts`. Amount, reference, redirect and customer must then be omitted. */
            clientToken?: string;
        };
        CheckoutResponse: {
            sessionToken: string;
            checkoutId: string;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            minimumPurchaseAmount: number;
            /** @description True if the cart total reaches `minimumPurchaseAmount`, or the checkout has no cart. */
            isAmountQualified: boolean;
            /**
             * @description Only with `clientToken`: the amount of the order.
             * @example 640.5
             */
            cartTotal?: number;
            /** @description Content of the first screen. Omitted if the checkout opens on another screen; retrieve that one with `GET /v1/application`. */
            firstScreen?: {
                merchant: string;
                /** @description URL of the merchant’s logo. Omitted if the merchant has none. */
                logoUrl?: string;
                /** @description Amount of the cart or invoice. Null for a pre-qualification. */
                amount: number | null;
                invoiceNumber: string | null;
            };
        };
        ChequeAccountInput: {
            /** @description Transit number. Five digits. */
            transit: string;
            /** @description Institution number. Three digits. */
            institution: string;
            /** @description Account number. Seven to twelve digits. */
            account: string;
        };
        CompleteConnectionInput: {
            connectionId: string;
            loginId: string;
            institution: string;
            /** @description The account selected on the bank page. */
            accountId?: string;
        };
        ConfirmCodeInput: {
            code: string;
        };
        ConfirmInvoiceInput: {
            /** @description One of `merchant.sites` in the application view. */
            site: string;
            /** @description Invoice number as shown on the invoice. */
            number: string;
            /** @description Invoice total. */
            amount: number | null;
            /** @description Amount to finance. At most the invoice total and the available credit. */
            payable: number | null;
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
        DecideReviewInput: {
            /** @constant */
            decision: "approve";
            /** @description Credit limit in Canadian dollars, a multiple of $100. */
            limit: number;
            /**
             * @description Defaults to the tier that the rules assigned, or D if they assigned none.
             * @enum {string}
             */
            tier?: "A" | "B" | "C" | "D";
        } | {
            /** @constant */
            decision: "reject";
            /** @description Reason codes, most important first. The applicant sees them as text. */
            reasons: ("documentsIncomplete" | "documentsUnreadable" | "documentsMismatch" | "identityNotConfirmed" | "businessNotConfirmed" | "accountNotConfirmed" | "paymentsNotAffordable" | "underAge" | "businessTooYoung" | "bankruptcy" | "scoreTooLow" | "openCollections" | "revenueTooLow" | "tooFewDeposits" | "frequentNsf" | "manyNegativeDays" | "tooManyLenders" | "debtServiceTooHigh" | "limitBelowMinimum" | "noBureauFile" | "thinBureauFile" | "noCadAccount" | "holderMismatch" | "shortHistory" | "monthsMissing")[];
        };
        DecisionEvidence: {
            decisionId: string;
            /** Format: date */
            asOf: string;
            reasons: {
                code: string;
                /** @description Names of the figures that the reason is based on. */
                features: string[];
            }[];
            figures: components["schemas"]["EvidenceFigure"][];
            /** @description Transactions behind the figures, in date order, without duplicates. */
            transactions: components["schemas"]["EvidenceTransaction"][];
        };
        DisownInput: {
            token: string;
        };
        Document: {
            id: string;
            /** @enum {string} */
            kind: "statement" | "voidCheque" | "supporting";
            name: string;
            /** @description Size in bytes. */
            size: number;
            /**
             * @description `checking`: not processed yet. `ready`: accepted. `refused`: cannot be used, see `problem`.
             * @enum {string}
             */
            state: "checking" | "ready" | "refused";
            problem: ("passwordProtected" | "broken" | "infected") | null;
            /** @description Months that a statement covers. Null until they are known, and for other kinds of documents. */
            months: components["schemas"]["MonthRange"] | null;
            monthsSource: ("file" | "applicant") | null;
        };
        DocumentList: {
            items: components["schemas"]["Document"][];
        };
        EligibilityInput: {
            eligible: boolean;
        };
        EnterInvoiceInput: {
            /** @description Invoice number as shown on the invoice. */
            number: string;
            /** @description Invoice total. */
            amount: number | null;
            /** @description Amount to finance. At most the invoice total and the available credit. */
            payable: number | null;
        };
        EvidenceFigure: {
            feature: string;
            /** @enum {string} */
            source: "bank" | "bureau" | "application" | "records";
            /** @description Value of the figure. Amounts are in dollars. */
            value: number | null;
            parts: {
                /** @description Role of the transactions, such as `sales` or `notSales`. */
                role: string;
                /** @description Indexes in `transactions`, starting at 0. */
                lines: number[];
            }[];
            days: {
                /** Format: date */
                date: string;
                /** @description Last digits of the account number. Null for all accounts together. */
                account: string | null;
                /** @description Closing balance in dollars. */
                balance: number;
                /** @description Borrowed money and owner contributions that the balance includes, in dollars. */
                outside: number;
            }[];
        };
        EvidenceTransaction: {
            /** Format: date */
            date: string;
            /** @description Description as the bank reports it. */
            description: string;
            /** @description Last digits of the account number. */
            account: string | null;
            /** @description Amount in dollars. Negative for withdrawals. */
            amount: number;
            /** @description Part of the amount that counts, in dollars: a sale may be reversed in part. */
            counted: number;
            category: string;
            /** @description The rule that assigned the category. */
            rule: string | null;
        };
        Facts: {
            locked: boolean;
            /** @description The code that a locked session requires: first the code sent to the phone, then the code sent to the email address of the customer’s account. A passkey can replace the second code. */
            proofDue: ("phone" | "email") | null;
            /** @enum {string} */
            entry: "cart" | "invoiceLink" | "preQualification";
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            cartTotal: number;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            minimumPurchase: number;
            amountQualified: boolean;
            /** @enum {string} */
            eligibility: "unanswered" | "eligible" | "ineligible";
            phoneVerified: boolean;
            emailVerified: boolean;
            personalSaved: boolean;
            businessSaved: boolean;
            /** @enum {string} */
            bank: "none" | "connected" | "bypassed" | "disconnected";
            bankTrouble: ("retryCredentials" | "retryLater" | "chooseAnotherBank" | "timedOut") | null;
            documents: {
                statements: number;
                statementsComplete: boolean;
                voidCheque: boolean;
                submitted: boolean;
            };
            scoring: {
                /** @enum {string} */
                state: "notStarted" | "running" | "sinNeeded" | "done" | "failed";
                stage: ("preparing" | "reviewing" | "calculating") | null;
                slow: boolean;
                late: boolean;
            };
            outcome: ("instantlyApproved" | "preQualified" | "approved" | "rejected" | "manualReview") | null;
            reapplyInDays: number | null;
            moreAsked: boolean;
            /** @enum {string} */
            reconsideration: "unavailable" | "available" | "asked";
            credit: {
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                limit: number;
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                used: number;
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                remaining: number;
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                instant: number;
                /**
                 * Format: date
                 * @example 2026-11-27
                 */
                expiresOn: string;
                expiresInDays: number;
            } | null;
            /** @enum {string} */
            qualification: "open" | "accepted" | "acceptedInstant" | "finalReviewRequested";
            invoice: {
                /** @enum {string} */
                state: "entered" | "confirmed";
                /** @enum {string} */
                source: "link" | "upload" | "manual";
                pendingApproval: boolean;
                amount: number | null;
                payable: number | null;
                partialConfirmed: boolean;
            } | null;
            option: string | null;
            /** @enum {string} */
            agreement: "none" | "signed";
            /** @enum {string} */
            purchase: "none" | "completed";
            abandoned: boolean;
        };
        FileForm: {
            /** Format: binary */
            file: string;
        };
        FrameState: {
            /** @description True if the phone was verified in these frames. */
            proven: boolean;
        };
        FrameTicket: {
            ticket: string;
        };
        HostedLinkInput: {
            token: string;
        };
        HostedResumeInput: {
            checkoutId: string;
        };
        HostedSession: {
            sessionToken: string;
            checkoutId: string;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            minimumPurchaseAmount: number;
            /** @description True if the cart total reaches `minimumPurchaseAmount`, or the checkout has no cart. */
            isAmountQualified: boolean;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            cartTotal: number;
            /** @description Content of the first screen. Omitted if the checkout opens on another screen; retrieve that one with `GET /v1/application`. */
            firstScreen?: {
                merchant: string;
                /** @description URL of the merchant’s logo. Omitted if the merchant has none. */
                logoUrl?: string;
                /** @description Amount of the cart or invoice. Null for a pre-qualification. */
                amount: number | null;
                invoiceNumber: string | null;
            };
            requestSource: string;
            redirectUrl: string | null;
            /** @description For the page that opened the window: tells the outcome while the session lives, and nothing else. */
            outcomeToken: string;
            /** @description The invoice link that started the checkout. */
            invoiceLinkId?: string;
        };
        Identity: {
            /** @description Saved details, those of an earlier application, or the name that the merchant passed. For a purchase on a credit line, the name and province only. */
            personal: {
                first: string;
                last: string;
                /** @description Date of birth as `YYYY-MM-DD`. */
                dob: string;
                terms: boolean;
                street: string;
                city: string;
                province: ("NL" | "PE" | "NS" | "NB" | "QC" | "ON" | "MB" | "SK" | "AB" | "BC" | "YT" | "NT" | "NU") | "";
                postal: string;
                /** @constant */
                country: "CA";
            } | null;
            email: string | null;
            /** @description Last three digits of the saved SIN. */
            sinLastThree: string | null;
            sinRequired: boolean;
            /**
             * Format: date
             * @description Current date in the provider’s time zone.
             */
            today: string;
            /** @description AES-GCM key, 32 bytes in base64, with which these frames encrypt input that is not saved yet. It is never stored. */
            draftKey: string;
        };
        Industry: {
            code: string;
            parentCode: string | null;
            label: string;
            /** @description Label of the sector that the industry belongs to. */
            industry: string;
            keywords: string[];
        };
        IndustryList: {
            items: components["schemas"]["Industry"][];
        };
        Invoice: {
            /** @description Invoice number. Null if it cannot be read with confidence. */
            number: string | null;
            /** @description Merchant site. Null until the invoice is confirmed, unless the link specifies it. Always null if entered manually. */
            site: string | null;
            /** @description Name of the uploaded file. */
            fileName: string | null;
            /** @description Values read with confidence from an uploaded document. Null if nothing could be read, or no document was uploaded. */
            reading: {
                /** @enum {string} */
                kind: "invoice" | "creditNote" | "statement" | "quote" | "receipt" | "other";
                pages: number;
                /** @description Merchant name as stated in the document. */
                merchant: string | null;
                /** @description True if the document names another merchant. */
                otherMerchant: boolean;
                total: number | null;
                amountDue: number | null;
                issuedOn: string | null;
                dueOn: string | null;
            } | null;
            /** @enum {string} */
            state: "entered" | "confirmed";
            /** @enum {string} */
            source: "link" | "upload" | "manual";
            /** @description Invoice total. Null until confirmed, if it cannot be read with confidence. */
            amount: number | null;
            /** @description Amount to finance. Null until the invoice is confirmed. */
            payable: number | null;
            /** @description True if the applicant acknowledged that a balance remains payable to the merchant. */
            partialConfirmed: boolean;
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
        InvoiceView: {
            /** @description Invoice number. Null if it cannot be read with confidence. */
            number: string | null;
            /** @description Merchant site. Null until the invoice is confirmed, unless the link specifies it. Always null if entered manually. */
            site: string | null;
            /** @description Name of the uploaded file. */
            fileName: string | null;
            /** @description Values read with confidence from an uploaded document. Null if nothing could be read, or no document was uploaded. */
            reading: {
                /** @enum {string} */
                kind: "invoice" | "creditNote" | "statement" | "quote" | "receipt" | "other";
                pages: number;
                /** @description Merchant name as stated in the document. */
                merchant: string | null;
                /** @description True if the document names another merchant. */
                otherMerchant: boolean;
                total: number | null;
                amountDue: number | null;
                issuedOn: string | null;
                dueOn: string | null;
            } | null;
        };
        IssuedMerchantKey: {
            keyId: string;
            /** @enum {string} */
            kind: "publishable" | "secret";
            lastFour: string;
            /** @description Permissions of a secret key. Null: all. */
            permissions: ("checkouts" | "refunds" | "invoiceLinks" | "payouts" | "webhooks")[] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description When the key expires. Null unless it was rolled. */
            expiresAt: string | null;
            /** @description When the key was last used, accurate to about a minute. */
            lastUsedAt: string | null;
            /** @description The key. It cannot be retrieved again. */
            value: string;
        };
        LanguageInput: {
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        MadePayoutBatch: {
            /** @description Null if no payout is ready to be sent. */
            batch: components["schemas"]["PayoutBatch"] | null;
        };
        MerchantChange: {
            /** @description Trading name, as customers see it. */
            name?: string;
            legalName?: string;
            /**
             * @description Default language of checkouts.
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
            /** @description HTTPS URL of an image. */
            logoUrl?: string | null;
            /** @description Origins of the merchant’s pages, such as `https://shop.example`. Without paths or wildcards. */
            origins?: string[];
            /** @description Further origins that checkouts may redirect to. */
            redirectOrigins?: string[];
            /** @description Names of stores or branches, as they appear on invoices. */
            sites?: string[];
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            minimumPurchase?: number;
            /**
             * @description Whether applicants must provide their social insurance number.
             * @enum {string}
             */
            sin?: "required" | "optional";
            fee?: components["schemas"]["MerchantFee"];
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
        /** @description Fee that the provider deducts from each payout. */
        MerchantFee: {
            /** @description Percentage of each payout. */
            rate: number;
            /**
             * @description Fixed amount deducted from each payout.
             * @example 0.5
             */
            fixed: number;
        };
        MerchantKey: {
            keyId: string;
            /** @enum {string} */
            kind: "publishable" | "secret";
            lastFour: string;
            /** @description Permissions of a secret key. Null: all. */
            permissions: ("checkouts" | "refunds" | "invoiceLinks" | "payouts" | "webhooks")[] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description When the key expires. Null unless it was rolled. */
            expiresAt: string | null;
            /** @description When the key was last used, accurate to about a minute. */
            lastUsedAt: string | null;
        };
        MerchantKeyList: {
            items: components["schemas"]["MerchantKey"][];
        };
        MerchantKeyRoll: {
            /** @description Number of days that the former key keeps working. 0 revokes it immediately. */
            overlapDays: number;
        };
        MerchantMember: {
            membershipId: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "developer" | "accounting";
            /**
             * Format: date-time
             * @description When the member was last invited.
             */
            invitedAt: string;
            /** @description When the member first opened the dashboard. Null until then. */
            joinedAt: string | null;
            /**
             * @description An invitation expires after 14 days. The same address can then be invited again.
             * @enum {string}
             */
            status: "invited" | "expired" | "joined";
        };
        MerchantMemberList: {
            items: components["schemas"]["MerchantMember"][];
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
        MerchantPromotion: {
            promotionId: string;
            terms: number[];
            annualRate: number;
            /**
             * Format: date
             * @example 2026-11-27
             */
            startsOn: string;
            /**
             * Format: date
             * @example 2026-11-27
             */
            endsOn: string;
        };
        MonthRange: {
            from: string;
            to: string;
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
        NewMerchant: {
            /** @description Trading name, as customers see it. */
            name: string;
            legalName: string;
            /**
             * @description Default language of checkouts.
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
            /** @description HTTPS URL of an image. */
            logoUrl?: string | null;
            /** @description Origins of the merchant’s pages, such as `https://shop.example`. Without paths or wildcards. */
            origins?: string[];
            /** @description Further origins that checkouts may redirect to. */
            redirectOrigins?: string[];
            /** @description Names of stores or branches, as they appear on invoices. */
            sites?: string[];
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            minimumPurchase?: number;
            /**
             * @description Whether applicants must provide their social insurance number.
             * @enum {string}
             */
            sin?: "required" | "optional";
            fee?: components["schemas"]["MerchantFee"];
        };
        NewMerchantKey: {
            /** @enum {string} */
            kind: "publishable" | "secret";
            /** @description Permissions of a secret key; `refunds` includes cancellations, captures and releases. Default: all. */
            permissions?: ("checkouts" | "refunds" | "invoiceLinks" | "payouts" | "webhooks")[];
        };
        NewMerchantPromotion: {
            /** @description Terms in weeks. */
            terms: (4 | 8 | 12 | 16 | 20 | 26 | 39 | 52)[];
            /** @description Annual rate in percent. Applies if it is lower than the rate card’s. */
            annualRate: number;
            /**
             * Format: date
             * @example 2026-11-27
             */
            startsOn: string;
            /**
             * Format: date
             * @description Last day of the promotion.
             * @example 2026-11-27
             */
            endsOn: string;
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
        OperatorLoanList: {
            items: {
                /**
                 * @description The signed agreement.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                agreementId: string;
                /**
                 * @description The application that signed it.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                applicationId: string;
                /**
                 * Format: date-time
                 * @description Time of the signature.
                 * @example 2026-11-24T15:00:00.000Z
                 */
                drawnAt: string;
                /**
                 * @description Principal drawn on the credit line.
                 * @example 640.5
                 */
                drawn: number;
                /**
                 * @description Principal that merchants refunded.
                 * @example 640.5
                 */
                refunded: number;
                /**
                 * @description Principal repaid, less returned repayments and overpayments paid back.
                 * @example 640.5
                 */
                repaid: number;
                /**
                 * @description Principal written off.
                 * @example 640.5
                 */
                writtenOff: number;
                /**
                 * @description Principal that the customer owes, including written-off amounts.
                 * @example 640.5
                 */
                owed: number;
                /**
                 * @description Principal overpaid because a merchant refunded the purchase after it was repaid. To be paid back to the customer.
                 * @example 640.5
                 */
                overpaid: number;
            }[];
            /**
             * @description Pass it as `cursor` to get the next page. Null on the last page.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            nextCursor: string | null;
        };
        OperatorMerchant: {
            name: string;
            legalName: string;
            /**
             * @description Default language of checkouts.
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
            /** @description HTTPS URL of an image. */
            logoUrl: string | null;
            /** @description Origins of the merchant’s pages, such as `https://shop.example`. Without paths or wildcards. */
            origins: string[];
            /** @description Further origins that checkouts may redirect to. */
            redirectOrigins: string[];
            /** @description Names of stores or branches, as they appear on invoices. */
            sites: string[];
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            minimumPurchase: number;
            /**
             * @description Whether applicants must provide their social insurance number.
             * @enum {string}
             */
            sin: "required" | "optional";
            fee: components["schemas"]["MerchantFee"];
            merchantId: string;
            /** Format: date-time */
            createdAt: string;
            closedAt: string | null;
            /**
             * @description `test` in a sandbox, whose keys work only there; otherwise `live`.
             * @enum {string}
             */
            mode: "test" | "live";
            /** @description Promotions that apply now or later. */
            promotions: components["schemas"]["MerchantPromotion"][];
        };
        OperatorMerchantList: {
            items: {
                merchantId: string;
                name: string;
                legalName: string;
                /** Format: date-time */
                createdAt: string;
                closedAt: string | null;
            }[];
            nextCursor: string | null;
        };
        OperatorPayout: {
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
            merchantId: string;
            /** @description Sequence number of the latest batch that included the payout. */
            batch: number | null;
        };
        OperatorPayoutList: {
            items: components["schemas"]["OperatorPayout"][];
            nextCursor: string | null;
            /** @description Totals of pending payouts. */
            waiting: {
                payouts: number;
                /** @description Number of pending payouts whose merchant has no payee. */
                withoutPayee: number;
                /** @description False if no originator is configured. Payouts cannot be sent. */
                rail: boolean;
            };
        };
        OtherApplication: {
            checkoutId: string;
            /** @description Latest review of the application. Null if it has none. */
            reviewId: string | null;
            /** Format: date-time */
            startedAt: string;
            merchant: string;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            cartTotal: number;
            /**
             * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
             * @example completed
             * @enum {string}
             */
            status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
            outcome: ("instantlyApproved" | "preQualified" | "approved" | "rejected" | "manualReview" | "sinNeeded") | null;
            line: {
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                limit: number;
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                used: number;
                /**
                 * Format: date
                 * @example 2026-11-27
                 */
                expiresOn: string;
            } | null;
        };
        OutcomeRequest: {
            /** @description Of the session that the page opened. */
            sessionToken: string;
            checkoutId: string;
            /** @description From the window. Omitted if it was closed before it had one. */
            outcomeToken?: string;
        };
        OwnerInvitation: {
            email: string;
            /**
             * @description Language of the emails and the dashboard. Defaults to the merchant’s language.
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
        };
        /** @description Input of `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
        PasskeyCreationOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Output of `PublicKeyCredential.toJSON()`. */
        PasskeyInput: {
            response: {
                id: string;
            } & {
                [key: string]: unknown;
            };
        };
        /** @description Input of `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
        PasskeyRequestOptions: {
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        Payee: {
            legalName: string;
            institution: string;
            transit: string;
            accountEnding: string;
            remittanceEmail: string | null;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        PayeeAnswer: {
            payee: components["schemas"]["Payee"] | null;
            /** @description The open change, if any. */
            change: components["schemas"]["PayeeChange"] | null;
        };
        PayeeChange: {
            legalName: string;
            institution: string;
            transit: string;
            accountEnding: string;
            remittanceEmail: string | null;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
            id: string;
            merchantId: string;
            formerAccountEnding: string | null;
            /**
             * @description `held`: confirmed, and takes effect at `effectiveAt`. Payouts to the merchant wait.
             * @enum {string}
             */
            state: "proposed" | "held" | "applied" | "cancelled";
            /** @description ID of the operator. */
            proposedBy: string;
            confirmedBy: string | null;
            /** Format: date-time */
            proposedAt: string;
            effectiveAt: string | null;
        };
        PayeeChangeAnswer: {
            change: components["schemas"]["PayeeChange"];
        };
        PayeeChangeList: {
            items: components["schemas"]["PayeeChange"][];
        };
        PayeeDetails: {
            /** @description Name of the account holder. */
            legalName: string;
            /** @description Institution number. Three digits. */
            institution: string;
            /** @description Transit number. Five digits. */
            transit: string;
            /** @description Account number. Seven to twelve digits. */
            number: string;
            /** @description Email address for payment notices. Null to send none. */
            remittanceEmail: string | null;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
        };
        PaymentOption: {
            id: string;
            termWeeks: number;
            instalments: number;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            weeklyPayment: number;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            lastPayment: number;
            /** @description Null if the merchant captures amounts as it ships: the repayment of each capture starts a week after it. */
            firstPaymentOn: string | null;
            /** @description Null if `firstPaymentOn` is null. */
            lastPaymentOn: string | null;
            /** @description Due date of each payment. Empty if `firstPaymentOn` is null. */
            dueOn: string[];
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            principal: number;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            financingFee: number;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            totalRepayment: number;
            /** @description Annual interest rate in percent, for example 9.99. */
            annualRate: number;
            /** @description Annual percentage rate in percent. */
            apr: number;
            /** @description Outstanding balances: the principal, then the balance after each payment. */
            balances: number[];
        };
        PaymentOptionList: {
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            amount: number;
            items: components["schemas"]["PaymentOption"][];
        };
        PayoutBatch: {
            sequence: number;
            /** @description File creation number in the bank file, from 1 to 9999. */
            creationNumber: number;
            /** @enum {string} */
            state: "writing" | "staged" | "sent";
            payments: number;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            total: number;
            /**
             * Format: date
             * @example 2026-11-27
             */
            createdOn: string;
            /**
             * Format: date
             * @example 2026-11-27
             */
            dueOn: string;
            /** @description SHA-256 hash of the bank file. */
            sha256: string | null;
            sentAt: string | null;
        };
        PayoutBatchList: {
            items: components["schemas"]["PayoutBatch"][];
        };
        PendingCode: {
            /** @description Masked phone number or email address. */
            to: string;
            expiresInSeconds: number;
            resendInSeconds: number;
            attemptsLeft: number;
        };
        Person: {
            /** @description ID of the customer, or of the application of a person who never became a customer. */
            personId: string;
            name: string | null;
            phoneMasked: string | null;
            emailMasked: string | null;
            applications: number;
            /** Format: date-time */
            lastAppliedAt: string;
            /** @description When all of the person’s applications were erased. */
            erasedAt: string | null;
        };
        PersonErasure: {
            erasureId: string;
            /** @description ID of the customer, or of the application of a person who never became a customer. */
            personId: string;
            /** @enum {string} */
            reason: "request" | "order";
            reference: string | null;
            /** @enum {string} */
            state: "proposed" | "done" | "cancelled";
            /** @description ID of the operator. */
            proposedBy: string;
            /** Format: date-time */
            proposedAt: string;
            resolvedBy: string | null;
            resolvedAt: string | null;
            /** @description Null until the erasure is done. */
            result: {
                /** @description Number of applications whose applicant can no longer be identified. */
                erased: number;
                kept: {
                    /** @enum {string} */
                    kind: "collection" | "agreement" | "decision" | "trail";
                    applicationId: string | null;
                    /** @description Last day that it is kept, `YYYY-MM-DD`. */
                    until: string | null;
                }[];
                /** @description Data that was kept, with the reason and the last day. */
                sentences: string[];
            } | null;
        };
        PersonExport: {
            /** @description ID of the customer, or of the application of a person who never became a customer. */
            personId: string;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
            /** Format: date-time */
            exportedAt: string;
            /** @description Everything held on the person, by section. Amounts are in dollars. The SIN and account numbers are limited to their last digits. */
            data: {
                [key: string]: unknown[];
            };
        };
        PersonalInput: {
            first: string;
            last: string;
            /** @description Date of birth as `YYYY-MM-DD`. */
            dob: string;
            /** @description Social insurance number. Nine digits. Can be omitted if it is already saved or optional. */
            sin?: string;
            terms: boolean;
            street: string;
            city: string;
            province: string;
            postal: string;
            country: string;
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
        RateBand: {
            /**
             * @description Largest amount, inclusive.
             * @example 640.5
             */
            upTo: number;
            terms: {
                weeks: number;
                /** @description Annual rate in percent, for example 7.99. */
                annualRate: number;
            }[];
        };
        RateTable: {
            /**
             * @description Smallest purchase that can be financed.
             * @example 640.5
             */
            minimumAmount: number;
            /**
             * @description Largest purchase that can be financed.
             * @example 640.5
             */
            maximumAmount: number;
            /** @description Annual rate in percent, for example 7.99. */
            highestAnnualRate: number;
            /** @description In ascending order of amount. */
            bands: components["schemas"]["RateBand"][];
        };
        ReconsiderationInput: {
            /** @description At most 2,000 characters. May be empty. */
            observations: string;
        };
        RecordedItem: {
            /** @enum {string} */
            kind: "start" | "resize";
            at: number;
            width: number;
            height: number;
        } | {
            /** @constant */
            kind: "sheets";
            at: number;
            order: number[];
            created: {
                sheet: number;
                rules: string[];
            }[];
        } | {
            /** @constant */
            kind: "rules";
            at: number;
            sheet: number;
            index: number;
            removed: number;
            added: string[];
        } | {
            /** @constant */
            kind: "nodes";
            at: number;
            removed: {
                id: number;
                parent: number;
            }[];
            added: {
                id: number;
                parent: number;
                next: number | null;
                node: {
                    text: string;
                } | {
                    tag: string;
                    /** @constant */
                    svg?: true;
                    attributes: {
                        [key: string]: string | null;
                    };
                };
            }[];
            texts: {
                id: number;
                text: string;
            }[];
            attributes: {
                id: number;
                attributes: {
                    [key: string]: string | null;
                };
            }[];
        } | {
            /** @constant */
            kind: "input";
            at: number;
            id: number;
            text: string;
            checked: boolean;
        } | {
            /** @enum {string} */
            kind: "pointer" | "press" | "scroll";
            at: number;
            id: number;
            x: number;
            y: number;
        } | {
            /** @constant */
            kind: "call";
            at: number;
            /** @enum {string} */
            method: "GET" | "POST" | "PUT" | "DELETE";
            path: string;
            status: number;
            duration: number;
            size: number | null;
        };
        RecordedLoanEntries: {
            /**
             * @description Number of entries recorded by this call.
             * @example 3
             */
            recorded: number;
            /**
             * @description Number of entries that had been recorded before.
             * @example 0
             */
            alreadyRecorded: number;
        };
        RecordingReport: {
            checkoutId: string;
            /** @description The same ID as in Analytics_Report. */
            visit: string;
            recorded: components["schemas"]["RecordedItem"][];
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
        RegisteredBusiness: {
            id: string;
            name: string;
            /** @description Number of the business in its registry. */
            number: string;
            city: string | null;
            /** @description As the registry writes it, such as `Ontario` or `ON`. */
            province: string | null;
            entity: ("soleProprietorship" | "generalPartnership" | "limitedPartnership" | "limitedLiabilityPartnership" | "corporation" | "cooperative" | "nonProfit") | null;
            /** @description Whole months since its registration. */
            monthsRegistered: number | null;
        };
        RegisteredBusinessList: {
            items: components["schemas"]["RegisteredBusiness"][];
        };
        ResendInput: {
            /**
             * @description Endpoint to resend to. Defaults to all enabled endpoints that accept the event’s type.
             * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
             */
            endpointId?: string;
        };
        ReturnDecisionInput: {
            /** @description Note to the operator who proposed it. */
            note: string | null;
        };
        Review: {
            id: string;
            /**
             * @description Why a person reviews the application. `documents`: the applicant uploaded documents. `referred`: the decision rules referred it. `finalReview`: the applicant requests the full pre-qualified amount. `reconsideration`: the applicant contests a rejection. `screening`: a name of a customer with an open credit line may be on a newer sanctions list; it closes without a decision once its possible matches are resolved. `other`: opened by a later release; only that release can decide it.
             * @enum {string}
             */
            kind: "documents" | "referred" | "finalReview" | "reconsideration" | "screening" | "other";
            /**
             * @description `proposed`: an approval waits for a second operator. `asked`: the review waits for the applicant.
             * @enum {string}
             */
            state: "open" | "proposed" | "asked" | "decided";
            businessName: string | null;
            merchant: string;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            cartTotal: number;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Time by which the applicant was promised a decision. The applicant is not informed of a `screening`.
             */
            dueAt: string;
            overdue: boolean;
            decidedAt: string | null;
            /** @description The approval that waits for a second operator. */
            proposal: {
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                limit: number;
                operatorId: string;
                proposedBy: string;
                /** Format: date-time */
                proposedAt: string;
            } | null;
            operatorId: string | null;
            checkoutId: string;
            /**
             * @description `started`: the customer has not finished. `abandoned`: they left and can come back. `rejected`: the application was rejected. `inReview`: a reviewer decides on the application. `approved`: credit is granted, the agreement is not signed. `completed`: signed; ship the order. `cancelled`: cancelled by the merchant before the signature.
             * @example completed
             * @enum {string}
             */
            status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
            orderReference: string | null;
            /** @enum {string} */
            entry: "cart" | "invoiceLink" | "preQualification";
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
            applicant: {
                personal: {
                    first: string;
                    last: string;
                    /** @description Date of birth as `YYYY-MM-DD`. */
                    dob: string;
                    terms: boolean;
                    street: string;
                    city: string;
                    province: string;
                    postal: string;
                    country: string;
                } | null;
                sinLastThree: string | null;
                phone: string | null;
                email: string | null;
            };
            business: components["schemas"]["BusinessInput"] | null;
            documents: {
                id: string;
                /** @enum {string} */
                kind: "statement" | "voidCheque" | "supporting";
                name: string;
                /** @description Size in bytes. */
                size: number;
                /**
                 * @description `checking`: not processed yet. `ready`: accepted. `refused`: cannot be used, see `problem`.
                 * @enum {string}
                 */
                state: "checking" | "ready" | "refused";
                problem: ("passwordProtected" | "broken" | "infected") | null;
                /** @description Months that a statement covers. Null until they are known, and for other kinds of documents. */
                months: components["schemas"]["MonthRange"] | null;
                monthsSource: ("file" | "applicant") | null;
                /** @description The request that a supporting document responds to. */
                requestId: string | null;
                /** @description Media type detected from the content. */
                mediaType: string;
                pages: number | null;
                /** Format: date-time */
                uploadedAt: string;
                /** @description True if the virus scan found no threat and the file is still stored. */
                downloadable: boolean;
            }[];
            debitAccount: {
                /** @enum {string} */
                source: "aggregator" | "voidCheque";
                /** @description Name of the bank. Null if only the institution number is known. */
                bank: string | null;
                institution: string;
                transit: string;
                numberMasked: string;
            } | null;
            /**
             * @description Exposure: the amount owed and still available on the customer’s other credit lines.
             * @example 640.5
             */
            exposure: number;
            credit: {
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                limit: number;
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                used: number;
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                instant: number;
                /**
                 * Format: date
                 * @example 2026-11-27
                 */
                expiresOn: string;
                /** @enum {string} */
                tier: "A" | "B" | "C" | "D";
            } | null;
            /** @description Decisions, oldest first. */
            decisions: components["schemas"]["StoredDecision"][];
            /** @description Text that the applicant sent with the request for reconsideration. */
            observations: string | null;
            /** @description Requests for information, oldest first. */
            requests: components["schemas"]["ReviewRequest"][];
            /** @description Approvals that needed a second operator, oldest first. */
            proposals: {
                id: string;
                /** @enum {string} */
                state: "open" | "confirmed" | "returned";
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                limit: number;
                tier: ("A" | "B" | "C" | "D") | null;
                operatorId: string;
                /** Format: date-time */
                proposedAt: string;
                /** @description Operator who confirmed or returned it. */
                resolvedBy: string | null;
                resolvedAt: string | null;
                note: string | null;
            }[];
            /** @description The customer’s other applications, newest first. */
            others: components["schemas"]["OtherApplication"][];
            /** @description Operators whose IDs appear in this review. */
            operators: {
                id: string;
                name: string;
            }[];
            /** @description The last 500 entries of the audit trail, oldest first. */
            trail: {
                /** Format: date-time */
                at: string;
                actor: string;
                act: string;
                details: {
                    [key: string]: string | number | boolean | null;
                };
            }[];
        };
        ReviewList: {
            items: components["schemas"]["ReviewSummary"][];
            nextCursor: string | null;
        };
        ReviewRequest: {
            id: string;
            operatorId: string;
            /** @description Requested items, in the words shown to the applicant. */
            items: {
                code: string;
                en: string;
                fr: string;
            }[];
            note: string | null;
            /** Format: date-time */
            askedAt: string;
            answer: string | null;
            answeredAt: string | null;
        };
        ReviewSummary: {
            id: string;
            /**
             * @description Why a person reviews the application. `documents`: the applicant uploaded documents. `referred`: the decision rules referred it. `finalReview`: the applicant requests the full pre-qualified amount. `reconsideration`: the applicant contests a rejection. `screening`: a name of a customer with an open credit line may be on a newer sanctions list; it closes without a decision once its possible matches are resolved. `other`: opened by a later release; only that release can decide it.
             * @enum {string}
             */
            kind: "documents" | "referred" | "finalReview" | "reconsideration" | "screening" | "other";
            /**
             * @description `proposed`: an approval waits for a second operator. `asked`: the review waits for the applicant.
             * @enum {string}
             */
            state: "open" | "proposed" | "asked" | "decided";
            businessName: string | null;
            merchant: string;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            cartTotal: number;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Time by which the applicant was promised a decision. The applicant is not informed of a `screening`.
             */
            dueAt: string;
            overdue: boolean;
            decidedAt: string | null;
            /** @description The approval that waits for a second operator. */
            proposal: {
                /**
                 * @description Amount in Canadian dollars, with at most two decimals.
                 * @example 640.5
                 */
                limit: number;
                operatorId: string;
                proposedBy: string;
                /** Format: date-time */
                proposedAt: string;
            } | null;
            /** @description Time of the open request to the applicant. Null if no request is open. */
            askedAt: string | null;
            /** @description Name of the operator who decided. */
            decidedBy: string | null;
        };
        ScoringView: {
            /** @enum {string} */
            state: "notStarted" | "running" | "sinNeeded" | "done" | "failed";
            stage: ("preparing" | "reviewing" | "calculating") | null;
            stageSince: string | null;
            /** @description True if the run takes longer than usual. */
            slow: boolean;
            /** @description True if the run takes longer than the announced five minutes. */
            late: boolean;
            outcome: ("instantlyApproved" | "preQualified" | "approved" | "rejected" | "manualReview") | null;
        };
        SelectOptionInput: {
            optionId: string;
        };
        SendEmailCodeInput: {
            /** @description Address to verify. If omitted, the code goes to the address of the previous code, or else to the address that the merchant passed; in a locked session, to the address of the account. */
            email?: string;
            /**
             * @default en
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
        };
        SendPhoneCodeInput: {
            /** @description Phone number to verify. If omitted, the code goes to the number that the merchant passed; in a locked session, to the number on file. */
            phone?: string;
            /**
             * @default en
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
        };
        SignInput: {
            agreementId: string;
            /** @description `hash` of the agreement that the applicant read. */
            hash: string;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "fr";
            accepted: boolean;
            name: string;
        };
        SigningActInput: {
            /**
             * Format: uuid
             * @description `agreementId` of the agreement that is shown.
             */
            agreementId: string;
            /** @enum {string} */
            act: "opened" | "scrolledToEnd" | "languageChosen" | "boxTicked" | "nameTyped";
        };
        SinInput: {
            sin: string;
        };
        StartConnectionInput: {
            /**
             * @default en
             * @example en
             * @enum {string}
             */
            language?: "en" | "fr";
        };
        StatementMonthsInput: {
            /** @description Month as `YYYY-MM`. */
            from: string;
            /** @description Month as `YYYY-MM`. */
            to: string;
        };
        StoredDecision: {
            id: string;
            /** @enum {string} */
            by: "rules" | "person";
            operatorId: string | null;
            /** @description The review that led to this decision. Null if the rules decided. */
            reviewId: string | null;
            rulesVersion: string;
            /** @enum {string} */
            outcome: "instantlyApproved" | "preQualified" | "approved" | "rejected" | "manualReview" | "sinNeeded";
            tier: ("A" | "B" | "C" | "D") | null;
            /**
             * @description Credit limit. With `manualReview`, the limit that the rules would grant.
             * @example 640.5
             */
            limit: number;
            /**
             * @description Amount in Canadian dollars, with at most two decimals.
             * @example 640.5
             */
            instant: number;
            reasons: {
                code: string;
                en: string;
                fr: string;
            }[];
            /** @description Values that the decision is based on. Amounts are in cents. */
            features: {
                [key: string]: number | null;
            };
            /** Format: date-time */
            decidedAt: string;
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
        WindowOutcome: {
            /** @description Null if there is none, or the session may not see it. */
            outcome: ("approved" | "rejected" | "abandoned") | null;
            redirectUrl: string | null;
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
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutResponse"];
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
    Session_End: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Frames_IssueTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["FrameTicket"];
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
    Frames_GetState: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["FrameState"];
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
    Frames_RedeemTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrameTicket"];
            };
        };
        responses: {
            /** @description The frames are bound. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Hosted_Arrive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["HostedSession"];
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
    Hosted_Resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostedResumeInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostedSession"];
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
    Hosted_FollowLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostedLinkInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostedSession"];
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
    Application_GetApplication: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_GetIdentity: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["Identity"];
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
    Application_ConfirmEligibility: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EligibilityInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_SavePersonal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_SaveBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_SaveSin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SinInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_SetLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["LanguageInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_Abandon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbandonInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_GetOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WindowOutcome"];
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
    Verification_SendPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["SendPhoneCodeInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_ChangePhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_ConfirmPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCodeInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_SendEmailCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["SendEmailCodeInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_ChangeEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_ConfirmEmailCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCodeInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_StartOver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Passkeys_GetRequestOptions: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
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
    Passkeys_Confirm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Passkeys_GetCreationOptions: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
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
    Passkeys_Create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Account_Disown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisownInput"];
            };
        };
        responses: {
            /** @description The account is frozen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Reference_FindIndustries: {
        parameters: {
            query: {
                words: string;
                /** @example en */
                language?: "en" | "fr";
            };
            header?: never;
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
                    "application/json": components["schemas"]["IndustryList"];
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
    Reference_FindAddresses: {
        parameters: {
            query: {
                words: string;
                /** @description ID of a suggestion whose `more` is true, to list the addresses inside it, such as suites. */
                within?: string;
                /** @example en */
                language?: "en" | "fr";
            };
            header?: never;
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
                    "application/json": components["schemas"]["AddressSuggestionList"];
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
    Reference_GetAddress: {
        parameters: {
            query?: {
                /** @example en */
                language?: "en" | "fr";
            };
            header?: never;
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
                    "application/json": components["schemas"]["Address"];
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
    Reference_FindBusinesses: {
        parameters: {
            query: {
                /** @description Legal name, business number or number in the registry. */
                words: string;
                /** @example en */
                language?: "en" | "fr";
            };
            header?: never;
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
                    "application/json": components["schemas"]["RegisteredBusinessList"];
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
    Reference_GetRegisteredOffice: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["Address"];
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
    Analytics_Report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalyticsReport"];
            };
        };
        responses: {
            /** @description Counted. Record the visit with Analytics_Record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        recording: true;
                    };
                };
            };
            /** @description Counted, if the checkout exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Analytics_Record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordingReport"];
            };
        };
        responses: {
            /** @description Forwarded, if the checkout exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Bank_StartConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["StartConnectionInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankConnection"];
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
    Bank_Disconnect: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Bank_CompleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteConnectionInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Bank_Bypass: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_UploadStatement: {
        parameters: {
            query?: {
                /** @description Month as `YYYY-MM`. */
                month?: string;
            };
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_UploadVoidCheque: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_UploadSupporting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_List: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["DocumentList"];
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
    Documents_SetMonths: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": components["schemas"]["StatementMonthsInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_Delete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_Submit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChequeAccountInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Scoring_Get: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["ScoringView"];
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
    Scoring_Start: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Scoring_Events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events named `scoring`, each with a `ScoringView` as its data. The first is sent immediately, the next ones with each change. Comment lines between events keep the connection open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
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
    Qualification_Accept: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptQualificationInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Qualification_RequestFinalReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Offers_ListPaymentOptions: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["PaymentOptionList"];
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
    Offers_SelectPaymentOption: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectOptionInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Rates_GetRates: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["RateTable"];
                };
            };
            /** @description Nothing has changed since the response with this `ETag`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Invoice_Get: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["Invoice"];
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
    Invoice_Enter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterInvoiceInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Invoice_Upload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Invoice_Confirm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInvoiceInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Invoice_ConfirmPartialPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Agreement_GetAgreement: {
        parameters: {
            query: {
                /** @example en */
                language: "en" | "fr";
            };
            header?: never;
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
                    "application/json": components["schemas"]["Agreement"];
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
    Agreement_GetPdf: {
        parameters: {
            query: {
                /** @example en */
                language: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreement as a tagged PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
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
    Agreement_RecordAct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SigningActInput"];
            };
        };
        responses: {
            /** @description The act is recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Agreement_Sign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Purchase_Complete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["ApplicationView"];
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
    Review_Answer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequestInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Review_Reconsider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconsiderationInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Operator_ListReviews: {
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
                /** @description `proposed`: an approval waits for a second operator. `asked`: the review waits for the applicant. */
                state?: "open" | "proposed" | "asked" | "decided";
            };
            header?: never;
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
                    "application/json": components["schemas"]["ReviewList"];
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
    Operator_GetReviewEvidence: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": {
                        items: components["schemas"]["DecisionEvidence"][];
                    };
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
    Operator_GetReview: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["Review"];
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
    Operator_GetDocument: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The uploaded file, unchanged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
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
    Operator_DecideReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": components["schemas"]["DecideReviewInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
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
    Operator_ConfirmDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["Review"];
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
    Operator_ReturnDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": components["schemas"]["ReturnDecisionInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
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
    Operator_AskForMore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": components["schemas"]["AskForMoreInput"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
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
    Operator_ListMerchants: {
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
                /** @description Prefixes of words in the trading name or legal name. */
                search?: string;
            };
            header?: never;
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
                    "application/json": components["schemas"]["OperatorMerchantList"];
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
    Operator_CreateMerchant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMerchant"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorMerchant"];
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
    Operator_GetMerchant: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["OperatorMerchant"];
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
    Operator_ChangeMerchant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                 *       "language": "en",
                 *       "minimumPurchase": 640.5
                 *     }
                 */
                "application/json": components["schemas"]["MerchantChange"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorMerchant"];
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
    Operator_CloseMerchant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["OperatorMerchant"];
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
    Operator_AddMerchantPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": components["schemas"]["NewMerchantPromotion"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorMerchant"];
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
    Operator_CancelMerchantPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
                promotionId: string;
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
                    "application/json": components["schemas"]["OperatorMerchant"];
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
    Operator_ListMerchantKeys: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["MerchantKeyList"];
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
    Operator_CreateMerchantKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": components["schemas"]["NewMerchantKey"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedMerchantKey"];
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
    Operator_RollMerchantKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
                keyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantKeyRoll"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedMerchantKey"];
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
    Operator_RevokeMerchantKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description ID of the record.
                 * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                 */
                id: string;
                keyId: string;
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
                    "application/json": components["schemas"]["MerchantKeyList"];
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
    Operator_ListMerchantMembers: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["MerchantMemberList"];
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
    Operator_InviteMerchantOwner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": components["schemas"]["OwnerInvitation"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantMember"];
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
    Operator_ListPayouts: {
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
                 * @description `pending`: waits for the next batch. `batched`: included in a batch that is not sent yet. `sent`: sent to the bank. `paid`: confirmed by the bank, or withheld in full. `returned`: returned by the bank. `cancelled`: refunded in full before it was sent.
                 * @example paid
                 */
                state?: "pending" | "batched" | "sent" | "paid" | "returned" | "cancelled";
            };
            header?: never;
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
                    "application/json": components["schemas"]["OperatorPayoutList"];
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
    Operator_RetryPayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Operator_ListPayoutBatches: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["PayoutBatchList"];
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
    Operator_MakePayoutBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["MadePayoutBatch"];
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
    Operator_GetPayee: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["PayeeAnswer"];
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
    Operator_SetPayee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": components["schemas"]["PayeeDetails"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeAnswer"];
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
    Operator_ListPayeeChanges: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["PayeeChangeList"];
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
    Operator_ConfirmPayeeChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["PayeeChangeAnswer"];
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
    Operator_CancelPayeeChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["PayeeChangeAnswer"];
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
    Operator_ListLoans: {
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
            };
            header?: never;
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
                     *           "agreementId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "applicationId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                     *           "drawnAt": "2026-11-24T15:00:00.000Z",
                     *           "drawn": 640.5,
                     *           "refunded": 640.5,
                     *           "repaid": 640.5,
                     *           "writtenOff": 640.5,
                     *           "owed": 640.5,
                     *           "overpaid": 640.5
                     *         }
                     *       ],
                     *       "nextCursor": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1"
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorLoanList"];
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
    Operator_RecordLoanEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entries": [
                 *         {
                 *           "reference": "GL-2026-118204",
                 *           "agreementId": "01a23860-1b4e-7c39-9d27-5f0a7be4f2f1",
                 *           "type": "repayment",
                 *           "principal": 125.5,
                 *           "bookedOn": "2026-11-27"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description In the order in which they were booked. */
                    entries: {
                        /**
                         * @description The entry’s ID in the lender’s books. Each is recorded once.
                         * @example GL-2026-118204
                         */
                        reference: string;
                        /**
                         * Format: uuid
                         * @description The signed agreement.
                         * @example 01a23860-1b4e-7c39-9d27-5f0a7be4f2f1
                         */
                        agreementId: string;
                        /**
                         * @description `repayment`: the customer repaid principal. `return`: the bank returned a repayment. `overpaymentRefund`: you refunded an overpayment to the customer. `writeOff`: the lender no longer expects to collect the principal, which the customer still owes.
                         * @example repayment
                         * @enum {string}
                         */
                        type: "repayment" | "return" | "overpaymentRefund" | "writeOff";
                        /**
                         * @description Principal in Canadian dollars, without the financing fee.
                         * @example 125.5
                         */
                        principal: number;
                        /**
                         * Format: date
                         * @description Day of the entry in the books.
                         * @example 2026-11-27
                         */
                        bookedOn: string;
                    }[];
                };
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
                     *       "recorded": 3,
                     *       "alreadyRecorded": 0
                     *     }
                     */
                    "application/json": components["schemas"]["RecordedLoanEntries"];
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
    Operator_FindPeople: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    email?: string;
                    /** @description A Canadian number, in any format. */
                    phone?: string;
                    applicationId?: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Person"][];
                    };
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
    Operator_GetPerson: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["Person"];
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
    Operator_CorrectPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
        /** @description Omitted values are not changed. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `request`: the person requested it. `mistake`: the provider made a mistake. `returned`: mail was returned.
                     * @enum {string}
                     */
                    reason: "request" | "mistake" | "returned";
                    /**
                     * @description Number of the request in your own system, such as `REQ-1042`.
                     * @default null
                     */
                    reference?: string | null;
                    /** @default null */
                    first?: string | null;
                    /** @default null */
                    last?: string | null;
                    /** @default null */
                    dob?: string | null;
                    /** @default null */
                    street?: string | null;
                    /** @default null */
                    city?: string | null;
                    /** @default null */
                    province?: string | null;
                    /** @default null */
                    postal?: string | null;
                    /** @default null */
                    email?: string | null;
                    /** @default null */
                    phone?: string | null;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Names of the changed fields. */
                        corrected: string[];
                    };
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
    Operator_ExportPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /** @enum {string} */
                    reason: "access" | "portability" | "complaint" | "order";
                    /**
                     * @description Number of the request in your own system, such as `REQ-1042`.
                     * @default null
                     */
                    reference?: string | null;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonExport"];
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
    Operator_ExportPersonPdf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /** @enum {string} */
                    reason: "access" | "portability" | "complaint" | "order";
                    /**
                     * @description Number of the request in your own system, such as `REQ-1042`.
                     * @default null
                     */
                    reference?: string | null;
                };
            };
        };
        responses: {
            /** @description Everything held on the person, as a tagged PDF in their language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
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
    Operator_ExportPersonReasons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /** @enum {string} */
                    reason: "access" | "portability" | "complaint" | "order";
                    /**
                     * @description Number of the request in your own system, such as `REQ-1042`.
                     * @default null
                     */
                    reference?: string | null;
                };
            };
        };
        responses: {
            /** @description The reasons of each decision, as a tagged PDF in the person’s language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
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
    Operator_ExportPersonArchive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /** @enum {string} */
                    reason: "access" | "portability" | "complaint" | "order";
                    /**
                     * @description Number of the request in your own system, such as `REQ-1042`.
                     * @default null
                     */
                    reference?: string | null;
                };
            };
        };
        responses: {
            /** @description A ZIP archive: `person.json`, `person.pdf`, the list `documents.json` with the state of each file, and the files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": unknown;
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
    Operator_ListErasures: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": {
                        items: components["schemas"]["PersonErasure"][];
                    };
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
    Operator_ProposeErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /** @enum {string} */
                    reason: "request" | "order";
                    /**
                     * @description Number of the request in your own system, such as `REQ-1042`.
                     * @default null
                     */
                    reference?: string | null;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonErasure"];
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
    Operator_ConfirmErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["PersonErasure"];
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
    Operator_CancelErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.
                 * @example 0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10
                 */
                "Idempotency-Key"?: string;
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
                    "application/json": components["schemas"]["PersonErasure"];
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
    Bank_Webhook: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["BankMessageReceived"];
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
}
