/** `credentialless`: in a frame without cookies and storage of its own. `impossible`: not in this browser. */
type BankEmbedding = 'plain' | 'credentialless' | 'impossible';

/** The page's window. */
interface Page {
  readonly crossOriginIsolated: boolean;
  readonly HTMLIFrameElement: { readonly prototype: object };
}

/**
 * How a page can embed the aggregator's, which says nothing about isolation. A page that is isolated by its headers
 * (`Cross-Origin-Embedder-Policy`, `Cross-Origin-Opener-Policy`) lets it in without credentials only, and Chromium alone
 * has such frames.
 */
export function getBankEmbedding(page: Page | null): BankEmbedding {
  if (!page?.crossOriginIsolated) return 'plain';
  return 'credentialless' in page.HTMLIFrameElement.prototype ? 'credentialless' : 'impossible';
}
