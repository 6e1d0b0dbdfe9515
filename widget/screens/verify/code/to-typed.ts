/**
 * The contact as typed on the previous screen, so that a typo is visible; the masked form if it was typed elsewhere, such as
 * before a refresh.
 *
 * @param masked `••• ••• 0142` or `m•••@example.ca`, of the server
 */
export function toTyped(typed: string, masked: string): string {
  const [start = '', ...rest] = masked.split(/[• ]+/);
  const end = rest.at(-1) ?? '';
  return typed !== '' && typed.startsWith(start) && typed.endsWith(end) ? typed : masked;
}
