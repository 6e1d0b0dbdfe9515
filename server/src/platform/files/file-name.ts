/** Characters of a name that are kept, its extension among them. */
const longest = 200;

/** Controls, marks that turn the direction of what follows, and lone halves of characters. */
const unwanted = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Surrogate}\uFEFF]/gu;

/** What a disk or a header could take for something else. */
const reserved = /[<>:"|?*]/g;

const shape = /\.[\p{L}\p{N}]{1,10}$/u;

/**
 * A file's name as it may be kept and shown: its last part without the path, in normal form C, at most 200 characters
 * with the extension. A name of which nothing remains becomes `document`.
 */
export function cleanFileName(given: string): string {
  const name = given
    .replace(unwanted, '')
    .split(/[/\\]/)
    .map((part) => part.replace(reserved, '_').normalize('NFC').trim())
    .findLast((part) => part !== '');
  if (name === undefined || /^[.\s]+$/.test(name)) return 'document';
  const characters = Array.from(name);
  if (characters.length <= longest) return name;
  const end = extensionOf(name);
  return characters.slice(0, longest - Array.from(end).length).join('') + end;
}

/** With its dot, `.pdf`; empty where the name has none. */
export const extensionOf = (name: string): string => shape.exec(name)?.[0] ?? '';
