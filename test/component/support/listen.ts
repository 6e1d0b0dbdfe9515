import { act } from '@testing-library/react';

/** What a screen reader is told of, from the moment that the test begins to listen. */
export interface Listener {
  /** In order: the texts of live regions, and what has the focus, with its description. */
  readonly heard: () => readonly string[];
  /** Texts of polite regions that came with them: screen readers often say nothing then. */
  readonly unheard: () => readonly string[];
  /** A document outlives the test. */
  readonly stop: () => void;
}

const regionSelector = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output';

const tidy = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The text of an element as it is read out. */
function readText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
  return tidy(copy.textContent);
}

type Root = Document | ShadowRoot;

const readById = (root: Root, ids: string | null): string =>
  (ids ?? '')
    .split(' ')
    .flatMap((id) => (id === '' ? [] : (root.getElementById(id) ?? [])))
    .map(readText)
    .join(' ');

/** Name and description of what has the focus. */
function readFocused(root: Root, element: Element): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(readText) : [];
  const name =
    readById(root, element.getAttribute('aria-labelledby')) ||
    tidy(element.getAttribute('aria-label')) ||
    labels.join(' ') ||
    tidy(element.getAttribute('title')) ||
    readText(element);
  const group = element.closest('fieldset[aria-describedby]')?.getAttribute('aria-describedby') ?? null;
  return tidy(
    [name, readById(root, group), readById(root, element.getAttribute('aria-describedby'))].join(' '),
  );
}

/** Listens to a shadow root, or a frame's document, as screen readers do: to its live regions, and to where the focus goes. */
export function listen(root: Root): Listener {
  const heard: string[] = [];
  const unheard: string[] = [];
  const texts = new Map<Element, string>();
  const listRegions = (): Element[] =>
    [...root.querySelectorAll(regionSelector)].filter(
      (each) => !each.parentElement?.closest(regionSelector) && !each.closest('[hidden]'),
    );
  for (const region of listRegions()) texts.set(region, readText(region));
  const follow = (): void => {
    for (const region of listRegions()) {
      const before = texts.get(region);
      const now = readText(region);
      texts.set(region, now);
      if (now === '' || now === before) continue;
      if (before !== undefined || region.getAttribute('role') === 'alert') heard.push(now);
      else unheard.push(now);
    }
  };
  const observer = new MutationObserver(follow);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  const followFocus = ({ target }: Event): void => {
    if (target instanceof Element) heard.push(readFocused(root, target));
  };
  root.addEventListener('focusin', followFocus);
  return {
    heard: () => heard,
    unheard: () => unheard,
    stop: () => {
      observer.disconnect();
      root.removeEventListener('focusin', followFocus);
    },
  };
}

/** Until React and the observers have caught up. */
export const settle = (): Promise<void> => act(async () => new Promise((done) => setTimeout(done)));
