/** Characters of a name that are kept, its extension among them. */
const longest = 200;

/** What a name must not hold: controls, marks that turn the direction of what follows, lone halves of characters. */
const unwanted = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Surrogate}\uFEFF]/gu;

const extensionShape = /\.[\p{L}\p{N}]{1,10}$/u;

/**
 * The name a file is kept and shown under: without a path, in normal form C, cut to 200 characters with its extension.
 * A name of which nothing remains becomes `document`.
 */
export function keptName(given: string): string {
  const last = given
    .split(/[/\\]/)
    .map((part) => part.replace(unwanted, '').trim().normalize('NFC'))
    .findLast((part) => part !== '');
  if (last === undefined || /^\.+$/.test(last)) return 'document';
  const characters = Array.from(last);
  if (characters.length <= longest) return last;
  const extension = extensionOf(last);
  return characters.slice(0, longest - extension.length).join('') + extension;
}

/** With its dot, `.pdf`; empty where the name has none. */
export const extensionOf = (name: string): string => extensionShape.exec(name)?.[0] ?? '';

/** Two files of one key have the same name. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
