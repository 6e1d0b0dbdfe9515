import os from 'node:os';
import { brand } from '@tamarack/core/brand';
import { z } from 'zod';
import type { KmsConfig } from '../adapters/kms';
import type { PosthogConfig } from '../adapters/posthog';
import type { AccountOptions } from '../intake/accounts';
import { defaultHashCost, type HashCost } from '../intake/verification';
import { type Deadlines, defaultDeadlines, type RateLimits, type SlotLimits } from '../platform/http';
import type { RetentionDays } from '../settlement/personal-data';
import { defaultRetryDelays } from '../settlement/webhooks';
import { defaultTiming, type ScoringTiming, sandboxTiming, vendorTiming } from '../underwriting/scoring';
import { readAccountOptions } from './accounts';
import { readAnalyticsConfig } from './analytics';
import { readKmsConfig } from './aws';
import { checkTogether } from './checks/check-together';
import {
  type ExternalServicesConfig,
  type FlinksAccount,
  readExternalServicesConfig,
  readFlinksAccount,
  readSmtpAccount,
  type SmtpAccount,
} from './external-services';
import { createFaults, type Fault, type Faults, formatFaults } from './faults';
import { type FilesConfig, readClamdAddress, readS3Config } from './files';
import { type ObservabilityConfig, readObservabilityConfig } from './observability';
import { type OperatorsConfig, readOperatorsConfig } from './operators';
import { type PayoutsConfig, readPayoutsConfig } from './payouts';
import { readRetentionDays } from './retention';
import { readSecretFiles } from './secret-files';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

// the refinement runs for a text that is no URL as well
const origin = z
  .url()
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'expected an origin, no path');

/** In the list of origins: any page on this machine. */
const localPages = 'http://localhost:*';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://…' });

const count = z.coerce.number().int().min(1);

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  ROLE: z.enum(['api', 'worker', 'both', 'migrate']).default('both'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_PREPARE: flag.default(true),
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  DATA_FOLDER: z.string().default(`.${brand.id}`),
  DIST_FOLDER: z.string().default('dist'),
  KEYS: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  LIMIT_PER_ADDRESS: count.default(600),
  LIMIT_PER_SESSION: count.default(240),
  LIMIT_CHECKOUT: count.default(60),
  LIMIT_VERIFICATION: count.default(20),
  LIMIT_SENDS_PER_ADDRESS: count.optional(),
  LIMIT_UPLOADS_PER_APPLICATION: count.default(6),
  LIMIT_UPLOADS: count.default(64),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(600).default(25),
  DOCUMENT_WORKERS: z.coerce.number().int().min(1).max(32).optional(),
  TRUST_PROXY: z.union([flag.transform(Number), z.coerce.number().int().min(0).max(10)]).default(0),
  SANDBOX: flag.default(false),
  CAPTURE_ON_SHIPMENT: flag.optional(),
  SCORING_STAGE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  SANDBOX_BANK_PORT: z.coerce.number().int().min(0).max(65_535).default(4011),
  SANDBOX_ORIGINS: z
    .string()
    .default('http://localhost:4020')
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.union([z.literal(localPages), origin])).min(1)),
});

export interface SandboxConfig {
  readonly bankPort: number;
  /** Origins of the sandbox merchant's pages; the first is its storefront. */
  readonly origins: readonly string[];
  /** Any page on this machine is one of the calling merchant's. */
  readonly localPages: boolean;
  /** The aggregator's own public sandbox instead of the emulated bank. */
  readonly flinks: FlinksAccount | null;
}

/** What a process does: respond to requests, run jobs, or both; or set the database up and exit. */
type Role = 'api' | 'worker' | 'both' | 'migrate';

/** The server's validated configuration. Only main.ts reads the environment. */
export interface Config {
  readonly production: boolean;
  readonly role: Role;
  readonly host: string;
  /** 0: a free port. */
  readonly port: number;
  /** The API's and the hosted page's public origin. */
  readonly publicUrl: string;
  /** A PostgreSQL server; null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** The same server as the role that owns the tables, for the set-up; null: `databaseUrl` is that role's. */
  readonly databaseOwnerUrl: string | null;
  /** Whether connections prepare statements: not behind a pooler that shares them and loses track of it. */
  readonly databasePrepares: boolean;
  /** How long a starting process waits for a database that does not respond. */
  readonly databaseWaitMs: number;
  readonly dataFolder: string;
  /** Folder of the built SDK and widget. */
  readonly distFolder: string;
  /** The key ring as JSON (see keys/key-ring.ts); null: a file in the data folder, created at the first start. */
  readonly keyRing: string | null;
  /** The key management service that encrypts; null: the key ring. */
  readonly kms: KmsConfig | null;
  readonly logLevel: string;
  readonly rateLimits: RateLimits;
  /** Verification messages per hour for one network address. */
  readonly sendsPerAddress: number;
  /** Cost of hashing verification codes. */
  readonly codeHashCost: HashCost;
  readonly uploadSlots: SlotLimits;
  readonly deadlines: Deadlines;
  /** How long a shutdown may take before open work is dropped. */
  readonly shutdownMs: number;
  /** Documents that this process checks at the same time, each in its own reader. */
  readonly documentWorkers: number;
  /**
   * Number of our own proxies in front of the server (`TRUST_PROXY=true`: one). Only their entries, at the end of
   * `X-Forwarded-For`, are trusted; earlier ones come from the caller.
   */
  readonly trustProxy: number;
  /** Emulators and console; never in production. */
  readonly sandbox: SandboxConfig | null;
  /** Accounts with external services; null with the sandbox, which emulates all of them. */
  readonly externalServices: ExternalServicesConfig | null;
  /** Whether merchants may capture what they have shipped, in place of being paid from the signature. */
  readonly capturesLater: boolean;
  readonly scoring: ScoringTiming;
  /** Backoff delays in seconds before a webhook is sent again. */
  readonly webhookRetryDelays: readonly number[];
  readonly files: FilesConfig;
  readonly payouts: PayoutsConfig;
  readonly operators: OperatorsConfig;
  readonly accounts: AccountOptions;
  readonly observability: ObservabilityConfig;
  /** Receives the recordings that customers consented to; null if there is no vendor. */
  readonly analytics: PosthogConfig | null;
  /** Days that personal data is kept. */
  readonly retention: RetentionDays;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws an Error whose message lists every invalid variable and the expected format, one per line; never a value. */
export function readConfig(env: Environment): Config {
  const { config, faults } = inspectConfig(env);
  if (faults.length > 0) throw new Error(formatFaults(faults, config));
  return config;
}

/** For a command that uses only the settings `names`: faults of other settings are ignored. Throws as above. */
export function readConfigFor(names: readonly string[], env: Environment): Config {
  const { config, faults } = inspectConfig(env);
  const own = faults.filter(({ name }) => names.includes(name.replace(/_FILE$/, '')));
  if (own.length > 0) throw new Error(formatFaults(own, config));
  return config;
}

/** A configuration that may have faults: a wrong setting counts as not set. */
export interface Inspection {
  readonly config: Config;
  /** Null in the sandbox, or if it has faults; set even if other services have faults. */
  readonly smtp: SmtpAccount | null;
  readonly faults: readonly Fault[];
}

export function inspectConfig(env: Environment): Inspection {
  const faults = createFaults();
  const isSet = ([, value]: [string, string | undefined]): boolean => value !== '';
  const given = readSecretFiles(Object.fromEntries(Object.entries(env).filter(isSet)), faults);
  const e = faults.collect(() => environment.parse(given), null) ?? parseWithoutFaults(given, faults);
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`;
  const { SANDBOX: sandbox } = e;
  const production = e.NODE_ENV === 'production';
  const shutdownMs = e.SHUTDOWN_SECONDS * 1000;
  checkTogether(given, { ...e, publicUrl }, faults);
  // without it, it is unknown whether the accounts are required
  const isSandboxKnown = !faults.list.some(({ name }) => name === 'SANDBOX');
  const flinks = sandbox ? faults.collect(() => readFlinksAccount(given), null) : null;
  const smtp = sandbox || !isSandboxKnown ? null : faults.collect(() => readSmtpAccount(given), null);
  const externalServices =
    sandbox || !isSandboxKnown ? null : faults.collect(() => readExternalServicesConfig(given), null);
  const config: Config = {
    production,
    role: e.ROLE,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    databaseUrl: e.DATABASE_URL ?? null,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? null,
    databasePrepares: e.DATABASE_PREPARE,
    databaseWaitMs: e.DATABASE_WAIT_SECONDS * 1000,
    dataFolder: e.DATA_FOLDER,
    distFolder: e.DIST_FOLDER,
    keyRing: e.KEYS ?? null,
    kms: faults.collect(() => readKmsConfig(given), null),
    logLevel: e.LOG_LEVEL,
    rateLimits: {
      perAddress: e.LIMIT_PER_ADDRESS,
      perSession: e.LIMIT_PER_SESSION,
      checkout: e.LIMIT_CHECKOUT,
      verification: e.LIMIT_VERIFICATION,
    },
    // the sandbox costs nothing, and all its callers share one machine
    sendsPerAddress: e.LIMIT_SENDS_PER_ADDRESS ?? (e.SANDBOX ? 1_000_000 : 60),
    codeHashCost: defaultHashCost,
    uploadSlots: { perCaller: e.LIMIT_UPLOADS_PER_APPLICATION, perProcess: e.LIMIT_UPLOADS },
    deadlines: defaultDeadlines,
    shutdownMs,
    documentWorkers: e.DOCUMENT_WORKERS ?? countDefaultWorkers(os.availableParallelism()),
    trustProxy: e.TRUST_PROXY,
    sandbox: e.SANDBOX
      ? {
          bankPort: e.SANDBOX_BANK_PORT,
          origins: e.SANDBOX_ORIGINS.filter((each) => each !== localPages),
          localPages: e.SANDBOX_ORIGINS.includes(localPages),
          flinks,
        }
      : null,
    capturesLater: e.CAPTURE_ON_SHIPMENT ?? e.SANDBOX,
    scoring: {
      ...(e.SANDBOX ? sandboxTiming : defaultTiming),
      ...(flinks && vendorTiming),
      ...(e.SCORING_STAGE_MS !== undefined && { minStageMs: e.SCORING_STAGE_MS }),
    },
    webhookRetryDelays: defaultRetryDelays,
    files: {
      s3: faults.collect(() => readS3Config(given), null),
      clamd: faults.collect(() => readClamdAddress(given), null),
    },
    payouts:
      faults.collect(() => readPayoutsConfig(given, { sandbox }), null) ?? readPayoutsConfig({}, { sandbox }),
    accounts: faults.collect(() => readAccountOptions(given), null) ?? readAccountOptions({}),
    operators:
      faults.collect(() => readOperatorsConfig(given, { sandbox }), null) ??
      readOperatorsConfig({}, { sandbox }),
    observability:
      faults.collect(() => readObservabilityConfig(given, { production, shutdownMs }), null) ??
      readObservabilityConfig({}, { production, shutdownMs }),
    analytics: faults.collect(() => readAnalyticsConfig(given), null),
    retention: faults.collect(() => readRetentionDays(given), null) ?? readRetentionDays({}),
    externalServices,
  };
  return { config, smtp, faults: faults.list };
}

/** No variable of this schema is required. */
const parseWithoutFaults = (given: Environment, { list }: Faults): z.output<typeof environment> =>
  environment.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !list.some((fault) => fault.name === name))),
  );

/** One core is left to requests. Two at least, so that one slow file never stops all others. */
export const countDefaultWorkers = (cores: number): number => Math.min(4, Math.max(2, cores - 1));
