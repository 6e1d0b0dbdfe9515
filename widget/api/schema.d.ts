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
    "/v1/merchant/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The merchant’s checkouts, newest first */
        get: operations["Merchant_ListCheckouts"];
        put?: never;
        post?: never;
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
        /** One of the merchant’s checkouts */
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
        /** Takes a checkout back before its agreement is signed */
        post: operations["Merchant_CancelCheckout"];
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
        /** Refunds a signed purchase, all that is left of it or a part */
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
        /** Where events are sent, oldest first */
        get: operations["Merchant_ListWebhookEndpoints"];
        put?: never;
        /** Has events sent to an address of the merchant’s server; answers its secret, this once */
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
        /** One of the merchant’s endpoints */
        get: operations["Merchant_GetWebhookEndpoint"];
        put?: never;
        post?: never;
        /** Removes an endpoint with its deliveries; answers those that are left */
        delete: operations["Merchant_RemoveWebhookEndpoint"];
        options?: never;
        head?: never;
        /** Changes an endpoint’s address or its types; disables it, or enables it again */
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
        /** A new secret; for a day messages are signed with the one before as well */
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
        /** Sends a ping to an endpoint */
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
        /** What the merchant’s server was told in the last 90 days, newest first */
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
        /** An event, and how each endpoint got it */
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
        /** Sends an event again, to one endpoint or to all that take its type */
        post: operations["Merchant_ResendEvent"];
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
        /** A session of the hosted page’s own, beside the one that its address named */
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
        /** Takes a checkout of this device up again after a refresh of the hosted page */
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
        /** Takes up the application that a mail’s link is about, in a session that is locked until the phone is proven */
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
        /** The whole view of the session’s application */
        get: operations["Application_GetApplication"];
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
        /** Whether this is a Canadian business older than 6 months */
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
        /** Saves the applicant’s own data */
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
        /** Saves the business’s data */
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
        /** Gives the SIN after the bureau found no file without it */
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
        /** Language of messages and documents */
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
        /** The applicant left; works from sendBeacon, hence the credentials in the body */
        post: operations["Application_Abandon"];
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
        /** Sends a code by SMS */
        post: operations["Verification_SendPhoneCode"];
        /** Another number */
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
        /** Checks the code of the SMS */
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
        /** Sends a code by mail */
        post: operations["Verification_SendEmailCode"];
        /** Another address */
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
        /** Checks the code of the mail */
        post: operations["Verification_ConfirmEmailCode"];
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
        /** Industries by words of either language; the sectors when there are none */
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
        /** Canadian addresses by words */
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
        /** One address by a suggestion’s id */
        get: operations["Reference_GetAddress"];
        put?: never;
        post?: never;
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
        /** A new attempt: the address of the bank page, for one use, and the origin it speaks from */
        post: operations["Bank_StartConnection"];
        /** Ends the connection, and has the aggregator forget the login and its data */
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
        /** Takes the login id the bank page answered, after asking the aggregator whose it is */
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
        /** Test environments only: connects the aggregator’s test user */
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
        /** Adds a bank statement: a PDF of at most 15 MB */
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
        /** The void cheque, a PDF or a picture; replaces an earlier one */
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
        /** Adds what a reviewer asked for: a PDF or a picture of at most 15 MB, sent with the answer */
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
        /** What was uploaded, oldest first */
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
        /** The months a statement covers, corrected by hand */
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
        /** Removes a document and its content */
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
        /** Hands the documents in for review, with the account of the cheque */
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
        /** Stage, since when, whether slower than usual, and the outcome */
        get: operations["Scoring_Get"];
        put?: never;
        /** Starts the decision on this application, once */
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
        /** The same as it changes, as server-sent events, until the run has ended; at most 4 minutes */
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
        /** Goes on with the whole credit, or with the instant part of it */
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
        /** Asks for a person to look at the full amount of a pre-qualification */
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
        /** The ways to pay what is to be financed, shortest term first */
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
        /** Chooses a payment option; until the agreement is signed another choice replaces it */
        post: operations["Offers_SelectPaymentOption"];
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
        /** The invoice to be paid, with its amounts */
        get: operations["Invoice_Get"];
        put?: never;
        /** An invoice entered by hand; until the agreement is signed another one takes its place */
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
        /** An invoice as a PDF or a picture of at most 15 MB; what it says for sure is prefilled, to be confirmed */
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
        /** The invoice of a link or a file as the applicant confirms it */
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
        /** The applicant saw that a balance remains for the merchant */
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
        /** The merchant’s invoice links, newest first */
        get: operations["Merchant_ListInvoiceLinks"];
        put?: never;
        /** A link by which a customer pays an invoice over time */
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
        /** One of the merchant’s invoice links */
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
        /** The merchant will not have the invoice paid by this link */
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
        /** Takes a link back */
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
        /** Mails a link to its customer, again where it was before */
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
        /** The agreement of the chosen option, in French first for a business in Quebec */
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
        /** The same agreement as a PDF to keep */
        get: operations["Agreement_GetPdf"];
        put?: never;
        post?: never;
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
        /** Signs the agreement whose hash was shown */
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
        /** Completes the purchase of a signed agreement */
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
        /** Answers what a reviewer asked for, in words, by the documents uploaded for it, or both */
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
        /** Asks for a person to look at a rejection again, once; it stays in force until then */
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
        /** What waits for a person, the most urgent first; or what was decided, the latest first */
        get: operations["Operator_ListReviews"];
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
        /** One application under review: who, documents, account, decisions so far, and its trail */
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
        /** A document of an application under review, to be saved and never shown in place */
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
         * Decides a review, once, and tells the applicant
         * @description Approving makes a credit line of the limit, all of it usable at once; after a request for a final review it raises the line there is. Rejecting a final review ends that line: to leave the applicant the instant part, approve with it as the limit.
         */
        post: operations["Operator_DecideReview"];
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
        /** Asks the applicant for more: one request at a time, answered on a page of the widget */
        post: operations["Operator_AskForMore"];
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
        /** What the merchant is paid, and what it owes back, newest first */
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
        /** One of the merchant’s payouts */
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
        /** Payouts of all merchants, newest first, and what waits */
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
        /** Sends a returned payout again, with the next batch and to the payee as it is then */
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
        /** The latest batches, newest first */
        get: operations["Operator_ListPayoutBatches"];
        put?: never;
        /** Sends all that waits now, besides the batch of the day */
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
        /** Where a merchant is paid */
        get: operations["Operator_GetPayee"];
        /** Sets where a merchant is paid, from the next batch on */
        put: operations["Operator_SetPayee"];
        post?: never;
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
        /** The aggregator tells that data is there; signed over the raw body */
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
            /** @enum {string} */
            language: "en" | "fr";
            /** @enum {string} */
            firstLanguage: "en" | "fr";
            title: string;
            /** Format: date */
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
            html: string;
            hash: string;
            signed: boolean;
        };
        AnswerRequestInput: {
            /** @description At most 2,000 characters; may be empty beside documents */
            text: string;
        };
        ApplicationView: {
            checkoutId: string;
            /** @enum {string} */
            status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
            facts: components["schemas"]["Facts"];
            draft: {
                personal: {
                    first: string;
                    last: string;
                    /** @description YYYY-MM-DD */
                    dob: string;
                    terms: boolean;
                    street: string;
                    city: string;
                    /** @enum {string} */
                    province: "NL" | "PE" | "NS" | "NB" | "QC" | "ON" | "MB" | "SK" | "AB" | "BC" | "YT" | "NT" | "NU";
                    postal: string;
                    /** @constant */
                    country: "CA";
                    email: string;
                    sinLastThree: string | null;
                } | null;
                business: {
                    legal: string;
                    businessAs: string;
                    /** @description Code of an entity type */
                    entity: string;
                    /** @description Code of an industry */
                    industry: string;
                    /** @description Months */
                    timeInBusiness: number;
                    sameAddress: boolean;
                    street: string;
                    city: string;
                    /** @enum {string} */
                    province: "NL" | "PE" | "NS" | "NB" | "QC" | "ON" | "MB" | "SK" | "AB" | "BC" | "YT" | "NT" | "NU";
                    postal: string;
                    /** @constant */
                    country: "CA";
                } | null;
            };
            contact: {
                phoneMasked: string | null;
                email: string | null;
                pendingPhone: components["schemas"]["PendingCode"] | null;
                pendingEmail: components["schemas"]["PendingCode"] | null;
            };
            merchant: {
                name: string;
                logoUrl: string | null;
                /** @description Where it sells; never empty */
                sites: string[];
            };
            redirectUrl: string | null;
            settings: {
                sinRequired: boolean;
                testEnvironment: boolean;
            };
            reasons: {
                code: string;
                en: string;
                fr: string;
            }[];
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
            reviewDueAt: string | null;
            documents: components["schemas"]["Document"][];
        };
        AskForMoreInput: {
            items: ("statements" | "voidCheque" | "photoId" | "businessRegistration" | "businessAddress" | "accountHolder" | "financialStatements" | "explanation")[];
            /** @description Told to the applicant as it is */
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
            /** @description Code of an entity type */
            entity: string;
            /** @description Code of an industry */
            industry: string;
            /** @description Months */
            timeInBusiness: number;
            sameAddress: boolean;
            street: string;
            city: string;
            province: string;
            postal: string;
            country: string;
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
            /**
             * @description Language of messages and documents. A new checkout defaults to English; a resumed one keeps its language
             * @enum {string}
             */
            language?: "en" | "fr";
            platform?: {
                /** @enum {string} */
                renderType: "Modal" | "Standalone";
            };
            /** @description With `tamarackInvoice`, and with nothing else. From the hosted page it names the merchant: no `merchantKey` is needed */
            invoiceLinkId?: string;
            tracking?: components["schemas"]["Tracking"];
            /** @enum {string} */
            requestSource: "tamarackDirectApp" | "tamarackInvoice" | "tamarackPreQualificationWidget";
            seller?: {
                redirectUrl?: string;
            };
            orderReference?: string;
        };
        CheckoutResponse: {
            sessionToken: string;
            checkoutId: string;
            /** @description Canadian dollars, at most two decimals */
            minimumPurchaseAmount: number;
            isAmountQualified: boolean;
        };
        ChequeAccountInput: {
            /** @description Five digits */
            transit: string;
            /** @description Three digits */
            institution: string;
            /** @description Seven to twelve digits */
            account: string;
        };
        CompleteConnectionInput: {
            connectionId: string;
            loginId: string;
            institution: string;
            /** @description The account chosen on the bank page */
            accountId?: string;
        };
        ConfirmCodeInput: {
            code: string;
        };
        ConfirmInvoiceInput: {
            /** @description One of the merchant's sites, as the view has them */
            site: string;
            /** @description As it stands on the invoice */
            number: string;
            /** @description Total of the invoice */
            amount: number | null;
            /** @description What of it is financed: at most the invoice and what can be used */
            payable: number | null;
        };
        DecideReviewInput: {
            /** @constant */
            decision: "approve";
            /** @description Canadian dollars, in steps of $100 */
            limit: number;
            /**
             * @description Default: what the rules had worked out, else D
             * @enum {string}
             */
            tier?: "A" | "B" | "C" | "D";
        } | {
            /** @constant */
            decision: "reject";
            /** @description The weightiest first; told to the applicant in words */
            reasons: ("documentsIncomplete" | "documentsUnreadable" | "documentsMismatch" | "identityNotConfirmed" | "businessNotConfirmed" | "accountNotConfirmed" | "paymentsNotAffordable" | "underAge" | "businessTooYoung" | "bankruptcy" | "scoreTooLow" | "openCollections" | "revenueTooLow" | "tooFewDeposits" | "frequentNsf" | "manyNegativeDays" | "tooManyLenders" | "debtServiceTooHigh" | "limitBelowMinimum" | "noBureauFile" | "thinBureauFile" | "noCadAccount" | "holderMismatch" | "shortHistory" | "monthsMissing")[];
        };
        Document: {
            id: string;
            /** @enum {string} */
            kind: "statement" | "voidCheque" | "supporting";
            name: string;
            /** @description Bytes */
            size: number;
            /**
             * @description checking: not read yet. refused: cannot be used, `problem` says why
             * @enum {string}
             */
            state: "checking" | "ready" | "refused";
            problem: ("passwordProtected" | "broken" | "infected") | null;
            /** @description Of a statement; null while not known */
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
            /** @description As it stands on the invoice */
            number: string;
            /** @description Total of the invoice */
            amount: number | null;
            /** @description Credit applied: at most the invoice and what can be used */
            payable: number | null;
        };
        Facts: {
            locked: boolean;
            /** @enum {string} */
            entry: "cart" | "invoiceLink" | "preQualification";
            /** @description Canadian dollars, at most two decimals */
            cartTotal: number;
            /** @description Canadian dollars, at most two decimals */
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
                /** @description Canadian dollars, at most two decimals */
                limit: number;
                /** @description Canadian dollars, at most two decimals */
                used: number;
                /** @description Canadian dollars, at most two decimals */
                remaining: number;
                /** @description Canadian dollars, at most two decimals */
                instant: number;
                /** Format: date */
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
        HostedLinkInput: {
            token: string;
        };
        HostedResumeInput: {
            checkoutId: string;
        };
        HostedSession: {
            sessionToken: string;
            checkoutId: string;
            /** @description Canadian dollars, at most two decimals */
            minimumPurchaseAmount: number;
            isAmountQualified: boolean;
            /** @description Canadian dollars, at most two decimals */
            cartTotal: number;
            requestSource: string;
            redirectUrl: string | null;
            /** @description Of the link it was begun with */
            invoiceLinkId?: string;
        };
        Industry: {
            code: string;
            parentCode: string | null;
            label: string;
            industry: string;
            keywords: string[];
        };
        IndustryList: {
            items: components["schemas"]["Industry"][];
        };
        Invoice: {
            /** @description Null where the document does not say it for sure */
            number: string | null;
            /** @description Null until it is confirmed, unless a link names it; and of one entered by hand */
            site: string | null;
            /** @description Of an upload */
            fileName: string | null;
            /** @description Of an upload: what the document says for sure; null where it could not be read */
            reading: {
                /** @enum {string} */
                kind: "invoice" | "creditNote" | "statement" | "quote" | "receipt" | "other";
                pages: number;
                /** @description Who is to be paid, as the document says */
                merchant: string | null;
                /** @description That is not the merchant of this checkout */
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
            /** @description Null while entered, where it is not known for sure */
            amount: number | null;
            /** @description Null until it is confirmed */
            payable: number | null;
            /** @description The applicant saw that a balance remains for the merchant */
            partialConfirmed: boolean;
        };
        InvoiceLink: {
            linkId: string;
            /**
             * Format: uri
             * @description Where the customer opens the invoice
             */
            url: string;
            /**
             * @description The first that holds: `used` (the invoice is financed, by this link or otherwise), `rejected` (by the merchant, or an applicant on it was), `deactivated`, `expired`, `open`
             * @enum {string}
             */
            status: "open" | "used" | "rejected" | "deactivated" | "expired";
            invoiceId: string;
            /** @description Canadian dollars, at most two decimals */
            amount: number;
            site: string | null;
            customerEmail: string | null;
            /** @enum {string} */
            language: "en" | "fr";
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
            /** @description When the mail service took the last mail to the customer */
            mailedAt: string | null;
            /** @description When the financing of the invoice was signed */
            usedAt: string | null;
            /** @description The checkout in which it was signed */
            checkoutId: string | null;
        };
        InvoiceLinkList: {
            items: components["schemas"]["InvoiceLink"][];
            nextCursor: string | null;
        };
        InvoiceView: {
            /** @description Null where the document does not say it for sure */
            number: string | null;
            /** @description Null until it is confirmed, unless a link names it; and of one entered by hand */
            site: string | null;
            /** @description Of an upload */
            fileName: string | null;
            /** @description Of an upload: what the document says for sure; null where it could not be read */
            reading: {
                /** @enum {string} */
                kind: "invoice" | "creditNote" | "statement" | "quote" | "receipt" | "other";
                pages: number;
                /** @description Who is to be paid, as the document says */
                merchant: string | null;
                /** @description That is not the merchant of this checkout */
                otherMerchant: boolean;
                total: number | null;
                amountDue: number | null;
                issuedOn: string | null;
                dueOn: string | null;
            } | null;
        };
        LanguageInput: {
            /** @enum {string} */
            language: "en" | "fr";
        };
        MadePayoutBatch: {
            /** @description Null where nothing waits that could be paid */
            batch: components["schemas"]["PayoutBatch"] | null;
        };
        MerchantCheckout: {
            checkoutId: string;
            /** @enum {string} */
            status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
            /** @description Canadian dollars, at most two decimals */
            cartTotal: number;
            orderReference: string | null;
            financing: {
                /** @description Canadian dollars, at most two decimals */
                amount: number;
                /** @description Canadian dollars, at most two decimals */
                financingFee: number;
                termWeeks: number;
                /** @description Canadian dollars, at most two decimals */
                weeklyPayment: number;
                /** Format: date-time */
                signedAt: string;
            } | null;
            /** @description All refunds together */
            refunded: number;
            refunds: {
                refundId: string;
                /** @description Canadian dollars, at most two decimals */
                amount: number;
                reason: string | null;
                /** Format: date-time */
                refundedAt: string;
            }[];
            /** Format: date-time */
            createdAt: string;
            completedAt: string | null;
        };
        MerchantCheckoutList: {
            items: components["schemas"]["MerchantCheckout"][];
            nextCursor: string | null;
        };
        MerchantEvent: {
            eventId: string;
            /** @enum {string} */
            type: "ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned";
            /** Format: date-time */
            timestamp: string;
            /** @description As in the message of that type */
            data: {
                [key: string]: unknown;
            };
            deliveries: {
                endpointId: string;
                /** @enum {string} */
                state: "pending" | "delivered" | "failed";
                /** @description All tries, those before a resend too */
                attempts: number;
                lastTriedAt: string | null;
                /** @description HTTP status of the last answer */
                lastStatus: number | null;
                /** @description Why the last try had no answer */
                lastFailure: ("timeout" | "addressRefused" | "nameUnknown" | "tls" | "connection") | null;
                /** @description Milliseconds until the answer, or its failure */
                lastLatencyMs: number | null;
                nextTryAt: string | null;
                deliveredAt: string | null;
            }[];
        };
        MerchantEventList: {
            items: {
                eventId: string;
                /** @enum {string} */
                type: "ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned";
                /** Format: date-time */
                timestamp: string;
                /** @description As in the message of that type */
                data: {
                    [key: string]: unknown;
                };
            }[];
            nextCursor: string | null;
        };
        MerchantPayout: {
            payoutId: string;
            /**
             * @description purchase: what is paid for a signed financing. recovery: what the merchant owes back for a refund after the payment, withheld from its next payouts
             * @enum {string}
             */
            kind: "purchase" | "recovery";
            /**
             * @description pending: waits for the next batch. batched: in a batch that is not out. sent: on its way. paid: the bank says it arrived, or all of it was withheld. returned: it came back. cancelled: all of it was refunded before it was sent
             * @enum {string}
             */
            state: "pending" | "batched" | "sent" | "paid" | "returned" | "cancelled";
            /** @description After refunds before the payment */
            amount: number;
            /** @description Of a purchase, what is not paid because it is owed back; of a recovery, what is got back by now */
            withheld: number;
            checkoutId: string;
            refundId: string | null;
            /** @description Invoice number, or the order reference */
            reference: string | null;
            /** @description Last digits of the account it was sent to */
            accountEnding: string | null;
            /** @description A bank business day; null where nothing is to come */
            expectedOn: string | null;
            /** @description Why the bank sent it back, the last time */
            returned: {
                code: string;
                reason: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: date-time */
            openedAt: string;
            sentAt: string | null;
            paidAt: string | null;
        };
        MerchantPayoutList: {
            items: components["schemas"]["MerchantPayout"][];
            nextCursor: string | null;
        };
        MonthRange: {
            from: string;
            to: string;
        };
        NewInvoiceLink: {
            /** @description Total of the invoice, at least $100 */
            amount: number;
            /** @description The invoice’s number, as it stands on it */
            invoiceId: string;
            /** @description One of the merchant’s sites; where it is not given, the customer says which */
            site?: string;
            /** @description Where the link is mailed; needed with `sendEmail` */
            customerEmail?: string;
            /**
             * @description Of the mail to the customer
             * @default en
             * @enum {string}
             */
            language?: "en" | "fr";
            /**
             * Format: date-time
             * @description In the future, at most 365 days from now; 30 days from now unless given
             */
            expiresAt?: string;
            /**
             * @description Mail the link to `customerEmail`
             * @default false
             */
            sendEmail?: boolean;
        };
        NewWebhookEndpoint: {
            /** @description https, reachable from the internet */
            url: string;
            /** @description Null: all, those to come as well */
            eventTypes?: ("checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned")[] | null;
        };
        OperatorPayout: {
            payoutId: string;
            /**
             * @description purchase: what is paid for a signed financing. recovery: what the merchant owes back for a refund after the payment, withheld from its next payouts
             * @enum {string}
             */
            kind: "purchase" | "recovery";
            /**
             * @description pending: waits for the next batch. batched: in a batch that is not out. sent: on its way. paid: the bank says it arrived, or all of it was withheld. returned: it came back. cancelled: all of it was refunded before it was sent
             * @enum {string}
             */
            state: "pending" | "batched" | "sent" | "paid" | "returned" | "cancelled";
            /** @description After refunds before the payment */
            amount: number;
            /** @description Of a purchase, what is not paid because it is owed back; of a recovery, what is got back by now */
            withheld: number;
            checkoutId: string;
            refundId: string | null;
            /** @description Invoice number, or the order reference */
            reference: string | null;
            /** @description Last digits of the account it was sent to */
            accountEnding: string | null;
            /** @description A bank business day; null where nothing is to come */
            expectedOn: string | null;
            /** @description Why the bank sent it back, the last time */
            returned: {
                code: string;
                reason: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: date-time */
            openedAt: string;
            sentAt: string | null;
            paidAt: string | null;
            merchantId: string;
            /** @description The last it was in */
            batch: number | null;
        };
        OperatorPayoutList: {
            items: components["schemas"]["OperatorPayout"][];
            nextCursor: string | null;
            /** @description What waits to be paid */
            waiting: {
                payouts: number;
                /** @description Their merchant has no account to be paid to */
                withoutPayee: number;
                /** @description False: no originator is configured, nothing can be sent */
                rail: boolean;
            };
        };
        OtherApplication: {
            checkoutId: string;
            /** @description Its newest review, where it had one */
            reviewId: string | null;
            /** Format: date-time */
            startedAt: string;
            merchant: string;
            /** @description Canadian dollars, at most two decimals */
            cartTotal: number;
            /** @enum {string} */
            status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
            outcome: ("instantlyApproved" | "preQualified" | "approved" | "rejected" | "manualReview" | "sinNeeded") | null;
            line: {
                /** @description Canadian dollars, at most two decimals */
                limit: number;
                /** @description Canadian dollars, at most two decimals */
                used: number;
                /** Format: date */
                expiresOn: string;
            } | null;
        };
        Payee: {
            legalName: string;
            institution: string;
            transit: string;
            accountEnding: string;
            remittanceEmail: string | null;
            /** @enum {string} */
            language: "en" | "fr";
        };
        PayeeAnswer: {
            payee: components["schemas"]["Payee"] | null;
        };
        PayeeDetails: {
            /** @description As the account is held */
            legalName: string;
            /** @description Three digits */
            institution: string;
            /** @description Five digits */
            transit: string;
            /** @description Seven to twelve digits */
            number: string;
            /** @description Who is told of payments; null for nobody */
            remittanceEmail: string | null;
            /** @enum {string} */
            language: "en" | "fr";
        };
        PaymentOption: {
            id: string;
            termWeeks: number;
            instalments: number;
            /** @description Canadian dollars, at most two decimals */
            weeklyPayment: number;
            /** @description Canadian dollars, at most two decimals */
            lastPayment: number;
            /** Format: date */
            firstPaymentOn: string;
            /** Format: date */
            lastPaymentOn: string;
            /** @description Canadian dollars, at most two decimals */
            principal: number;
            /** @description Canadian dollars, at most two decimals */
            financingFee: number;
            /** @description Canadian dollars, at most two decimals */
            totalRepayment: number;
            annualRate: number;
            apr: number;
            balances: number[];
        };
        PaymentOptionList: {
            /** @description Canadian dollars, at most two decimals */
            amount: number;
            items: components["schemas"]["PaymentOption"][];
        };
        PayoutBatch: {
            sequence: number;
            /** @description File creation number of the bank’s format, 1 to 9999 */
            creationNumber: number;
            /** @enum {string} */
            state: "writing" | "staged" | "sent";
            payments: number;
            /** @description Canadian dollars, at most two decimals */
            total: number;
            /** Format: date */
            createdOn: string;
            /** Format: date */
            dueOn: string;
            /** @description Of the file */
            sha256: string | null;
            sentAt: string | null;
        };
        PayoutBatchList: {
            items: components["schemas"]["PayoutBatch"][];
        };
        PendingCode: {
            /** @description Masked phone or the email */
            to: string;
            expiresInSeconds: number;
            resendInSeconds: number;
            attemptsLeft: number;
        };
        PersonalInput: {
            first: string;
            last: string;
            /** @description YYYY-MM-DD */
            dob: string;
            /** @description Nine digits. May be left out once saved, or where it is optional */
            sin?: string;
            terms: boolean;
            street: string;
            city: string;
            province: string;
            postal: string;
            country: string;
        };
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
        ReconsiderationInput: {
            /** @description At most 2,000 characters; may be empty */
            observations: string;
        };
        RefundInput: {
            /** @description Canadian dollars, at most two decimals; all that is left where it is not given */
            amount?: number;
            /** @description The merchant’s own words, given back by look-ups */
            reason?: string;
        };
        ResendInput: {
            /** @description All enabled endpoints that take its type, where it is not given */
            endpointId?: string;
        };
        Review: {
            id: string;
            /**
             * @description Uploaded documents, referred by the decision rules, the whole of a pre-qualified amount, or a rejection that a person is asked to look at
             * @enum {string}
             */
            kind: "documents" | "referred" | "finalReview" | "reconsideration";
            /** @enum {string} */
            state: "open" | "asked" | "decided";
            businessName: string | null;
            merchant: string;
            /** @description Canadian dollars, at most two decimals */
            cartTotal: number;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Promised to the applicant
             */
            dueAt: string;
            overdue: boolean;
            decidedAt: string | null;
            operatorId: string | null;
            checkoutId: string;
            /** @enum {string} */
            status: "started" | "abandoned" | "rejected" | "inReview" | "approved" | "completed" | "cancelled";
            orderReference: string | null;
            /** @enum {string} */
            entry: "cart" | "invoiceLink" | "preQualification";
            /** @enum {string} */
            language: "en" | "fr";
            applicant: {
                personal: {
                    first: string;
                    last: string;
                    /** @description YYYY-MM-DD */
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
                /** @description Bytes */
                size: number;
                /**
                 * @description checking: not read yet. refused: cannot be used, `problem` says why
                 * @enum {string}
                 */
                state: "checking" | "ready" | "refused";
                problem: ("passwordProtected" | "broken" | "infected") | null;
                /** @description Of a statement; null while not known */
                months: components["schemas"]["MonthRange"] | null;
                monthsSource: ("file" | "applicant") | null;
                /** @description The request that a supporting document was sent for */
                requestId: string | null;
                /** @description Told by the content */
                mediaType: string;
                pages: number | null;
                /** Format: date-time */
                uploadedAt: string;
                /** @description Scanned clean, and kept */
                downloadable: boolean;
            }[];
            debitAccount: {
                /** @enum {string} */
                source: "aggregator" | "voidCheque";
                /** @description Null where only its number is known */
                bank: string | null;
                institution: string;
                transit: string;
                numberMasked: string;
            } | null;
            /** @description Limits of the customer’s other credit lines */
            exposure: number;
            credit: {
                /** @description Canadian dollars, at most two decimals */
                limit: number;
                /** @description Canadian dollars, at most two decimals */
                used: number;
                /** @description Canadian dollars, at most two decimals */
                instant: number;
                /** Format: date */
                expiresOn: string;
                /** @enum {string} */
                tier: "A" | "B" | "C" | "D";
            } | null;
            /** @description Oldest first */
            decisions: components["schemas"]["StoredDecision"][];
            /** @description What the applicant wrote when asking for a person to look at a rejection */
            observations: string | null;
            /** @description What was asked of the applicant, oldest first */
            requests: components["schemas"]["ReviewRequest"][];
            /** @description Other applications of the customer, newest first */
            others: components["schemas"]["OtherApplication"][];
            /** @description Those who are named by id */
            operators: {
                id: string;
                name: string;
            }[];
            /** @description What happened, oldest first; the last 500 acts */
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
            /** @description What was asked for, as the applicant reads it */
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
             * @description Uploaded documents, referred by the decision rules, the whole of a pre-qualified amount, or a rejection that a person is asked to look at
             * @enum {string}
             */
            kind: "documents" | "referred" | "finalReview" | "reconsideration";
            /** @enum {string} */
            state: "open" | "asked" | "decided";
            businessName: string | null;
            merchant: string;
            /** @description Canadian dollars, at most two decimals */
            cartTotal: number;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Promised to the applicant
             */
            dueAt: string;
            overdue: boolean;
            decidedAt: string | null;
            /** @description Since when the applicant’s answer is waited for */
            askedAt: string | null;
            /** @description Name of the operator */
            decidedBy: string | null;
        };
        ScoringView: {
            /** @enum {string} */
            state: "notStarted" | "running" | "sinNeeded" | "done" | "failed";
            stage: ("preparing" | "reviewing" | "calculating") | null;
            stageSince: string | null;
            slow: boolean;
            /** @description The run takes longer than the five minutes that were announced */
            late: boolean;
            outcome: ("instantlyApproved" | "preQualified" | "approved" | "rejected" | "manualReview") | null;
        };
        SelectOptionInput: {
            optionId: string;
        };
        SendEmailCodeInput: {
            email: string;
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "fr";
        };
        SendPhoneCodeInput: {
            /** @description Left out in a session that is locked: the code goes to the number it is locked with */
            phone?: string;
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "fr";
        };
        SignInput: {
            agreementId: string;
            hash: string;
            /** @enum {string} */
            language: "en" | "fr";
            accepted: boolean;
            name: string;
            acts: {
                /** @enum {string} */
                act: "opened" | "scrolledToEnd" | "languageChosen" | "boxTicked" | "nameTyped";
                /** Format: date-time */
                at: string;
            }[];
        };
        SinInput: {
            sin: string;
        };
        StartConnectionInput: {
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "fr";
        };
        StatementMonthsInput: {
            /** @description YYYY-MM */
            from: string;
            /** @description YYYY-MM */
            to: string;
        };
        StoredDecision: {
            id: string;
            /** @enum {string} */
            by: "rules" | "person";
            operatorId: string | null;
            /** @description The review that a person decided */
            reviewId: string | null;
            rulesVersion: string;
            /** @enum {string} */
            outcome: "instantlyApproved" | "preQualified" | "approved" | "rejected" | "manualReview" | "sinNeeded";
            tier: ("A" | "B" | "C" | "D") | null;
            /** @description With manualReview: what the rules would have granted */
            limit: number;
            /** @description Canadian dollars, at most two decimals */
            instant: number;
            reasons: {
                code: string;
                en: string;
                fr: string;
            }[];
            /** @description Amounts in cents */
            features: {
                [key: string]: number | null;
            };
            /** Format: date-time */
            decidedAt: string;
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
        WebhookEndpoint: {
            endpointId: string;
            url: string;
            eventTypes: ("ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned")[] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description gone: it answered 410; failing: nothing arrived for five days */
            disabled: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                reason: "merchant" | "gone" | "failing";
            } | null;
            /** @description The first try that failed since one arrived */
            failingSince: string | null;
            /** @description Until then the secret before signs as well */
            previousSecretUntil: string | null;
        };
        WebhookEndpointChange: {
            /** @description https, reachable from the internet */
            url?: string;
            /** @description Null: all, those to come as well */
            eventTypes?: ("checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned")[] | null;
            enabled?: boolean;
        };
        WebhookEndpointList: {
            items: components["schemas"]["WebhookEndpoint"][];
        };
        WebhookEndpointWithSecret: {
            endpointId: string;
            url: string;
            eventTypes: ("ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned")[] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description gone: it answered 410; failing: nothing arrived for five days */
            disabled: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                reason: "merchant" | "gone" | "failing";
            } | null;
            /** @description The first try that failed since one arrived */
            failingSince: string | null;
            /** @description Until then the secret before signs as well */
            previousSecretUntil: string | null;
            /** @description Begins with whsec_; told this once */
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
    Merchant_ListCheckouts: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantCheckoutList"];
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
    Merchant_GetCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantCheckout"];
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
    Merchant_CancelCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantCheckout"];
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
    Merchant_RefundCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantCheckout"];
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
    Merchant_ListWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
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
    Merchant_CreateWebhookEndpoint: {
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
                "application/json": components["schemas"]["NewWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
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
    Merchant_GetWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
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
    Merchant_RemoveWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
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
    Merchant_ChangeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
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
    Merchant_RotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
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
    Merchant_TestWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantEvent"];
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
    Merchant_ListEvents: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                type?: "ping" | "checkout.approved" | "checkout.rejected" | "checkout.in_review" | "checkout.abandoned" | "checkout.completed" | "checkout.cancelled" | "checkout.refunded" | "agreement.signed" | "invoice_link.created" | "invoice_link.used" | "invoice_link.rejected" | "invoice_link.deactivated" | "payout.sent" | "payout.paid" | "payout.returned";
                /** @description Only those with a delivery in this state */
                delivery?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantEventList"];
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
    Merchant_GetEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantEvent"];
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
    Merchant_ResendEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantEvent"];
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
    Hosted_Arrive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostedSession"];
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostedSession"];
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostedSession"];
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
    Application_GetApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_ConfirmEligibility: {
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
                "application/json": components["schemas"]["EligibilityInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_SavePersonal: {
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
                "application/json": components["schemas"]["PersonalInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_SaveBusiness: {
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
                "application/json": components["schemas"]["BusinessInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_SaveSin: {
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
                "application/json": components["schemas"]["SinInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Application_SetLanguage: {
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
                "application/json": components["schemas"]["LanguageInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_SendPhoneCode: {
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
                "application/json": components["schemas"]["SendPhoneCodeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_ChangePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_ConfirmPhoneCode: {
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
                "application/json": components["schemas"]["ConfirmCodeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_SendEmailCode: {
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
                "application/json": components["schemas"]["SendEmailCodeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_ChangeEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Verification_ConfirmEmailCode: {
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
                "application/json": components["schemas"]["ConfirmCodeInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Reference_FindIndustries: {
        parameters: {
            query: {
                words: string;
                language?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryList"];
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
    Reference_FindAddresses: {
        parameters: {
            query: {
                words: string;
                within?: string;
                language?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSuggestionList"];
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
    Reference_GetAddress: {
        parameters: {
            query?: {
                language?: "en" | "fr";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
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
    Bank_StartConnection: {
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
                "application/json": components["schemas"]["StartConnectionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankConnection"];
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
    Bank_Disconnect: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Bank_CompleteConnection: {
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
                "application/json": components["schemas"]["CompleteConnectionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Bank_Bypass: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_UploadStatement: {
        parameters: {
            query?: {
                /** @description YYYY-MM */
                month?: string;
            };
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_UploadVoidCheque: {
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
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_UploadSupporting: {
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
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_List: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
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
    Documents_SetMonths: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_Delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Documents_Submit: {
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
                "application/json": components["schemas"]["ChequeAccountInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Scoring_Get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringView"];
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
    Scoring_Start: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Scoring_Events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events named `scoring`, each with a ScoringView as its data: one at once and one with each change. Comments between them are signs of life. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
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
    Qualification_Accept: {
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
                "application/json": components["schemas"]["AcceptQualificationInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Qualification_RequestFinalReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Offers_ListPaymentOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionList"];
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
    Offers_SelectPaymentOption: {
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
                "application/json": components["schemas"]["SelectOptionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Invoice_Get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
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
    Invoice_Enter: {
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
                "application/json": components["schemas"]["EnterInvoiceInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Invoice_Upload: {
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
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Invoice_Confirm: {
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
                "application/json": components["schemas"]["ConfirmInvoiceInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Invoice_ConfirmPartialPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Merchant_ListInvoiceLinks: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                status?: "open" | "used" | "rejected" | "deactivated" | "expired";
                /** @description However it is written: `INV 1042`, `inv-1042` */
                invoiceId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLinkList"];
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
    Merchant_CreateInvoiceLink: {
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
                "application/json": components["schemas"]["NewInvoiceLink"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLink"];
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
    Merchant_GetInvoiceLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLink"];
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
    Merchant_RejectInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLink"];
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
    Merchant_DeactivateInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLink"];
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
    Merchant_SendInvoiceLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceLink"];
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
    Agreement_GetAgreement: {
        parameters: {
            query: {
                language: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agreement"];
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
    Agreement_GetPdf: {
        parameters: {
            query: {
                language: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreement as a tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
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
    Agreement_Sign: {
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
                "application/json": components["schemas"]["SignInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Purchase_Complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Review_Answer: {
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
                "application/json": components["schemas"]["AnswerRequestInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Review_Reconsider: {
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
                "application/json": components["schemas"]["ReconsiderationInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationView"];
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
    Operator_ListReviews: {
        parameters: {
            query?: {
                state?: "open" | "asked" | "decided";
                limit?: number;
                /** @description `nextCursor` of the page before */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
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
    Operator_GetReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
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
    Operator_GetDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as it was uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
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
    Operator_DecideReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
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
    Operator_AskForMore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
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
    Merchant_ListPayouts: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantPayoutList"];
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
    Merchant_GetPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantPayout"];
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
    Operator_ListPayouts: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
                /** @description pending: waits for the next batch. batched: in a batch that is not out. sent: on its way. paid: the bank says it arrived, or all of it was withheld. returned: it came back. cancelled: all of it was refunded before it was sent */
                state?: "pending" | "batched" | "sent" | "paid" | "returned" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorPayoutList"];
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
    Operator_RetryPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    Operator_ListPayoutBatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutBatchList"];
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
    Operator_MakePayoutBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadePayoutBatch"];
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
    Operator_GetPayee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeAnswer"];
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
    Operator_SetPayee: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, 16 characters or more, kept for 24 h: a repeat gets the first answer and changes nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeAnswer"];
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
    Bank_Webhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankMessageReceived"];
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
