import type { FrameKind } from '@tamarack/core/protocol/frames';
import { expect } from 'vitest';
import type { Applicant } from './applicant';

/**
 * Gives a secure frame another width, as the page around it can; returns the height of its document, which the page hears.
 * CSS pixels.
 */
export async function measureAtWidth({ dialog }: Applicant, kind: FrameKind, width: number): Promise<number> {
  const element = dialog.locator(`iframe[src*="/frames/${kind}?"]`);
  await element.evaluate((node: HTMLElement, value) => {
    node.style.width = `${value}px`;
  }, width);
  const body = element.contentFrame().locator('body');
  await expect.poll(() => body.evaluate(() => innerWidth)).toBe(width);
  return body.evaluate((node) => node.getBoundingClientRect().height);
}

/** As the widget places it. */
export const restoreWidth = ({ dialog }: Applicant, kind: FrameKind): Promise<void> =>
  dialog.locator(`iframe[src*="/frames/${kind}?"]`).evaluate((node: HTMLElement) => {
    node.style.width = '';
  });
