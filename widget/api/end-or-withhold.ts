/** Milliseconds that the page's outcome waits for the server. */
export const TIME = 3000;

/** The token, once the server has ended it; empty if that is unknown in time, because it may still work. */
export function endOrWithhold(token: string, ended: Promise<boolean>): Promise<string> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, TIME, false));
  return Promise.race([ended, late]).then((known) => (known ? token : ''));
}
