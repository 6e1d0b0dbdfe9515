import { attachment, type Download } from '../../src/underwriting/reviews';

type Headers = Readonly<Record<string, string | number>>;

/** Shown in the console's own frame only, and nothing in it runs or loads. */
const locked = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * A browser's own PDF viewer does not work in a sandbox everywhere; it takes no style and no script from this policy.
 * The page that a browser makes around a picture has styles of its own.
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

/** Headers of a document that is looked at in place. */
export const inPlace = (document: Download): Headers => ({
  ...ofContent(document),
  'content-disposition': attachment(document.name).replace(/^attachment/, 'inline'),
  'content-security-policy': policies[document.mediaType === 'application/pdf' ? 'pdf' : 'picture'],
});

/** Headers of a document to be saved and never shown. */
export const toSave = (document: Download): Headers => ({
  ...ofContent(document),
  'content-disposition': attachment(document.name),
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
});
