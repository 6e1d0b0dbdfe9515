/** A text as sent; empty for any other value. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
