/** Milliseconds in sight before a press counts: what was uncovered or moved under the finger a moment ago does not. */
const leastInSight = 500;

/** Browsers report a change of sight within this time; none reports faster. */
const delay = 100;

/** Smaller than any phone: the frame is not at its full size. */
const leastWidth = 240;

/** What is known of an act: `brief` may still become `seen`. */
export type ActSight = 'seen' | 'brief' | 'unseen';

export interface Sight {
  /** In sight now, and for long enough. */
  isSteady(): boolean;
  /** Was so at any time since the last reset. */
  wasSteady(): boolean;
  /** A person does something with the element now. */
  act(): void;
  /** Whether the element was in sight at the last act and for long enough around it. */
  getActSight(): ActSight;
  reset(): void;
}

/** Entries of browsers that can tell whether something covers the target, or shows it through a filter. */
type Entry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/**
 * Watches whether a person can see an element: whole, in the window, and neither covered, faded nor distorted by the
 * page around this document, where the browser tells. The page cannot deceive it: the browser computes it across
 * documents.
 */
export function watchSight(target: Element): Sight {
  let since: number | null = null;
  let steady = false;
  let actedAt: number | null = null;
  let actSeen = false;
  const isSteady = (): boolean => since !== null && performance.now() - since >= leastInSight;
  /** Takes note of what is true now, before it ends. */
  const update = (): void => {
    steady ||= isSteady();
    // a later report may still say that it was covered at the act
    actSeen ||= actedAt !== null && isSteady() && performance.now() - actedAt >= 2 * delay;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const { intersectionRatio, isVisible = true } = entries.at(-1) as Entry;
      update();
      if (intersectionRatio < 0.99 || !isVisible) since = actedAt = null;
      else since ??= performance.now();
    },
    { threshold: [0, 0.5, 0.99, 1], ...{ trackVisibility: true, delay } },
  );
  observer.observe(target);
  return {
    isSteady,
    wasSteady: () => {
      update();
      return steady;
    },
    act: () => {
      actSeen = false;
      actedAt = since === null ? null : performance.now();
    },
    getActSight: () => {
      update();
      return actSeen ? 'seen' : actedAt === null ? 'unseen' : 'brief';
    },
    reset: () => {
      steady = actSeen = false;
      actedAt = null;
    },
  };
}

/** The page gives this document all the room that it asked for. */
export const isFullSize = (): boolean =>
  innerWidth >= leastWidth && document.body.offsetHeight <= innerHeight + 1;

/** When the focus came into this document. */
export function watchFocus(): { isSteady(): boolean } {
  let since = performance.now();
  addEventListener('focus', () => {
    since = performance.now();
  });
  return { isSteady: () => performance.now() - since >= leastInSight };
}
