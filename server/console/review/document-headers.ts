import { type Download, toContentDisposition } from '../../src/underwriting/reviews';

type Headers = Readonly<Record<string, string | number>>;

/** Displayed in the console's own frame only, without running or loading anything. */
const basePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * A browser's own PDF viewer does not work in a sandbox everywhere; this policy allows it no style and no script.
 * The page that a browser generates around an image has its own styles.
 */
const policies: Readonly<Record<'pdf' | 'image', string>> = {
  pdf: `${basePolicy}; frame-ancestors 'self'`,
  image: `sandbox; ${basePolicy}; style-src 'unsafe-inline'; frame-ancestors 'self'`,
};

const buildContentHeaders = ({ mediaType, size }: Download): Headers => ({
  'content-type': mediaType,
  'content-length': size,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
});

/** Headers of a document displayed in place. */
export const buildInlineHeaders = (document: Download): Headers => ({
  ...buildContentHeaders(document),
  'content-disposition': toContentDisposition(document.name).replace(/^attachment/, 'inline'),
  'content-security-policy': policies[document.mediaType === 'application/pdf' ? 'pdf' : 'image'],
});

/** Headers of a document to download and never display. */
export const buildDownloadHeaders = (document: Download): Headers => ({
  ...buildContentHeaders(document),
  'content-disposition': toContentDisposition(document.name),
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
});
