import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { ElementContext, PartialResults, Result, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Minified, it takes half as long to send to a document and to compile there. */
const minified = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Defines `axe` in a document. Results name an element by its source: a selector and an XPath of each element that passed a
 * rule take longer than the rules. `selector` keeps its length, which is the depth of the frame.
 */
export const axeScript = `${fs.readFileSync(minified, 'utf8')};
axe.utils.nodeSerializer.update({
  toSpec: ({ source, ancestry, nodeIndexes, fromFrame }) =>
    ({ source, ancestry, nodeIndexes, fromFrame, selector: [''], xpath: [''] }),
});`;

const options: RunOptions = { resultTypes: ['violations'] };

/**
 * What axe finds in a part of a page, or in all of it, frames included. The page itself puts the frames' results together:
 * `AxeBuilder` opens a blank page for that, which takes most of its processor time.
 */
export async function findViolations(page: Page, part?: string): Promise<readonly Result[]> {
  const results = await runInFrames(
    page.mainFrame(),
    part === undefined ? { exclude: [] } : { include: [part] },
  );
  const { violations } = await page.evaluate(([partial, given]) => window.axe.finishRun(partial, given), [
    results,
    options,
  ] as const);
  return violations;
}

/** A frame's result, and those of the frames in it; null for a frame that is gone. */
async function runInFrames(frame: Frame, context: ElementContext): Promise<PartialResults> {
  if ((await frame.evaluate('typeof window.axe')) === 'undefined') await frame.evaluate(axeScript);
  // a context may contain elements: its type is too deep for the driver's
  const given: unknown = context;
  const inner = await frame.evaluate(
    (part) => window.axe.utils.getFrameContexts(part as ElementContext),
    given,
  );
  const result = await frame.evaluate(([part, how]) => window.axe.runPartial(part as ElementContext, how), [
    given,
    options,
  ] as const);
  const results: PartialResults = [result];
  for (const { frameSelector, frameContext } of inner) {
    const element = await frame.evaluateHandle(
      (selector) => window.axe.utils.shadowSelect(selector),
      frameSelector,
    );
    const child = await element.asElement()?.contentFrame();
    results.push(...(child ? await runInFrames(child, frameContext).catch(() => [null]) : [null]));
  }
  return results;
}
