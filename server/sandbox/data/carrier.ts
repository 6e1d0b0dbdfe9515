import type { PhoneLine, SendOutcome, SmsService } from '../../src/platform/mail';

/** Magic numbers of the sandbox, in E.164; every other Canadian number is a working mobile. */
export const magicNumbers = {
  landline: '+14165550199',
  /** The carrier reports that the number was moved abroad. */
  foreign: '+14165550198',
  /** The carrier does not know it; the SMS service refuses the number. */
  undeliverable: '+14165550197',
  /** The SMS service does not respond. */
  outage: '+14165550196',
  /** The carrier reports nothing; the SMS service reports a landline. */
  hiddenLandline: '+14165550195',
} as const;

const linesByNumber: Readonly<Record<string, PhoneLine>> = {
  [magicNumbers.landline]: { kind: 'landline', country: 'CA' },
  [magicNumbers.foreign]: { kind: 'mobile', country: 'US' },
  [magicNumbers.undeliverable]: { kind: 'unknown', country: null },
  [magicNumbers.hiddenLandline]: { kind: 'unknown', country: null },
};

const refusalsByNumber: Readonly<Record<string, SendOutcome>> = {
  [magicNumbers.undeliverable]: { sent: false, reason: 'undeliverable' },
  [magicNumbers.outage]: { sent: false, reason: 'unavailable' },
  [magicNumbers.hiddenLandline]: { sent: false, reason: 'landline' },
};

/** A carrier and an SMS service that fail for the magic numbers and pass everything else to the outbox. */
export function createSandboxCarrier(outbox: Pick<SmsService, 'sendSms'>): SmsService {
  return {
    lookUpLine: async (phone) => linesByNumber[phone] ?? { kind: 'mobile', country: 'CA' },
    sendSms: async (sms) => refusalsByNumber[sms.to] ?? outbox.sendSms(sms),
  };
}
