import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import { z } from 'zod';
import type { BureauConfig } from '../adapters/bureau';
import type { FlinksConfig } from '../adapters/flinks';
import type { CanadaRegistriesConfig } from '../adapters/registries';
import type { SanctionsFile } from '../adapters/sanctions';
import { defaultTiming } from '../underwriting/scoring';

const text = z.string().min(1);

const smtpEnvironment = z.object({
  SMTP_URL: z.url(),
  MAIL_FROM: text.default(`${brand.product} <${contact.supportEmail}>`),
});

/** Accounts with external services; required unless the sandbox emulates them. */
const environment = smtpEnvironment.extend({
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  ADDRESS_COMPLETE_KEY: text.optional(),
  SANCTIONS_LIST: text.optional(),
  SANCTIONS_MAX_AGE_DAYS: z.coerce.number().int().min(1).max(90).default(7),
  REGISTRIES_URL: z.url().default('https://ised-isde.canada.ca'),
  BUREAU_URL: z.url(),
  BUREAU_KEY: text,
});

const flinksEnvironment = z.object({
  FLINKS_API_URL: z.url(),
  FLINKS_PAGE_URL: z.url(),
  FLINKS_CUSTOMER_ID: text,
  FLINKS_SECRET: text,
  FLINKS_API_KEY: text,
  FLINKS_WEBHOOK_SECRET: text.optional(),
  FLINKS_WEBHOOK_HEADER: text
    .regex(/^[\w-]+$/, 'expected the name of a header')
    .default('flinks-authenticity-key'),
});

/** The applicant can type the name without it. */
export const registriesTimeoutMs = 4_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** An account with the bank-data aggregator, or with its public sandbox. */
export type FlinksAccount = Omit<FlinksConfig, 'toolbox' | 'testUser' | 'timeoutMs'>;

export interface SmtpAccount {
  readonly url: string;
  readonly from: string;
}

export interface ExternalServicesConfig {
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string };
  readonly smtp: SmtpAccount;
  /** Canada Post AddressComplete; null: the built-in list of addresses, and manual entry. */
  readonly addressCompleteKey: string | null;
  readonly registries: CanadaRegistriesConfig;
  readonly sanctions: SanctionsFile;
  readonly flinks: FlinksAccount;
  readonly bureau: BureauConfig;
}

/** Throws a ZodError that names the missing values. */
export function readExternalServicesConfig(env: Environment): ExternalServicesConfig {
  const e = environment.extend(flinksEnvironment.shape).parse(env);
  return {
    twilio: { accountSid: e.TWILIO_ACCOUNT_SID, authToken: e.TWILIO_AUTH_TOKEN, from: e.TWILIO_FROM },
    smtp: readSmtpAccount(env),
    addressCompleteKey: e.ADDRESS_COMPLETE_KEY ?? null,
    registries: { url: e.REGISTRIES_URL, timeoutMs: registriesTimeoutMs },
    sanctions: { path: e.SANCTIONS_LIST ?? null, maxAgeDays: e.SANCTIONS_MAX_AGE_DAYS },
    flinks: toFlinksAccount(e),
    bureau: { url: e.BUREAU_URL, key: e.BUREAU_KEY, timeoutMs: defaultTiming.bureauTimeoutMs },
  };
}

/** Throws as above. */
export function readSmtpAccount(env: Environment): SmtpAccount {
  const e = smtpEnvironment.parse(env);
  return { url: e.SMTP_URL, from: e.MAIL_FROM };
}

/** For the sandbox, which emulates a bank: null if none of it is set. Throws as above. */
export function readFlinksAccount(env: Environment): FlinksAccount | null {
  const isSet = Object.keys(flinksEnvironment.shape).some((name) => env[name] !== undefined);
  return isSet ? toFlinksAccount(flinksEnvironment.parse(env)) : null;
}

function toFlinksAccount(e: z.output<typeof flinksEnvironment>): FlinksAccount {
  return {
    apiUrl: e.FLINKS_API_URL,
    pageUrl: e.FLINKS_PAGE_URL,
    customerId: e.FLINKS_CUSTOMER_ID,
    secret: e.FLINKS_SECRET,
    apiKey: e.FLINKS_API_KEY,
    customerName: brand.providerShort,
    webhook:
      e.FLINKS_WEBHOOK_SECRET === undefined
        ? null
        : { secret: e.FLINKS_WEBHOOK_SECRET, header: e.FLINKS_WEBHOOK_HEADER },
  };
}
