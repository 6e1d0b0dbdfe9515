import type { BankConnection } from '../../../api/types';

/** Older browsers name the directive that the page wrote, newer ones the effective one. */
const framing = ['frame-src', 'child-src', 'default-src'];

const getOrigin = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/**
 * Calls back when the page's Content-Security-Policy blocks a frame. Report-only policies are ignored.
 * Returns the unsubscribe function.
 */
export function watchBlockedFrame(
  frame: HTMLIFrameElement,
  { url, origin }: BankConnection,
  onBlock: () => void,
): () => void {
  const page = frame.ownerDocument;
  const ours = [getOrigin(url), origin];
  const onViolation = ({
    disposition,
    effectiveDirective,
    blockedURI,
  }: SecurityPolicyViolationEvent): void => {
    const blocked = getOrigin(blockedURI);
    if (disposition !== 'enforce' || !framing.includes(effectiveDirective)) return;
    if (blocked !== null && ours.includes(blocked)) onBlock();
  };
  page.addEventListener('securitypolicyviolation', onViolation);
  return () => page.removeEventListener('securitypolicyviolation', onViolation);
}
