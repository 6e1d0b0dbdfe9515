import { normalizeEmail } from '@tamarack/core/validation/email';
import type { Keys } from '../keys';

/** The index that an encrypted email address is looked up by: equal for equal addresses. */
export const toEmailIndex = (keys: Pick<Keys, 'keyedHash'>, email: string): Buffer =>
  keys.keyedHash('emailIndex', normalizeEmail(email));

/** The same of a phone number in E.164. */
export const toPhoneIndex = (keys: Pick<Keys, 'keyedHash'>, phone: string): Buffer =>
  keys.keyedHash('phoneIndex', phone);
