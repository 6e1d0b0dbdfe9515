import type { Language } from '@tamarack/core/language';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { createFailure } from '@tamarack/core/protocol/request';
import type { StandaloneModule } from './downloads';
import type { ActiveCheckout } from './open-dialog';

/** Opens the window within the click, or a blocker stops it; its address follows when the session is there. */
export const openWindow = (
  apiUrl: string,
  code: Promise<StandaloneModule>,
  ask: () => Promise<SessionInfo>,
  language: Language | undefined,
): ActiveCheckout => {
  const child = open('', '_blank');
  const follow = async () => {
    if (!child) throw createFailure('popupBlocked', 'The browser did not let a window open', true);
    try {
      const [session, { followWindow }] = await Promise.all([ask(), code]);
      return followWindow(child, apiUrl, session, language);
    } catch (error) {
      child.close();
      throw error;
    }
  };
  return { done: follow(), stop: () => child?.close() };
};
