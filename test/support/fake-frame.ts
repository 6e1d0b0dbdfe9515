import type { FrameMessage, PageMessage } from '@tamarack/core/protocol/frames';
import { act } from '@testing-library/react';
import type { Frames } from '../../widget/api/frames';

/** In place of a secure frame's document: records what the page sends, and speaks for the frame. */
export function createFakeFrame() {
  const posted: PageMessage[] = [];
  const urls: string[] = [];
  let listener: ((message: FrameMessage) => void) | null = null;
  const frames: Frames = {
    buildUrl: (kind, language, query = '') => {
      urls.push(`${kind}:${language}${query}`);
      return 'about:blank';
    },
    connect: (_frame, onMessage) => {
      listener = onMessage;
      return {
        post: (message) => {
          posted.push(message);
        },
        close: () => {
          listener = null;
        },
      };
    },
  };
  const say = async (message: FrameMessage): Promise<void> => act(async () => listener?.(message));
  return {
    frames,
    posted,
    urls,
    say,
    /** The fields are filled in, and Enter is pressed. */
    submit: async (): Promise<void> => {
      await say({ type: 'state', state: 'complete' });
      await say({ type: 'submitRequested' });
    },
    /** Types of the messages that the frame received. */
    received: () => posted.map(({ type }) => type),
  };
}
