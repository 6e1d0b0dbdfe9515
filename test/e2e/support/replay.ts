import path from 'node:path';
import type { Page } from 'playwright-core';

interface RrwebEvent {
  readonly type: number;
  readonly timestamp: number;
  readonly data: { readonly source?: number; readonly text?: string; readonly plugin?: string };
}

/** The player's own script, as a vendor's page runs it. */
const player = path.resolve('node_modules/rrweb/umd/rrweb.min.js');
const pluginType = 6;
const inputSource = 5;

/** Events of a recording that reached PostHog's `/s/`, in the order in which a player shows them. */
export const readEvents = (bodies: readonly string[]): readonly RrwebEvent[] =>
  bodies
    .flatMap((body): RrwebEvent[] => JSON.parse(body).properties.$snapshot_data)
    .sort((a, b) => a.timestamp - b.timestamp);

/** Contents of fields, in their order. */
export const readInputs = (events: readonly RrwebEvent[]): readonly string[] =>
  events.flatMap(({ data }) => (data.source === inputSource && data.text ? [data.text] : []));

/** Names of the recorded requests. */
export const readRequests = (events: readonly RrwebEvent[]): string =>
  JSON.stringify(events.filter(({ type, data }) => type === pluginType && data.plugin === 'rrweb/network@1'));

/** Plays a recording on an empty page until its end: what its dialog says, and how its title looks. */
export async function replay(page: Page, events: readonly RrwebEvent[]) {
  await page.goto('about:blank');
  await page.addScriptTag({ path: player });
  return page.evaluate(async (recorded) => {
    const { Replayer } = Reflect.get(window, 'rrweb');
    const warnings: string[] = [];
    const logger = { log: () => {}, warn: (...parts: unknown[]) => warnings.push(String(parts[1])) };
    const replayer = new Replayer(recorded, { root: document.body, logger });
    replayer.pause(replayer.getMetaData().totalTime);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const root = document.querySelector('iframe')?.contentDocument?.querySelector('body > div')?.shadowRoot;
    const title = root?.querySelector('h1');
    return {
      warnings,
      title: title?.textContent ?? null,
      weight: title ? getComputedStyle(title).fontWeight : null,
      text: root?.textContent ?? '',
    };
  }, events);
}
