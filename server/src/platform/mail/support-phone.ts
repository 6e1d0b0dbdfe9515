import { contact } from '@tamarack/core/contact';

/** The support phone number on one line: with no-break spaces. */
export const supportPhone = contact.supportPhone.replaceAll(' ', '\u00a0');
