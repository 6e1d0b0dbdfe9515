import type { Frame, Page } from 'playwright-core';

/** What a flow asks of a person. */
export interface Effort {
  /** A question over a screen is one of its own. */
  readonly screens: number;
  /** Typed or chosen from a list. The bank's own are not counted: they are the same wherever its login stands. */
  readonly fields: number;
  /**
   * Of buttons, boxes, links and options, not of a field before it is typed in. Without the bank's own. Files are one press,
   * of the button that opens the system's dialog.
   */
  readonly presses: number;
  readonly characters: number;
  /** To be seen when a screen has settled, outside the agreement and the bank's own pages. */
  readonly words: number;
  /** Of the agreement, with what signs it. */
  readonly agreementWords: number;
}

/** What is to be read on a screen. */
type Reading = Pick<Effort, 'words' | 'agreementWords'>;

type Act =
  | { readonly kind: 'press' }
  | { readonly kind: 'field'; readonly id: string; readonly length: number };

/** French groups thousands by a space: `8 418,50` is one number, as `8,418.50` is. */
const thousands = /(?<=\d)[\u00a0\u202f](?=\d{3}(?![\d\u2011-]))/g;

function countWords(text: string): number {
  return text
    .replace(thousands, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function sumUp(acts: readonly Act[], readings: readonly Reading[]): Effort {
  const lengths = new Map<string, number>();
  for (const act of acts) if (act.kind === 'field') lengths.set(act.id, act.length);
  return {
    screens: readings.length,
    fields: lengths.size,
    presses: acts.filter(({ kind }) => kind === 'press').length,
    characters: sum([...lengths.values()]),
    words: sum(readings.map(({ words }) => words)),
    agreementWords: sum(readings.map(({ agreementWords }) => agreementWords)),
  };
}

/** Watches a page before it is opened. Lengths leave a frame, never what was typed. */
export async function watchEffort(page: Page) {
  const acts: Act[] = [];
  const readings = new Map<string, Reading>();
  await page.exposeBinding('countAct', ({ frame }, act: Act) => {
    if (isOurs(frame) || frame === page.mainFrame()) acts.push(act);
  });
  await page.addInitScript(watchActs);
  return {
    /** Counts what is to be read once the screen has settled, or until it goes on by itself. */
    async onScreen(screen: string): Promise<void> {
      let before = await readScreen(page);
      readings.set(screen, before.reading);
      for (let tries = 0; tries < 20; tries++) {
        await page.waitForTimeout(300);
        const now = await readScreen(page);
        if (now.title !== before.title) return;
        readings.set(screen, now.reading);
        if (now.isWhole && isEqual(now.reading, before.reading)) return;
        before = now;
      }
    },
    sum: (): Effort => sumUp(acts, [...readings.values()]),
  };
}

interface Screen {
  readonly title: string;
  readonly reading: Reading;
  /** Every frame has its text. */
  readonly isWhole: boolean;
}

interface FrameReading {
  readonly kind: string;
  readonly words: number;
}

const framePath = /\/frames\/([\w-]+)/;

const isOurs = (frame: Frame): boolean => framePath.test(frame.url());

const isEqual = (one: Reading, other: Reading): boolean =>
  one.words === other.words && one.agreementWords === other.agreementWords;

async function readScreen(page: Page): Promise<Screen> {
  const { title, text, frameCount } = await page.mainFrame().evaluate(readVisible);
  const frames = (await Promise.all(page.frames().filter(isOurs).map(readFrame))).flat();
  const count = (those: readonly FrameReading[]): number => sum(those.map(({ words }) => words));
  const agreements = frames.filter(({ kind }) => kind === 'agreement');
  const others = frames.filter(({ kind }) => kind !== 'agreement');
  return {
    title,
    reading: { words: countWords(text) + count(others), agreementWords: count(agreements) },
    // that of the bank has nothing but the bank's page
    isWhole: frames.filter(({ kind, words }) => words > 0 || kind === 'bank').length >= frameCount,
  };
}

/** None of a frame that is hidden, lies under a question, or goes away meanwhile. */
async function readFrame(frame: Frame): Promise<readonly FrameReading[]> {
  const kind = framePath.exec(frame.url())?.[1] ?? '';
  try {
    const element = await frame.frameElement();
    if (!(await element.evaluate(isToBeSeen))) return [];
    return [{ kind, words: countWords((await frame.evaluate(readVisible)).text) }];
  } catch {
    return [];
  }
}

/** In the page: whether the frame is shown, and no question lies over it. */
function isToBeSeen(frame: Element): boolean {
  const dialogs = [...(frame.getRootNode() as ShadowRoot).querySelectorAll('dialog[open]')];
  return frame.checkVisibility() && (dialogs.at(-1)?.contains(frame) ?? true);
}

/** In the page: the text in the dialog, or in the question over it, or in a whole frame of ours, without lists that are shut. */
function readVisible(): { title: string; text: string; frameCount: number } {
  const root =
    window === window.top
      ? [...document.querySelectorAll('[data-tamarack]')]
          .flatMap((host) => [...(host.shadowRoot?.querySelectorAll('dialog[open]') ?? [])])
          .at(-1)
      : document.body;
  if (!root) return { title: '', text: '', frameCount: 0 };
  const title = [...root.querySelectorAll('h1, h2')].find((each) => each.checkVisibility());
  const frames = [...root.querySelectorAll('iframe')].filter(
    (frame) => frame.checkVisibility() && frame.src.includes('/frames/'),
  );
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
  return { title: title?.textContent ?? '', text: texts.join(' '), frameCount: frames.length };
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
      if (target instanceof HTMLInputElement && target.type === 'file') return tell({ kind: 'press' });
      const id = ids.get(target) ?? crypto.randomUUID();
      ids.set(target, id);
      tell({ kind: 'field', id, length: target instanceof HTMLSelectElement ? 0 : target.value.length });
    },
    true,
  );
}
