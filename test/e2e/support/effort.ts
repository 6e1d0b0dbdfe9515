import type { Page } from 'playwright-core';

/** What a flow asks of a person. */
export interface Effort {
  readonly screens: number;
  /** Typed or chosen from a list. The bank's own are not counted: they are the same wherever its login stands. */
  readonly fields: number;
  /** Of buttons, boxes, links and options, not of a field before it is typed in. Without the bank's own. */
  readonly presses: number;
  readonly characters: number;
  /** To be seen when a screen has settled, outside the agreement and the bank's own pages. */
  readonly words: number;
}

type Act =
  | { readonly kind: 'press' }
  | { readonly kind: 'field'; readonly id: string; readonly length: number };

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function sumUp(acts: readonly Act[], words: Readonly<Record<string, number>>): Effort {
  const lengths = new Map<string, number>();
  for (const act of acts) if (act.kind === 'field') lengths.set(act.id, act.length);
  return {
    screens: Object.keys(words).length,
    fields: lengths.size,
    presses: acts.filter(({ kind }) => kind === 'press').length,
    characters: [...lengths.values()].reduce((sum, length) => sum + length, 0),
    words: Object.values(words).reduce((sum, each) => sum + each, 0),
  };
}

/** Watches a page before it is opened. Lengths leave a frame, never what was typed. */
export async function watchEffort(page: Page) {
  const acts: Act[] = [];
  const words: Record<string, number> = {};
  await page.exposeBinding('countAct', ({ frame }, act: Act) => {
    if (isOurs(frame.url()) || frame === page.mainFrame()) acts.push(act);
  });
  await page.addInitScript(watchActs);
  return {
    /** Counts what is to be read once the screen has settled. */
    async onScreen(screen: string): Promise<void> {
      for (let before = -1, tries = 0; tries < 20; tries++) {
        const now = await countVisible(page);
        words[screen] = now;
        if (now === before) return;
        before = now;
        await page.waitForTimeout(300);
      }
    },
    sum: (): Effort => sumUp(acts, words),
  };
}

const isOurs = (url: string): boolean => /\/frames\//.test(url);

async function countVisible(page: Page): Promise<number> {
  const frames = page.frames().filter((frame) => /\/frames\/(?!agreement)/.test(frame.url()));
  const texts = await Promise.all(
    [page.mainFrame(), ...frames].map((frame) => frame.evaluate(readVisible).catch(() => '')),
  );
  return countWords(texts.join(' '));
}

/** In the page: the text in the dialog, or in a whole frame of ours, without lists that are shut. */
function readVisible(): string {
  const root =
    window === window.top
      ? [...document.querySelectorAll('[data-tamarack]')]
          .map((host) => host.shadowRoot?.querySelector('dialog, [role=dialog]'))
          .find(Boolean)
      : document.body;
  if (!root) return '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (
      !parent?.checkVisibility({ visibilityProperty: true }) ||
      parent.closest('select, script, style, template')
    )
      continue;
    let isShown = true;
    for (let each: Element | null = parent; each && each !== root; each = each.parentElement) {
      const { width, height } = each.getBoundingClientRect();
      if (getComputedStyle(each).display !== 'contents' && (width <= 1 || height <= 1)) isShown = false;
    }
    if (isShown) texts.push(walker.currentNode.textContent ?? '');
  }
  return texts.join(' ');
}

/** In every frame, before its own code. */
function watchActs(): void {
  const tell = (act: unknown): void => (window as unknown as { countAct(act: unknown): void }).countAct(act);
  const ids = new WeakMap<EventTarget, string>();
  addEventListener(
    'pointerdown',
    (event) => {
      const path = event.composedPath();
      const isInFlow =
        window !== window.top ||
        path.some((each) => each instanceof Element && each.matches('[data-tamarack]'));
      const [target] = path;
      const isField =
        target instanceof Element &&
        target.matches('select, textarea, input:not([type=checkbox], [type=radio])');
      if (event.isTrusted && isInFlow && !isField) tell({ kind: 'press' });
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const [target] = event.composedPath();
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) return;
      const id = ids.get(target) ?? crypto.randomUUID();
      ids.set(target, id);
      tell({ kind: 'field', id, length: target instanceof HTMLSelectElement ? 0 : target.value.length });
    },
    true,
  );
}
