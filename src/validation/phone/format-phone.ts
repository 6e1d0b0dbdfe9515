/**
 * Formats a number while typing: `(416) 555-0123`. Numbers with a country code other than +1 are not changed.
 */
export function formatPhone(text: string): string {
  if (/^\s*\+(?!1)/.test(text)) return text;
  const digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  if (digits.length > 6) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits;
}
