/**
 * Milliseconds that an element must have been in sight before a press counts, so that one that was uncovered, or moved
 * under the finger, a moment ago does not.
 */
const minInSightMs = 500;

/** Browsers report a change of visibility within this time; none reports it sooner. */
const reportDelayMs = 100;

/** Narrower than any phone: a frame below it is not at its full size. */
const minWidth = 240;

/** The state of an act: `brief` may still become `seen`. */
type ActSight = 'seen' | 'brief' | 'unseen';

export interface Sight {
  /** Whether it is in sight now and has been for long enough. */
  isSteady(): boolean;
  /** Whether it was steady at any time since the last reset. */
  wasSteady(): boolean;
  /** Call it when a person acts on the element. */
  act(): void;
  /** Whether the element was in sight at the last act and for long enough around it. */
  getActSight(): ActSight;
  reset(): void;
}

/** Entries of browsers that can tell whether something covers the target, or shows it through a filter. */
type Entry = IntersectionObserverEntry & { readonly isVisible?: boolean };

/**
 * Watches whether a person can see an element: whole, in the window, and neither covered, faded nor distorted by the
 * page around this document, if the browser reports that. The page cannot deceive it: the browser computes visibility
 * across documents.
 */
export function watchSight(target: Element): Sight {
  let since: number | null = null;
  let steady = false;
  let actedAt: number | null = null;
  let actSeen = false;
  const isSteady = (): boolean => isLongAgo(since);
  /** Records the current state before it changes. */
  const update = (): void => {
    steady ||= isSteady();
    // a later report may still say that it was covered at the act
    actSeen ||= actedAt !== null && isSteady() && performance.now() - actedAt >= 2 * reportDelayMs;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const { intersectionRatio, isVisible = true } = entries.at(-1) as Entry;
      update();
      if (intersectionRatio < 0.99 || !isVisible) since = actedAt = null;
      else since ??= performance.now();
    },
    { threshold: [0, 0.5, 0.99, 1], ...{ trackVisibility: true, delay: reportDelayMs } },
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

/** Whether the page gives this document the size that it requested. */
export const isFullSize = (): boolean =>
  innerWidth >= minWidth && document.body.offsetHeight <= innerHeight + 1;

interface Approach {
  /** Whether it began long enough ago for a person to have intended it. */
  isSteady(): boolean;
}

/** Watches how a person gets to press in this document: by keyboard or assistive technology, or by mouse or finger. */
export function watchApproach(): { isSteady(byKeyboard: boolean): boolean } {
  const focus = watchFocus();
  const mouse = watchMouse();
  return { isSteady: (byKeyboard) => (byKeyboard ? focus : mouse).isSteady() };
}

/**
 * The focus in this document. The page can move it here, so it counts only from the person's first key or press.
 */
function watchFocus(): Approach {
  let since: number | null = performance.now();
  addEventListener('focus', () => {
    since = null;
  });
  const begin = (): void => {
    since ??= performance.now();
  };
  for (const type of ['keydown', 'keyup', 'pointerdown']) addEventListener(type, begin, true);
  return {
    isSteady: () => {
      // assistive technology presses without keys, so its second press counts
      begin();
      return isLongAgo(since);
    },
  };
}

/** A mouse over this document while the document stays in place: the page can move it under a resting pointer. */
function watchMouse(): Approach {
  let since: number | null = null;
  let last: PointerEvent | null = null;
  /** When the last press began; its duration does not matter. */
  let wasSteady = false;
  for (const type of ['pointerover', 'pointermove', 'pointerdown'] as const)
    addEventListener(type, (event) => {
      const { pointerType, screenX, screenY, clientX, clientY } = event;
      if (pointerType !== 'mouse') return;
      const rests = last?.screenX === screenX && last.screenY === screenY;
      const isMoved = rests && (last?.clientX !== clientX || last.clientY !== clientY);
      if (last === null || isMoved) since = performance.now();
      last = event;
      wasSteady = isLongAgo(since);
    });
  document.documentElement.addEventListener('pointerleave', () => {
    last = null;
  });
  // a finger does not hover before it presses
  return { isSteady: () => last === null || wasSteady };
}

const isLongAgo = (since: number | null): boolean =>
  since !== null && performance.now() - since >= minInSightMs;
