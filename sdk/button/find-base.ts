/**
 * Folder of the loader that an element's file belongs to: its own, which is that of its version where a page pins one, unless
 * it calls another origin than it came from.
 */
export const findBase = (moduleUrl: string, apiUrl: string): string =>
  new URL(moduleUrl).origin === apiUrl ? new URL('.', moduleUrl).href : `${apiUrl}/sdk/`;
