import type { BankConnection } from '../../../api/types';

/** Older browsers name the directive that the page wrote, newer ones the effective one. */
const framing = ['frame-src', 'child-src', 'default-src'];

const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/**
 * Calls back when the page's Content-Security-Policy blocks a frame. Report-only policies are ignored.
 * Returns the unsubscribe function.
 */
export function watchBlock(
  frame: HTMLIFrameElement,
  { url, origin }: BankConnection,
  onBlock: () => void,
): () => void {
  const page = frame.ownerDocument;
  const ours = [originOf(url), origin];
  const seen = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    const blocked = originOf(blockedURI);
    if (disposition !== 'enforce' || !framing.includes(effectiveDirective)) return;
    if (blocked !== null && ours.includes(blocked)) onBlock();
  };
  page.addEventListener('securitypolicyviolation', seen);
  return () => page.removeEventListener('securitypolicyviolation', seen);
}
