import type { FrameMessage, PageMessage } from '@tamarack/core/protocol/frames';
import { act } from '@testing-library/react';
import type { FrameListeners, Frames } from '../../widget/api/frames/frames';

/**
 * In place of the documents of secure frames: records what the page sends, and speaks for the frame that has been there
 * longest.
 */
export function createFakeFrame() {
  const posted: PageMessage[] = [];
  const urls: string[] = [];
  const connected = new Set<FrameListeners>();
  const getFirst = (): FrameListeners | undefined => [...connected][0];
  const frames: Frames = {
    buildUrl: (kind, language, query = '') => {
      urls.push(`${kind}:${language}${query}`);
      return 'about:blank';
    },
    buildWindowUrl: (language) => `about:blank?${language}`,
    connect: (_frame, listeners) => {
      connected.add(listeners);
      return {
        post: (message) => {
          posted.push(message);
        },
        close: () => {
          connected.delete(listeners);
        },
      };
    },
  };
  const say = async (message: FrameMessage): Promise<void> => act(async () => getFirst()?.onMessage(message));
  return {
    frames,
    posted,
    urls,
    say,
    /** The page's policy blocks the frame. */
    forbid: async (): Promise<void> => act(async () => getFirst()?.onForbidden()),
    /** The fields are filled in, and Enter is pressed. */
    submit: async (): Promise<void> => {
      await say({ type: 'state', state: 'complete' });
      await say({ type: 'submitRequested' });
    },
    /** Types of the messages that the frame received. */
    received: () => posted.map(({ type }) => type),
  };
}
