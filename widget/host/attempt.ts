/** Storage and cookies throw if the browser denies access: undefined then. */
export const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
