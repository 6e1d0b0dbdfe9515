const shape = /\.[\p{L}\p{N}]{1,10}$/u;

/** With its dot, `.pdf`; empty where the name has none. */
export const extensionOf = (name: string): string => shape.exec(name)?.[0] ?? '';

/** Two files of one key have the same name. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
