import { type AddressedMail, type Block, composeBrandedMail } from '../../../platform/mail';

/** A mail to an operator, in English like the console. */
export const buildOperatorMail = (to: string, subject: string, blocks: readonly Block[]): AddressedMail =>
  composeBrandedMail(to, 'en', subject, blocks);
