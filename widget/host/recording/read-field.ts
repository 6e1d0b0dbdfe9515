import { mask, maskText } from '@tamarack/core/recording/mask-text';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields by name, not by class: the elements may be of another window. */
export const isField = (element: Element): element is Field =>
  /^(?:input|textarea|select)$/.test(element.localName);

/** What personal data is typed into or shown in; `data-file` is the row of a file, whose name may be a person's. */
const personal = '[data-private],[data-file]';
/** Our own texts inside it. */
const ownWords = 'label,legend,button';

/** Whether the text of an element is personal data. */
export const isPersonalText = (element: Element): boolean =>
  element.closest(personal) !== null && element.closest(ownWords) === null;

const personalTypes = /^(?:email|tel|password|date|file|hidden)$/;
const personalFill =
  /\b(?:name|given-name|additional-name|family-name|nickname|username|email|tel|bday|street-address|postal-code|one-time-code|address-|cc-)/;

/** Names, contacts, addresses, birth dates, codes, and free text, in which anything may be. */
const isPersonalField = (field: Field): boolean =>
  field.localName === 'textarea' ||
  personalTypes.test(field.type) ||
  personalFill.test(field.autocomplete) ||
  field.closest(personal) !== null;

/** The recorded content of a field. */
export function readField(field: Field): { readonly text: string; readonly checked: boolean } {
  const checked = 'checked' in field && field.checked;
  if (field.type === 'checkbox' || field.type === 'radio') return { text: '', checked };
  if (field.value === '') return { text: '', checked: false };
  if (isPersonalField(field)) return { text: mask, checked: false };
  const value = field.inputMode === 'decimal' ? groupAmount(field.value) : field.value;
  return { text: maskText(value), checked: false };
}

/** An amount as amounts are written, so that it does not look like a code. */
function groupAmount(value: string): string {
  const [, dollars, cents] = /^\s*([1-9]\d{3,6})(?:[.,](\d{1,2}))?\s*$/.exec(value) ?? [];
  if (dollars === undefined) return value;
  return `${dollars.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${(cents ?? '').padEnd(2, '0')}`;
}
