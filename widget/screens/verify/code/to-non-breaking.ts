/** Keeps a phone number in a sentence on one line. */
export function toNonBreaking(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
}
