import path from 'node:path';
import type { Aggregator } from './banking/aggregator';
import { createFlinks } from './banking/flinks/adapter';
import type { Config } from './config';
import type { OutsideConfig } from './config-outside';
import { createClamd } from './files/clamd';
import { createFolderStore } from './files/folder-store';
import { createS3Store } from './files/s3-store';
import type { Scanner } from './files/scanner';
import { createSpool } from './files/spool';
import type { FileStore } from './files/store';
import { createWebhookSender, type WebhookSender, webhookTimeoutMs } from './merchant-events/sender';
import type { Messages } from './messages/ports';
import { createSmtpSender } from './messages/smtp';
import { createTwilio } from './messages/twilio';
import { createEftFileRail } from './payouts/eft-file/rail';
import type { PayoutRail } from './payouts/rail';
import { addressCompleteOverHttp, createAddressComplete } from './reference/address-complete';
import type { AddressLookUp } from './reference/addresses';
import { builtInAddresses } from './reference/built-in-addresses';
import type { Bureau } from './scoring/bureau/bureau';
import { createHttpBureau } from './scoring/bureau/http-bureau';

/** The outside services, each behind its own small interface. The sandbox brings its own of each. */
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
  /** How merchants are paid. Null: nothing can be sent, payouts wait. */
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

/** The bank's files in the data folder; the sandbox uses the same. */
export function createPayoutRail({ dataFolder, payouts }: Config): PayoutRail | null {
  const { originator } = payouts;
  return originator && createEftFileRail(path.join(dataFolder, 'payouts'), originator);
}

/** Where files lie and who looks at them; the sandbox uses the same. */
export function createFileEdges(config: Config): Pick<Edges, 'files' | 'scanner'> {
  const { s3, clamd } = config.files;
  const folder = (name: string): string => path.join(config.dataFolder, name);
  return {
    files: s3 ? createS3Store(s3, createSpool(folder('spool'))) : createFolderStore(folder('files')),
    scanner: clamd && createClamd(clamd),
  };
}
