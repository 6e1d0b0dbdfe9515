const ASCII = /^[\x20-\x7e]*$/;

/** Converts to lower case without accents; `n°` becomes `no`. */
export const fold = (text: string): string =>
  (ASCII.test(text)
    ? text
    : text
        .replace(/[°º]/g, 'o')
        .replaceAll('œ', 'oe')
        .replaceAll('Œ', 'oe')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
  ).toLowerCase();

/** Splits text into the terms that labels are compared by: letters, digits, and `#`. */
export const toTerms = (text: string): readonly string[] => fold(text).match(/[a-z]+|\d+|#/g) ?? [];
