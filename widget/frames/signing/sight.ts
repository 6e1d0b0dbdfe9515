/** Milliseconds in sight before a press counts: what was uncovered or moved under the finger a moment ago does not. */
const leastInSight = 500;

/** Browsers report a change of sight within this time; none reports faster. */
const delay = 100;

/** Smaller than any phone: the frame is not at its full size. */
const leastWidth = 240;

/** The state of an act: `brief` may still become `seen`. */
type ActSight = 'seen' | 'brief' | 'unseen';

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
  const isSteady = (): boolean => isLongAgo(since);
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

interface Approach {
  /** Began long enough ago for a person to have meant it. */
  isSteady(): boolean;
}

/** How a person comes to press in this document: by keyboard or assistive technology, or by mouse or finger. */
export function watchApproach(): { isSteady(byKeyboard: boolean): boolean } {
  const focus = watchFocus();
  const mouse = watchMouse();
  return { isSteady: (byKeyboard) => (byKeyboard ? focus : mouse).isSteady() };
}

/**
 * The focus in this document. The page can move it here, so it counts from the first key or press that the person makes
 * with it.
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
      // an assistive technology presses without keys: its second press counts
      begin();
      return isLongAgo(since);
    },
  };
}

/** A mouse over this document, which stays where it is: the page can move it under a pointer that rests. */
function watchMouse(): Approach {
  let since: number | null = null;
  let last: PointerEvent | null = null;
  /** When the last press began: how long it took is the person's affair. */
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
  // a finger does not rest anywhere before it presses
  return { isSteady: () => last === null || wasSteady };
}

const isLongAgo = (since: number | null): boolean =>
  since !== null && performance.now() - since >= leastInSight;
