type Code = string | number | boolean | null | undefined;

/** The text of a code; the code itself where the table has none, as of one that a later release stored. */
export const getText = (texts: Readonly<Record<string, string>>, code: Code): string =>
  typeof code === 'string' && Object.hasOwn(texts, code) ? (texts[code] ?? code) : String(code ?? '');
