import { z } from 'zod';
import { dollars, isoDate, language, provinceCode } from '../../../platform/http';
import { checkoutStatus } from '../../checkouts';
import { documentView, invoiceView } from './part-schemas';

/** `src/validation` checks lengths, characters and months, so that an invalid value returns its own error code. */
const text = z.string().max(500);

/** Address as forms send it. An empty string means that no option is selected, and has its own error code. */
const address = { street: text, city: text, province: text, postal: text, country: text };

const savedAddress = { ...address, province: provinceCode, country: z.literal('CA') };

export const personalInput = z
  .object({
    first: text,
    last: text,
    dob: text.meta({ description: 'Date of birth as `YYYY-MM-DD`.' }),
    sin: text.optional().meta({
      description: 'Social insurance number. Nine digits. Can be omitted if it is already saved or optional.',
    }),
    terms: z.boolean(),
    ...address,
  })
  .meta({ id: 'PersonalInput' });

export const businessInput = z
  .object({
    legal: text,
    businessAs: text,
    entity: text.meta({ description: 'Code of the entity type.' }),
    industry: text.meta({ description: 'Code of the industry.' }),
    timeInBusiness: z.number().max(12_000).meta({ description: 'Age of the business in months.' }),
    registrationNumber: text.optional().meta({ description: 'Optional, at most 40 characters.' }),
    sameAddress: z.boolean(),
    ...address,
  })
  .meta({ id: 'BusinessInput' });

export const eligibilityInput = z.object({ eligible: z.boolean() }).meta({ id: 'EligibilityInput' });

export const sinInput = z.object({ sin: text }).meta({ id: 'SinInput' });

/** Contains the credentials, because `sendBeacon` cannot set headers. */
export const abandonInput = z
  .object({ sessionToken: z.string().max(200), checkoutId: z.string().max(100) })
  .meta({ id: 'AbandonInput' });

export const outcomeInput = z
  .object({
    sessionToken: z.string().max(200).meta({ description: 'Of the session that the page opened.' }),
    checkoutId: z.string().max(100),
    outcomeToken: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'From the window. Omitted if it was closed before it had one.' }),
  })
  .meta({ id: 'OutcomeRequest' });

export const outcomeView = z
  .object({
    outcome: z
      .enum(['approved', 'rejected', 'abandoned'])
      .nullable()
      .meta({ description: 'Null if there is none, or the session may not see it.' }),
    redirectUrl: z.string().nullable(),
  })
  .meta({ id: 'WindowOutcome' });

const credit = z.object({
  limit: dollars,
  used: dollars,
  remaining: dollars,
  instant: dollars,
  expiresOn: isoDate,
  expiresInDays: z.int(),
});

/** The facts of `src/flow/facts`, with amounts in dollars. */
const facts = z
  .object({
    locked: z.boolean(),
    proofDue: z.enum(['phone', 'email']).nullable().meta({
      description:
        'The code that a locked session requires: first the code sent to the phone, then the code sent to the email address of the customer’s account. A passkey can replace the second code.',
    }),
    entry: z.enum(['cart', 'invoiceLink', 'preQualification']),
    cartTotal: dollars,
    minimumPurchase: dollars,
    amountQualified: z.boolean(),
    eligibility: z.enum(['unanswered', 'eligible', 'ineligible']),
    phoneVerified: z.boolean(),
    emailVerified: z.boolean(),
    personalSaved: z.boolean(),
    businessSaved: z.boolean(),
    bank: z.enum(['none', 'connected', 'bypassed', 'disconnected']),
    bankTrouble: z.enum(['retryCredentials', 'retryLater', 'chooseAnotherBank', 'timedOut']).nullable(),
    documents: z.object({
      statements: z.int(),
      statementsComplete: z.boolean(),
      voidCheque: z.boolean(),
      submitted: z.boolean(),
    }),
    scoring: z.object({
      state: z.enum(['notStarted', 'running', 'sinNeeded', 'done', 'failed']),
      stage: z.enum(['preparing', 'reviewing', 'calculating']).nullable(),
      slow: z.boolean(),
      late: z.boolean(),
    }),
    outcome: z.enum(['instantlyApproved', 'preQualified', 'approved', 'rejected', 'manualReview']).nullable(),
    reapplyInDays: z.int().nullable(),
    moreAsked: z.boolean(),
    reconsideration: z.enum(['unavailable', 'available', 'asked']),
    credit: credit.nullable(),
    qualification: z.enum(['open', 'accepted', 'acceptedInstant', 'finalReviewRequested']),
    invoice: z
      .object({
        state: z.enum(['entered', 'confirmed']),
        source: z.enum(['link', 'upload', 'manual']),
        pendingApproval: z.boolean(),
        amount: dollars.nullable(),
        payable: dollars.nullable(),
        partialConfirmed: z.boolean(),
      })
      .nullable(),
    option: z.string().nullable(),
    agreement: z.enum(['none', 'signed']),
    purchase: z.enum(['none', 'completed']),
    abandoned: z.boolean(),
  })
  .meta({ id: 'Facts' });

export const pendingCode = z
  .object({
    to: z.string().meta({ description: 'Masked phone number or email address.' }),
    expiresInSeconds: z.int(),
    resendInSeconds: z.int(),
    attemptsLeft: z.int(),
  })
  .meta({ id: 'PendingCode' });

const masked = (name: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `Masked ${name}.` });

/**
 * Application as returned by `GET /v1/application` and by every mutation of a session. It identifies nobody, because the
 * merchant's page can read it.
 */
export const applicationView = z
  .object({
    checkoutId: z.string(),
    status: checkoutStatus,
    facts,
    draft: z.object({
      personal: z.object({ complete: z.boolean() }).nullable().meta({
        description:
          'Whether the personal details are saved, or only known from an earlier application. Their values are in `GET /v1/application/identity`.',
      }),
      business: businessInput
        .extend({ ...savedAddress, province: provinceCode.or(z.literal('')) })
        .nullable()
        .meta({
          description:
            'The address is empty if `sameAddress` is true, or if it was not entered at this merchant.',
        }),
    }),
    contact: z.object({
      phoneMasked: masked('phone number'),
      emailMasked: masked('email address'),
      /** Verification code that was sent and can still be confirmed. */
      pendingPhone: pendingCode.nullable(),
      pendingEmail: pendingCode.nullable(),
      /** The masked contact that receives the code after the phone's. */
      proof: z
        .object({
          emailMasked: z.string(),
          canStartOver: z.boolean().meta({
            description:
              'True if a person who has the phone number but not the email address may start as a new customer.',
          }),
        })
        .nullable()
        .meta({
          description: 'Contact that receives the second code. Null unless that code is required now.',
        }),
      prefill: z
        .object({ phoneMasked: masked('phone number'), emailMasked: masked('email address') })
        .optional()
        .meta({
          description:
            'Contacts that the merchant passed and the applicant has neither verified nor replaced. Codes are sent to them unless the request specifies others.',
        }),
      passkey: z.enum(['use', 'create']).nullable().meta({
        description:
          '`use`: the customer can confirm with a passkey; as the second proof, whether or not the account has one. `create`: the customer can create one. Both are done in the secure frames.',
      }),
    }),
    merchant: z.object({
      name: z.string(),
      logoUrl: z.string().nullable(),
      sites: z.array(z.string()).meta({ description: 'The merchant’s stores or branches. Never empty.' }),
    }),
    redirectUrl: z.string().nullable().meta({
      description: 'URL to open after the checkout ends, on one of the merchant’s registered origins.',
    }),
    settings: z.object({
      sinRequired: z.boolean(),
      testEnvironment: z.boolean(),
      today: z.iso.date().meta({
        description: 'Current date in the provider’s time zone. Use it instead of the device’s clock.',
      }),
      onShipment: z.boolean().optional().meta({
        description:
          'True if the merchant captures amounts as it ships. The customer owes only captured amounts.',
      }),
    }),
    reasons: z
      .array(z.object({ code: z.string(), en: z.string(), fr: z.string() }))
      .meta({ description: 'Reasons for a rejection, in English and French.' }),
    /** Rejected applicants must see it (Law 25, s. 12.1). */
    decidedBy: z
      .enum(['rules', 'person'])
      .nullable()
      .meta({ description: 'Whether the decision rules or a person made the current decision.' }),
    invoice: invoiceView.nullable(),
    /** Open request of a reviewer. `items` have texts in both languages, `note` is the reviewer's own text. */
    request: z
      .object({
        items: z.array(z.object({ code: z.string(), en: z.string(), fr: z.string() })),
        note: z.string().nullable(),
        askedAt: z.iso.datetime(),
      })
      .nullable(),
    reviewDueAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time by which a reviewer decides. Null if no review is open.' }),
    documents: z.array(documentView).meta({ description: 'Uploaded documents, oldest first.' }),
  })
  .meta({ id: 'ApplicationView' });

/** Who the applicant is, for the secure frames only. */
export const identity = z
  .object({
    personal: personalInput
      .omit({ sin: true })
      .extend({ ...savedAddress, province: provinceCode.or(z.literal('')) })
      .nullable()
      .meta({
        description:
          'Saved details, those of an earlier application, or the name that the merchant passed. For a purchase on a credit line, the name and province only.',
      }),
    email: z.string().nullable(),
    sinLastThree: z.string().nullable().meta({ description: 'Last three digits of the saved SIN.' }),
    sinRequired: z.boolean(),
    today: z.iso.date().meta({ description: 'Current date in the provider’s time zone.' }),
    draftKey: z.string().meta({
      description:
        'AES-GCM key, 32 bytes in base64, with which these frames encrypt input that is not saved yet. It is never stored.',
    }),
  })
  .meta({ id: 'Identity' });

export const languageInput = z.object({ language }).meta({ id: 'LanguageInput' });
