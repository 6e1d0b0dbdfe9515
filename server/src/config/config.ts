import os from 'node:os';
import { z } from 'zod';
import type { AccountOptions } from '../intake/accounts';
import { defaultHashCost, type HashCost } from '../intake/verification';
import { type Deadlines, defaultDeadlines, type RateLimits, type SlotLimits } from '../platform/http';
import { defaultRetryDelays } from '../settlement/webhooks';
import { defaultTiming, type ScoringTiming, sandboxTiming, vendorTiming } from '../underwriting/scoring';
import { readAccountOptions } from './accounts';
import { requireEncryption } from './encryption';
import {
  type ExternalServicesConfig,
  type FlinksAccount,
  readExternalServicesConfig,
  readFlinksAccount,
} from './external-services';
import { type FilesConfig, readFilesConfig } from './files';
import { type OperatorsConfig, readOperatorsConfig } from './operators';
import { type PayoutsConfig, readPayoutsConfig } from './payouts';
import { isPrivateHost } from './private-address';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const origin = z.url().refine((value) => new URL(value).origin === value, 'expected an origin, no path');

const count = z.coerce.number().int().min(1);

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: z.url().optional(),
  DATA_FOLDER: z.string().default('.tamarack'),
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
  SCORING_STAGE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  SANDBOX_BANK_PORT: z.coerce.number().int().min(0).max(65_535).default(4011),
  SANDBOX_ORIGINS: z
    .string()
    .default('http://localhost:4020')
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(origin).min(1)),
});

export interface SandboxConfig {
  readonly bankPort: number;
  /** Origins of the sandbox merchant's pages; the first is its storefront. */
  readonly origins: readonly string[];
  /** The aggregator's own public sandbox instead of the emulated bank. */
  readonly flinks: FlinksAccount | null;
}

/** The server's validated configuration. Only main.ts reads the environment. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  /** 0: a free port. */
  readonly port: number;
  /** The API's and the hosted page's public origin. */
  readonly publicUrl: string;
  /** A PostgreSQL server; null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** Folder of the built SDK and widget. */
  readonly distFolder: string;
  /** The key ring as JSON (see keys/key-ring.ts); null: a file in the data folder, created at the first start. */
  readonly keyRing: string | null;
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
  readonly scoring: ScoringTiming;
  /** Backoff delays in seconds before a webhook is sent again. */
  readonly webhookRetryDelays: readonly number[];
  readonly files: FilesConfig;
  readonly payouts: PayoutsConfig;
  readonly operators: OperatorsConfig;
  readonly accounts: AccountOptions;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws an Error whose message lists every invalid variable and the expected format, one per line; never a value. */
export function readConfig(env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const e = withReadableErrors(() => environment.parse(given));
  const production = e.NODE_ENV === 'production';
  if (production && e.SANDBOX)
    throw new Error(
      'SANDBOX=true is refused with NODE_ENV=production: it shows codes and invents bank data.',
    );
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`;
  if (e.SANDBOX) assertPrivate({ HOST: e.HOST, PUBLIC_URL: new URL(publicUrl).hostname });
  if (production) requireEncryption(given);
  const flinks = e.SANDBOX ? withReadableErrors(() => readFlinksAccount(given)) : null;
  return {
    production,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    databaseUrl: e.DATABASE_URL ?? null,
    dataFolder: e.DATA_FOLDER,
    distFolder: e.DIST_FOLDER,
    keyRing: e.KEYS ?? null,
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
    shutdownMs: e.SHUTDOWN_SECONDS * 1000,
    documentWorkers: e.DOCUMENT_WORKERS ?? countDefaultWorkers(os.availableParallelism()),
    trustProxy: e.TRUST_PROXY,
    sandbox: e.SANDBOX
      ? {
          bankPort: e.SANDBOX_BANK_PORT,
          origins: e.SANDBOX_ORIGINS,
          flinks,
        }
      : null,
    scoring: {
      ...(e.SANDBOX ? sandboxTiming : defaultTiming),
      ...(flinks && vendorTiming),
      ...(e.SCORING_STAGE_MS !== undefined && { minStageMs: e.SCORING_STAGE_MS }),
    },
    webhookRetryDelays: defaultRetryDelays,
    files: withReadableErrors(() => readFilesConfig(given)),
    payouts: withReadableErrors(() => readPayoutsConfig(given, { sandbox: e.SANDBOX })),
    accounts: withReadableErrors(() => readAccountOptions(given)),
    operators: withReadableErrors(() => readOperatorsConfig(given, { sandbox: e.SANDBOX })),
    externalServices: e.SANDBOX ? null : withReadableErrors(() => readExternalServicesConfig(given)),
  };
}

/** Anyone who reaches the sandbox reads every code and acts as an operator. */
function assertPrivate(hosts: Readonly<Record<'HOST' | 'PUBLIC_URL', string>>): void {
  for (const [name, host] of Object.entries(hosts))
    if (!isPrivateHost(host))
      throw new Error(
        `SANDBOX=true is refused because ${name} is public: anyone could read codes and log in as an operator. ` +
          `Set ${name} to localhost, a private address (such as 192.168.1.20) or a name under .localhost or .test, ` +
          'or unset SANDBOX and configure the external services.',
      );
}

/** One core is left to requests. Two at least, so that one slow file never stops all others. */
export const countDefaultWorkers = (cores: number): number => Math.min(4, Math.max(2, cores - 1));

function withReadableErrors<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(
      `Invalid configuration:\n${lines.join('\n')}\n(SANDBOX=true needs no accounts; see the README.)`,
    );
  }
}
