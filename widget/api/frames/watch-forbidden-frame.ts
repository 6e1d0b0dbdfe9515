/** Older browsers name the directive that the page wrote, newer ones the effective one. */
const framing = ['frame-src', 'child-src', 'default-src'];

/**
 * Calls back when the document's Content-Security-Policy blocks a frame of one of these origins. Report-only policies
 * are ignored. Listen before the frame is painted: the browser reports it once. Returns the unsubscribe function.
 */
export function watchForbiddenFrame(
  page: Document,
  origins: readonly string[],
  onForbidden: () => void,
): () => void {
  const onViolation = (event: SecurityPolicyViolationEvent): void => {
    const { disposition, effectiveDirective, blockedURI } = event;
    if (disposition !== 'enforce' || !framing.includes(effectiveDirective)) return;
    if (URL.canParse(blockedURI) && origins.includes(new URL(blockedURI).origin)) onForbidden();
  };
  page.addEventListener('securitypolicyviolation', onViolation);
  return () => page.removeEventListener('securitypolicyviolation', onViolation);
}
