/** The hosted page's address. */
export interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** The part after `#`, which no server sees. */
  readonly hash: URLSearchParams;
}

export const parseHash = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ''));

/**
 * Reads the address and removes query and hash from it: a session must not stay in the address bar, in the history or
 * in a referrer. A mailed link that is opened in this tab later changes the hash only, so the page reloads for it.
 */
export const readAddress = (linkParameter: string): Address => {
  const { origin, pathname, search } = location;
  const hash = parseHash(location.hash);
  history.replaceState(history.state, '', pathname);
  addEventListener('hashchange', () => {
    if (parseHash(location.hash).has(linkParameter)) location.reload();
  });
  return { origin, pathname, query: new URLSearchParams(search), hash };
};
