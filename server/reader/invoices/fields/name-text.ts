import { fold, toTerms } from '../labels/terms';
import { isInvoiceTitle, paidStamps, titles } from '../labels/titles';
import { careMark, isLegalFormAlone } from './full-name';
import { isAddress, legalForm } from './letterhead';

const notNames = new Set(
  [...Object.values(titles).flat(), ...paidStamps].map((title) => toTerms(title).join(' ')),
);

/** `Invoice`, `INVOICE 2026-17` */
function isTitle(text: string): boolean {
  const parts = text.split(' ');
  const number = parts.findIndex((part) => /[\d#]/.test(part));
  const words = toTerms(parts.slice(0, number < 0 ? parts.length : number).join(' ')).join(' ');
  return notNames.has(words) || isInvoiceTitle(words);
}

/** `Application for payment – Ironbridge Structural Ltd.`, `Maude Arsenault, trad. a. — Facture MA-2026-17` */
export function withoutTitle(text: string): string {
  const [first = '', ...rest] = text.split(/ [–—-] /);
  if (rest.length === 0) return text;
  if (isInvoiceTitle(toTerms(first).join(' '))) return rest.join(' – ');
  return isTitle(rest.join(' ')) ? first : text;
}

/** `Brandtner Canada Inc., 77 Pioneer Tool Dr`: a name up to its legal form, with the address in its line. */
export function withoutAddress(text: string): string {
  const [name = '', ...rest] = text.split(', ');
  return legalForm.test(fold(name)) && isAddress(rest.join(', ')) ? name : text;
}

/** `Stonebarrel Brewing Co. INVOICE`: a title on the line of the name. */
const titleAfterName = /(?<=\p{L}{2}.*\p{L}\p{P}?) +(?:INVOICE|Invoice|FACTURE|Facture|BILL|STATEMENT)$/u;
/** `Ascenseurs Vertigo ltée / Vertigo Elevators Ltd.`: the same business in the other language. */
const secondName =
  /(?<=\p{L} (?:inc|ltd|lt[ée]e|limited|limit[ée]e)\b\.?) [/–-]? ?\p{Lu}\p{L}+ .*\b(?:inc|ltd|lt[ée]e|limited|limit[ée]e)\b\.?$/iu;
/** What a business is: no part of its name. */
const tagline =
  /^(?:[\p{L}]+,? )?(?:barristers|solicitors|avocats|notaires|manufacturer|fabricant|distributor|distributeur|chartered|professional|consulting|courtiers? en|customs brokers)\b[^\d]*$/u;

/** `From (Contractor): …`; the label alone may be cut off before it. */
const partyLabel = /^(?:(?:from|de)\b *)?(?:\([^()]{2,20}\))? *: */i;

/** A text as a name; null for a title, an address and the like. */
export function toName(text: string): string | null {
  const untitled = text.replace(titleAfterName, '');
  const isNamed = legalForm.test(fold(untitled));
  if (isTitle(isNamed ? untitled : text)) return null;
  const name = text
    .replace(partyLabel, '')
    .replace(/^[\s:.,\p{So}-]+|[\s:,-]+$/gu, '')
    .replace(titleAfterName, '')
    .replace(secondName, '')
    .slice(0, 80);
  if (careMark.test(name) || (tagline.test(fold(name)) && !legalForm.test(fold(name)))) return null;
  if (!/\p{L}{2}/u.test(name) || isTitle(name)) return null;
  if (isLegalFormAlone(name)) return null;
  const digits = name.replace(/\D/g, '').length;
  return isAddress(name) || digits > 4 || name.split(' ').length > 9 ? null : name;
}
