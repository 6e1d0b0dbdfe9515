import type { Problem } from '@tamarack/core/errors/catalogue';
import { act } from '@testing-library/react';
import { BankingInfo } from '../../../widget/screens/bank/banking-info';
import { mountScreen, type ScreenOptions } from '../../support/mount-screen';

export const frameTitle = 'Secure bank connection by Flinks';

/** The page's security policy forbids something. The frames of tests are `about:blank`. */
export const emitPolicyViolation = (more: Partial<SecurityPolicyViolationEvent> = {}) =>
  act(async () => {
    const facts = {
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      blockedURI: 'about:blank',
      ...more,
    };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), facts));
  });

/** "Banking information" in front of its secure frame. */
export async function mountBankScreen(options: ScreenOptions = {}) {
  const screen = await mountScreen(BankingInfo, options);
  const { frame } = screen;
  /** Ids of the frame's calls: each connection begins with one. */
  const submissions = () =>
    frame.posted.flatMap((message) => (message.type === 'submit' ? [message.id] : []));
  return {
    ...screen,
    submissions,
    /** The API refuses the last call of the frame, or does not answer. */
    refuse: (problem: Problem | null) =>
      frame.say({ type: 'result', id: submissions().at(-1) ?? 0, ok: false, problem }),
    /** The aggregator's page is in the frame. */
    open: () => frame.say({ type: 'result', id: submissions().at(-1) ?? 0, ok: true }),
    /** The bank accepted the login. */
    accept: () => frame.say({ type: 'submitRequested' }),
  };
}

/** The same with its connection opened. */
export async function openBankScreen(options: ScreenOptions = {}) {
  const screen = await mountBankScreen(options);
  await screen.open();
  return screen;
}
