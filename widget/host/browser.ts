/** The browser's globals for the rest of the widget, which may not use them directly. */
export const getWindow = (): Window & typeof globalThis => window;

/** Throws if the browser denies access. */
export const getLocalStorage = (): Storage => localStorage;
