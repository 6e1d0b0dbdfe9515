/** Every text of a table; a text with values gets 2 for each. */
export function listTexts(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts(...Array.from({ length: texts.length }, () => 2)))];
  return Object.values(texts as object).flatMap(listTexts);
}
