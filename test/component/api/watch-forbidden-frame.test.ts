import { expect, test, vi } from 'vitest';
import { watchForbiddenFrame } from '../../../widget/api/frames/watch-forbidden-frame';

/** Calls that a violation of the page's policy leads to. */
function countCalls(more: Partial<SecurityPolicyViolationEvent>): number {
  const onForbidden = vi.fn();
  const stop = watchForbiddenFrame(document, ['https://api.example'], onForbidden);
  const facts = {
    disposition: 'enforce',
    effectiveDirective: 'frame-src',
    blockedURI: 'https://api.example/frames/bank',
    ...more,
  };
  const report = () => document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), facts));
  report();
  stop();
  report();
  return onForbidden.mock.calls.length;
}

test.each([
  ['of another frame', { blockedURI: 'https://ads.example/' }],
  ['of a script', { effectiveDirective: 'script-src-elem' }],
  ['that is only reported', { disposition: 'report' as const }],
  ['of an inline style', { effectiveDirective: 'style-src', blockedURI: 'inline' }],
])('a policy violation %s changes nothing', (_, breach) => {
  expect(countCalls(breach)).toBe(0);
});

test.each(['frame-src', 'child-src', 'default-src'])('a frame blocked by %s is detected', (directive) => {
  expect(countCalls({ effectiveDirective: directive })).toBe(1);
  expect(countCalls({ effectiveDirective: directive, blockedURI: 'https://api.example' })).toBe(1);
});
