import path from 'node:path';
import {
  createAddressComplete,
  createAddressCompleteCall,
  createBuiltInAddressCall,
} from '../adapters/addresses';
import { createHttpBureau } from '../adapters/bureau';
import { createClamd } from '../adapters/clamd';
import { createEftFileRail } from '../adapters/eft';
import { createFlinks } from '../adapters/flinks';
import { createKms } from '../adapters/kms';
import { createPosthog } from '../adapters/posthog';
import { createCanadaRegistries } from '../adapters/registries';
import { createS3Store } from '../adapters/s3';
import { createSanctionsFileList } from '../adapters/sanctions';
import { createSmtpSender } from '../adapters/smtp';
import { createTwilio } from '../adapters/twilio';
import type { Config, ExternalServicesConfig } from '../config';
import type { AnalyticsVendor } from '../intake/analytics';
import type { AddressLookup, BusinessRegistry } from '../intake/reference';
import { createFolderStore, createSpool, type FileStore, type Scanner } from '../platform/files';
import type { KeyService } from '../platform/keys';
import type { Messages } from '../platform/mail';
import type { PayoutRail } from '../settlement/payouts';
import { createWebhookSender, type WebhookSender, webhookTimeoutMs } from '../settlement/webhooks';
import type { Aggregator } from '../underwriting/banking';
import type { SanctionsList } from '../underwriting/due-diligence';
import type { Bureau } from '../underwriting/scoring';

/** The external services, each behind its own small interface. The sandbox provides its own implementations. */
export interface Adapters {
  readonly messages: Messages;
  readonly aggregator: Aggregator;
  readonly addresses: AddressLookup;
  readonly registries: BusinessRegistry;
  readonly sanctions: SanctionsList;
  readonly bureau: Bureau;
  /** To merchants' servers. */
  readonly webhooks: WebhookSender;
  readonly files: FileStore;
  /** Null: every file counts as clean. */
  readonly scanner: Scanner | null;
  /** Payment rail to merchants. Null: nothing can be sent, payouts wait. */
  readonly payouts: PayoutRail | null;
  /** Null: nothing is recorded. */
  readonly analytics: AnalyticsVendor | null;
}

/** The real adapters. */
export function createAdapters(accounts: ExternalServicesConfig, config: Config): Adapters {
  const twilio = createTwilio({ ...accounts.twilio, fetch });
  const smtp = createSmtpSender(accounts.smtp);
  const { addressCompleteKey: key } = accounts;
  return {
    addresses: createAddressComplete(
      key === null ? createBuiltInAddressCall() : createAddressCompleteCall({ key, fetch }),
    ),
    registries: createCanadaRegistries(accounts.registries),
    sanctions: createSanctionsFileList(accounts.sanctions, { now: () => new Date() }),
    messages: { ...twilio, sendMail: smtp.sendMail },
    aggregator: createFlinks({ ...accounts.flinks, toolbox: false, testUser: null }),
    bureau: createHttpBureau(accounts.bureau),
    webhooks: createWebhookSender({ local: false, timeoutMs: webhookTimeoutMs }),
    ...createFileAdapters(config),
    payouts: createPayoutRail(config),
    analytics: createAnalyticsVendor(config),
  };
}

/** The bank's files in the data folder; the sandbox uses the same folder. */
export function createPayoutRail({ dataFolder, payouts }: Config): PayoutRail | null {
  const { originator } = payouts;
  return originator && createEftFileRail(path.join(dataFolder, 'payouts'), originator);
}

/** Also used by the sandbox, if a vendor is configured. */
export const createAnalyticsVendor = ({ analytics }: Pick<Config, 'analytics'>): AnalyticsVendor | null =>
  analytics && createPosthog(analytics);

/** File store and scanner; the sandbox uses the same. */
export function createFileAdapters(
  config: Pick<Config, 'files' | 'dataFolder'>,
): Pick<Adapters, 'files' | 'scanner'> {
  const { s3, clamd } = config.files;
  const toPath = (name: string): string => path.join(config.dataFolder, name);
  return {
    files: s3 ? createS3Store(s3, createSpool(toPath('spool'))) : createFolderStore(toPath('files')),
    scanner: clamd && createClamd(clamd),
  };
}

/** Null: the key ring encrypts. */
export const createKeyService = ({ kms }: Pick<Config, 'kms'>): KeyService | null => kms && createKms(kms);
