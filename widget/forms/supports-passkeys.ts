/** Chromium's interface for the page's Permissions-Policy. */
interface FeaturePolicy {
  allowsFeature(name: string): boolean;
}

/**
 * Whether a frame of ours in this page can use or create a passkey. Safari and Firefox create them on our own pages only.
 *
 * @param isOwnPage the page is the provider's own
 */
export function supportsPasskeys(page: Window | null, use: 'use' | 'create', isOwnPage: boolean): boolean {
  const { PublicKeyCredential: credential } = (page ?? {}) as { PublicKeyCredential?: object };
  if (page === null || !credential || !('parseCreationOptionsFromJSON' in credential)) return false;
  const { featurePolicy } = page.document as { featurePolicy?: FeaturePolicy };
  const feature = `publickey-credentials-${use === 'use' ? 'get' : 'create'}`;
  return featurePolicy?.allowsFeature(feature) ?? (use === 'use' || isOwnPage);
}
