import { contact } from '@tamarack/core/contact';
import { supportPhone } from '../../../../platform/mail';
import type { ChangeTexts } from './change-texts';

const warning = `If you didn’t ask for this, call us now at ${supportPhone}. We can still stop it.`;

export const changeEn: ChangeTexts = {
  payeeChangeProposed: ({ merchant, accountEnding, formerAccountEnding }) => ({
    subject: 'Your payout account is about to change',
    blocks: [
      formerAccountEnding === null
        ? `We were asked to send the payouts of ${merchant} to the account ending in ${accountEnding}.`
        : `We were asked to send the payouts of ${merchant} to the account ending in ${accountEnding} instead of the account ending in ${formerAccountEnding}.`,
      'A second person on our team has to confirm it. Payouts are then on hold for a security period before they go to the new account.',
      warning,
    ],
  }),
  payeeChanged: ({ merchant, accountEnding }) => ({
    subject: 'Your payout account has changed',
    blocks: [
      `Payouts to ${merchant} now go to the account ending in ${accountEnding}.`,
      `If you didn’t ask for this, call us now at ${supportPhone}.`,
    ],
  }),
  payeeChangeCancelled: ({ merchant, accountEnding, formerAccountEnding }) => ({
    subject: 'Your payout account stays as it is',
    blocks: [
      `The change of the payout account of ${merchant} to the account ending in ${accountEnding} was cancelled.`,
      ...(formerAccountEnding === null
        ? []
        : [`Payouts still go to the account ending in ${formerAccountEnding}.`]),
      `Questions? Write to ${contact.supportEmail} or call ${supportPhone}.`,
    ],
  }),
};
