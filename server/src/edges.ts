import type { Aggregator } from './banking/aggregator';
import { createFlinks } from './banking/flinks/adapter';
import type { OutsideConfig } from './config-outside';
import type { Messages } from './messages/ports';
import { createSmtpSender } from './messages/smtp';
import { createTwilio } from './messages/twilio';
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
}

/** The real adapters. */
export function createEdges(outside: OutsideConfig): Edges {
  const twilio = createTwilio({ ...outside.twilio, fetch });
  const smtp = createSmtpSender(outside.smtp);
  const { addressCompleteKey: key } = outside;
  return {
    addresses: createAddressComplete(
      key === null ? builtInAddresses() : addressCompleteOverHttp({ key, fetch }),
    ),
    messages: { ...twilio, sendMail: smtp.sendMail },
    aggregator: createFlinks({ ...outside.flinks, testUser: null }),
    bureau: createHttpBureau(outside.bureau),
  };
}
