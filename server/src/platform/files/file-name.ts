/** Maximum length of a name, its extension included. */
const maxLength = 200;

/** Control characters, marks that change the text direction, and lone surrogates. */
const removedCharacters = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Surrogate}\uFEFF]/gu;

/** Characters with a special meaning on a disk or in a header. */
const reservedCharacters = /[<>:"|?*]/g;

const extensionPattern = /\.[\p{L}\p{N}]{1,10}$/u;

/**
 * Cleans a file's name for storage and display: its last part without the path, in normal form C, at most 200
 * characters with the extension. An empty name becomes `document`.
 */
export function cleanFileName(rawName: string): string {
  const name = rawName
    .replace(removedCharacters, '')
    .split(/[/\\]/)
    .map((part) => part.replace(reservedCharacters, '_').normalize('NFC').trim())
    .findLast((part) => part !== '');
  if (name === undefined || /^[.\s]+$/.test(name)) return 'document';
  const characters = Array.from(name);
  if (characters.length <= maxLength) return name;
  const extension = getExtension(name);
  return characters.slice(0, maxLength - Array.from(extension).length).join('') + extension;
}

/** Includes the dot (`.pdf`); empty if the name has no extension. */
export const getExtension = (name: string): string => extensionPattern.exec(name)?.[0] ?? '';
