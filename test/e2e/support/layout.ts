import { createCanvas, loadImage } from '@napi-rs/canvas';

/** In the page: where the dialog and its parts are, in whole pixels. */
export function readLayout() {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  const dialog = root?.querySelector('dialog');
  const body = root?.querySelector('.body');
  const title = root?.querySelector('h1');
  if (!dialog || !body || !title) throw new Error('no screen');
  const measure = (node: Element) => {
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
    return Object.fromEntries(
      Object.entries({ left, right, top, bottom, width, height }).map(([name, value]) => [
        name,
        Math.round(value),
      ]),
    ) as Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>;
  };
  const edges = (node: Element | null | undefined): readonly [number, number] | null => {
    if (!node) return null;
    const { left, right } = measure(node);
    return [left, right];
  };
  const form = title.closest('form');
  return {
    top: measure(dialog).top,
    height: measure(dialog).height,
    steps: [...(root?.querySelectorAll('[role=progressbar] span') ?? [])].map((name) => measure(name).left),
    column: edges(title),
    buttons: edges(form?.querySelector(':scope > div:last-child > div > div')),
    /** Pixels below the last part of the screen; negative where it scrolls. */
    empty: measure(body).bottom - measure(body.querySelector('.slot')?.lastElementChild ?? body).bottom,
  };
}

/** In the page: heights of the plans, of the chosen one's details, and of the rest of their screen. */
export function readPlans() {
  const form = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('form');
  const groups = [...(form?.querySelectorAll('fieldset') ?? [])].map((group) =>
    group.querySelectorAll('label'),
  );
  // the smaller group is that of their unit
  const [plans] = groups.sort((one, other) => other.length - one.length);
  const details = form?.querySelector('section');
  if (!form || !plans || !details) throw new Error('no plans');
  const measure = (node: Element): number => Math.round(node.getBoundingClientRect().height);
  const heights = [...plans].map(measure);
  const list = heights.reduce((sum, height) => sum + height, 0);
  return { rows: heights, details: measure(details), around: measure(form) - list - measure(details) };
}

/** Colours that fill at least a fiftieth of a picture. */
export async function countColours(png: Buffer): Promise<number> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count >= (width * height) / 50).length;
}
