import { normalizeEmail } from '@tamarack/core/validation/email';
import type { Keys } from '../keys';

/** What an encrypted email address is looked up by: equal addresses have equal ones. */
export const toEmailIndex = (keys: Pick<Keys, 'keyedHash'>, email: string): Buffer =>
  keys.keyedHash('emailIndex', normalizeEmail(email));

/** The same of a phone number in E.164. */
export const toPhoneIndex = (keys: Pick<Keys, 'keyedHash'>, phone: string): Buffer =>
  keys.keyedHash('phoneIndex', phone);
