import path from 'node:path';
import type { Config, OutsideConfig } from '../config';
import type { AddressLookUp } from '../intake/reference';
import { createFolderStore, createSpool, type FileStore, type Scanner } from '../platform/files';
import type { Messages } from '../platform/mail';
import type { PayoutRail } from '../settlement/payouts';
import { createWebhookSender, type WebhookSender, webhookTimeoutMs } from '../settlement/webhooks';
import type { Aggregator } from '../underwriting/banking';
import type { Bureau } from '../underwriting/scoring';
import { addressCompleteOverHttp, builtInAddresses, createAddressComplete } from './addresses';
import { createHttpBureau } from './bureau';
import { createClamd } from './clamd';
import { createEftFileRail } from './eft';
import { createFlinks } from './flinks';
import { createS3Store } from './s3';
import { createSmtpSender } from './smtp';
import { createTwilio } from './twilio';

/** The external services, each behind its own small interface. The sandbox provides its own implementations. */
export interface Edges {
  readonly messages: Messages;
  readonly aggregator: Aggregator;
  readonly addresses: AddressLookUp;
  readonly bureau: Bureau;
  /** To merchants' servers. */
  readonly webhooks: WebhookSender;
  readonly files: FileStore;
  /** Null: every file counts as clean. */
  readonly scanner: Scanner | null;
  /** Payment rail to merchants. Null: nothing can be sent, payouts wait. */
  readonly payouts: PayoutRail | null;
}

/** The real adapters. */
export function createEdges(outside: OutsideConfig, config: Config): Edges {
  const twilio = createTwilio({ ...outside.twilio, fetch });
  const smtp = createSmtpSender(outside.smtp);
  const { addressCompleteKey: key } = outside;
  return {
    addresses: createAddressComplete(
      key === null ? builtInAddresses() : addressCompleteOverHttp({ key, fetch }),
    ),
    messages: { ...twilio, sendMail: smtp.sendMail },
    aggregator: createFlinks({ ...outside.flinks, toolbox: false, testUser: null }),
    bureau: createHttpBureau(outside.bureau),
    webhooks: createWebhookSender({ local: false, timeoutMs: webhookTimeoutMs }),
    ...createFileEdges(config),
    payouts: createPayoutRail(config),
  };
}

/** The bank's files in the data folder; the sandbox uses the same folder. */
export function createPayoutRail({ dataFolder, payouts }: Config): PayoutRail | null {
  const { originator } = payouts;
  return originator && createEftFileRail(path.join(dataFolder, 'payouts'), originator);
}

/** File store and scanner; the sandbox uses the same. */
export function createFileEdges(config: Config): Pick<Edges, 'files' | 'scanner'> {
  const { s3, clamd } = config.files;
  const folder = (name: string): string => path.join(config.dataFolder, name);
  return {
    files: s3 ? createS3Store(s3, createSpool(folder('spool'))) : createFolderStore(folder('files')),
    scanner: clamd && createClamd(clamd),
  };
}
