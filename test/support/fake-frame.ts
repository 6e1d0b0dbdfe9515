import type { FrameMessage, PageMessage } from '@tamarack/core/protocol/frames';
import { act } from '@testing-library/react';
import type { FrameListeners, Frames } from '../../widget/api/frames';

/** In place of a secure frame's document: records what the page sends, and speaks for the frame. */
export function createFakeFrame() {
  const posted: PageMessage[] = [];
  const urls: string[] = [];
  let current: FrameListeners | null = null;
  const frames: Frames = {
    buildUrl: (kind, language, query = '') => {
      urls.push(`${kind}:${language}${query}`);
      return 'about:blank';
    },
    buildWindowUrl: (language) => `about:blank?${language}`,
    connect: (_frame, listeners) => {
      current = listeners;
      return {
        post: (message) => {
          posted.push(message);
        },
        close: () => {
          current = null;
        },
      };
    },
  };
  const say = async (message: FrameMessage): Promise<void> => act(async () => current?.onMessage(message));
  return {
    frames,
    posted,
    urls,
    say,
    /** The page's policy blocks the frame. */
    forbid: async (): Promise<void> => act(async () => current?.onForbidden()),
    /** The fields are filled in, and Enter is pressed. */
    submit: async (): Promise<void> => {
      await say({ type: 'state', state: 'complete' });
      await say({ type: 'submitRequested' });
    },
    /** Types of the messages that the frame received. */
    received: () => posted.map(({ type }) => type),
  };
}
