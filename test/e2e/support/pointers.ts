import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What presses a point of the window, in two halves, between which something may happen. */
export interface Pointer {
  down(at: Point): Promise<void>;
  up(): Promise<void>;
}

export const pointers = {
  mouse: async ({ mouse }: Page): Promise<Pointer> => ({
    down: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    up: () => mouse.up(),
  }),
  /** Held for half a second, it is a long press, which chooses nothing. */
  finger: async (page: Page): Promise<Pointer> => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return {
      down: async (at) =>
        void (await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })),
      up: async () =>
        void (await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })),
    };
  },
} as const;
