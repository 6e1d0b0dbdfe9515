import { brand } from '@tamarack/core/brand';
import { type AddressedMail, type Block, buildSenderLine, renderMail } from '../../../platform/mail';

/** A mail to an operator, in English like the console. */
export const buildOperatorMail = (to: string, subject: string, blocks: readonly Block[]): AddressedMail => ({
  to,
  subject: `${brand.product} – ${subject}`,
  ...renderMail({ language: 'en', title: subject, blocks: [...blocks, { small: buildSenderLine('en') }] }),
});
