/** `credentialless`: in a frame without cookies and storage of its own. `impossible`: not in this browser. */
export type BankEmbedding = 'plain' | 'credentialless' | 'impossible';

/** Has our document embed the aggregator's without credentials, so that it may have an embedder policy itself. */
export const isolatedQuery = '&isolated=true';

/** The page's window. */
interface Page {
  readonly crossOriginIsolated: boolean;
  readonly HTMLIFrameElement: { readonly prototype: object };
  /** Not in every browser, and Firefox reports no embedder policy to it. */
  readonly ReportingObserver?: typeof ReportingObserver;
}

/**
 * How a page can embed the aggregator's, which says nothing about isolation. A page that is isolated by its headers
 * (`Cross-Origin-Embedder-Policy`, `Cross-Origin-Opener-Policy`) lets it in without credentials only, and Chromium alone
 * has such frames.
 */
export const getBankEmbedding = (page: Page | null): BankEmbedding =>
  page?.crossOriginIsolated ? getIsolatedEmbedding(page) : 'plain';

/** On a page that has such a policy. */
export const getIsolatedEmbedding = ({ HTMLIFrameElement: frame }: Page): BankEmbedding =>
  'credentialless' in frame.prototype ? 'credentialless' : 'impossible';

/**
 * A page with the embedder policy alone is not isolated, and nothing tells that it has one until the browser has blocked our
 * frame. It then reports that, and the way that is left is passed to `onBlocked`. Returns the function that stops it.
 */
export function watchBankEmbedding(
  page: Page | null,
  onBlocked: (embedding: BankEmbedding) => void,
): () => void {
  if (!page?.ReportingObserver) return () => {};
  const receive = (reports: readonly FrameReport[]): void => {
    if (reports.some(({ body }) => isBlockedFrame(body?.toJSON?.()))) onBlocked(getIsolatedEmbedding(page));
  };
  const observer = new page.ReportingObserver(receive, { types: ['coep'], buffered: true });
  observer.observe();
  return () => observer.disconnect();
}

/** In Chromium, a body of this kind has no other member. */
interface FrameReport {
  readonly body?: { toJSON?(): BlockedFrame } | null;
}

interface BlockedFrame {
  readonly type?: unknown;
  readonly disposition?: unknown;
  readonly blockedURL?: unknown;
}

/** A policy that only reports blocks nothing. */
const isBlockedFrame = ({ type, disposition, blockedURL }: BlockedFrame = {}): boolean =>
  type === 'navigation' && disposition === 'enforce' && /\/frames\/bank(?:\?|$)/.test(`${blockedURL}`);
