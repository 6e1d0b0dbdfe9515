import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Api } from '../../../widget/api/api';
import { BankingInfo } from '../../../widget/screens/bank/banking-info';
import { mountScreen, type ScreenOptions } from '../../support/mount-screen';

export const origin = 'https://connect.bank.example';
export const redirect = {
  step: 'REDIRECT',
  institution: 'FlinksCapital',
  url: 'https://host.example/?loginId=login-1&institution=FlinksCapital&tag=x&accountId=account-2',
};
export const frameTitle = 'Secure bank connection by Flinks';

interface Sender {
  readonly origin: string;
  readonly source: MessageEventSource | null;
}

/** One window's message to the page, as a browser would deliver it. */
export const deliverMessage = (data: unknown, from: Sender) =>
  act(async () => {
    const event = new MessageEvent('message', { data, origin: from.origin });
    Object.defineProperty(event, 'source', { value: from.source });
    window.dispatchEvent(event);
  });

/** The page's security policy forbids something. */
export const emitPolicyViolation = (more: Partial<SecurityPolicyViolationEvent> = {}) =>
  act(async () => {
    const facts = {
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      blockedURI: `${origin}/v2/`,
      ...more,
    };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), facts));
  });

/** "Banking information" with its frame open; `languages` grows by one with each attempt. */
export async function openBankScreen(options: ScreenOptions = {}) {
  const languages: string[] = [];
  const api: Partial<Api> = {
    startConnection: async (language) => {
      languages.push(language);
      return { connectionId: `con-${languages.length}`, url: `about:blank?${languages.length}`, origin };
    },
    ...options.api,
  };
  const screen = await mountScreen(BankingInfo, { ...options, api });
  /** happy-dom opens no page in a frame: stand in for the window that a browser gives it. */
  const frame = async () => {
    const found = await vi.waitUntil(() => screen.slot.querySelector('iframe'));
    const source = window.document.createElement('iframe') as unknown as Window;
    Object.defineProperty(found, 'contentWindow', { value: source });
    return { node: found, source };
  };
  const first = await frame();
  return {
    ...screen,
    languages,
    frame,
    node: first.node,
    source: first.source,
    post: (data: unknown, from: Partial<Sender> = {}) =>
      deliverMessage(data, { origin, source: first.source, ...from }),
  };
}
