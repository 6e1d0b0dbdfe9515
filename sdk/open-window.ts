import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { createFailure } from '@tamarack/core/protocol/request';
import type { StandaloneModule } from './downloads';
import type { ActiveCheckout } from './open-dialog';
import type { OpeningOptions } from './request';

/** Opens the window during the click, as popup blockers require, and navigates it once the session exists. */
export const openWindow = (
  apiUrl: string,
  code: Promise<StandaloneModule>,
  createSession: () => Promise<SessionInfo>,
  opening: OpeningOptions,
): ActiveCheckout => {
  const child = open('', '_blank');
  const run = async () => {
    if (!child) throw createFailure('popupBlocked', 'The window was blocked', true);
    try {
      const [session, { followWindow }] = await Promise.all([createSession(), code]);
      return followWindow(child, apiUrl, session, opening);
    } catch (error) {
      child.close();
      throw error;
    }
  };
  return { done: run(), stop: () => child?.close() };
};
