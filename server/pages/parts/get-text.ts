type Code = string | number | boolean | null | undefined;

/** The text of a code; the code itself if the table has none, for example if a later release stored it. */
export const getText = (texts: Readonly<Record<string, string>>, code: Code): string =>
  typeof code === 'string' && Object.hasOwn(texts, code) ? (texts[code] ?? code) : String(code ?? '');
