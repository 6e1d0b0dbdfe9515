import { z } from 'zod';
import { dollars, isoDate, language, provinceCode } from '../../../platform/http';
import { checkoutStatus } from '../../checkouts';
import { documentView, invoiceView } from './part-schemas';

/** Field rules (lengths, characters, months) are checked by `src/validation`, so that a wrong value names its code. */
const text = z.string().max(500);

/** As forms send it: what is not chosen is an empty text, and gets the rule's own message. */
const address = { street: text, city: text, province: text, postal: text, country: text };

const savedAddress = { ...address, province: provinceCode, country: z.literal('CA') };

export const personalInput = z
  .object({
    first: text,
    last: text,
    dob: text.meta({ description: 'YYYY-MM-DD' }),
    sin: text
      .optional()
      .meta({ description: 'Nine digits. May be left out once saved, or where it is optional' }),
    terms: z.boolean(),
    ...address,
  })
  .meta({ id: 'PersonalInput' });

export const businessInput = z
  .object({
    legal: text,
    businessAs: text,
    entity: text.meta({ description: 'Code of an entity type' }),
    industry: text.meta({ description: 'Code of an industry' }),
    timeInBusiness: z.number().max(12_000).meta({ description: 'Months' }),
    sameAddress: z.boolean(),
    ...address,
  })
  .meta({ id: 'BusinessInput' });

export const eligibilityInput = z.object({ eligible: z.boolean() }).meta({ id: 'EligibilityInput' });

export const sinInput = z.object({ sin: text }).meta({ id: 'SinInput' });

/** Works from `sendBeacon`, which can set no header. */
export const abandonInput = z
  .object({ sessionToken: z.string().max(200), checkoutId: z.string().max(100) })
  .meta({ id: 'AbandonInput' });

const credit = z.object({
  limit: dollars,
  used: dollars,
  remaining: dollars,
  instant: dollars,
  expiresOn: isoDate,
  expiresInDays: z.int(),
});

/** `src/flow/facts` with money in dollars. */
export const facts = z
  .object({
    locked: z.boolean(),
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
    to: z.string().meta({ description: 'Masked phone or the email' }),
    expiresInSeconds: z.int(),
    resendInSeconds: z.int(),
    attemptsLeft: z.int(),
  })
  .meta({ id: 'PendingCode' });

/** The whole view of one application: answered by `GET /v1/application` and by every mutation of a session. */
export const applicationView = z
  .object({
    checkoutId: z.string(),
    status: checkoutStatus,
    facts,
    /** What was saved, for the forms; the SIN only as its last three digits. */
    draft: z.object({
      personal: personalInput
        .omit({ sin: true })
        .extend({ ...savedAddress, email: z.string(), sinLastThree: z.string().nullable() })
        .nullable(),
      business: businessInput.extend(savedAddress).nullable(),
    }),
    contact: z.object({
      phoneMasked: z.string().nullable(),
      email: z.string().nullable(),
      /** A code is under way and can still be confirmed. */
      pendingPhone: pendingCode.nullable(),
      pendingEmail: pendingCode.nullable(),
    }),
    merchant: z.object({
      name: z.string(),
      logoUrl: z.string().nullable(),
      sites: z.array(z.string()).meta({ description: 'Where it sells; never empty' }),
    }),
    /** Where the merchant's page goes after the end; checked against the merchant's origins. */
    redirectUrl: z.string().nullable(),
    settings: z.object({ sinRequired: z.boolean(), testEnvironment: z.boolean() }),
    /** Reason codes of a rejection, with their text in both languages. */
    reasons: z.array(z.object({ code: z.string(), en: z.string(), fr: z.string() })),
    /** Who made the decision in force: told to those who are rejected (Law 25, s. 12.1). */
    decidedBy: z.enum(['rules', 'person']).nullable(),
    invoice: invoiceView.nullable(),
    /** What a person who reviews asks for, with texts in both languages; `note` in the person's own words. */
    request: z
      .object({
        items: z.array(z.object({ code: z.string(), en: z.string(), fr: z.string() })),
        note: z.string().nullable(),
        askedAt: z.iso.datetime(),
      })
      .nullable(),
    /** By when a person has promised to decide; null while nobody is to. */
    reviewDueAt: z.iso.datetime().nullable(),
    /** Uploaded statements and the void cheque, oldest first. */
    documents: z.array(documentView),
  })
  .meta({ id: 'ApplicationView' });

export const languageInput = z.object({ language }).meta({ id: 'LanguageInput' });
