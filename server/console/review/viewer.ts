import { attachment, type Download } from '../../src/underwriting/reviews';

type Headers = Readonly<Record<string, string | number>>;

/** Displayed in the console's own frame only, without running or loading anything. */
const locked = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * A browser's own PDF viewer does not work in a sandbox everywhere; this policy allows it no style and no script.
 * The page that a browser generates around an image has its own styles.
 */
const policies: Readonly<Record<'pdf' | 'picture', string>> = {
  pdf: `${locked}; frame-ancestors 'self'`,
  picture: `sandbox; ${locked}; style-src 'unsafe-inline'; frame-ancestors 'self'`,
};

const ofContent = ({ mediaType, size }: Download): Headers => ({
  'content-type': mediaType,
  'content-length': size,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
});

/** Headers of a document displayed in place. */
export const inPlace = (document: Download): Headers => ({
  ...ofContent(document),
  'content-disposition': attachment(document.name).replace(/^attachment/, 'inline'),
  'content-security-policy': policies[document.mediaType === 'application/pdf' ? 'pdf' : 'picture'],
});

/** Headers of a document to download and never display. */
export const toSave = (document: Download): Headers => ({
  ...ofContent(document),
  'content-disposition': attachment(document.name),
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
});
