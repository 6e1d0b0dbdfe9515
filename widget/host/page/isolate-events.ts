export const keys: readonly string[] = ['keydown', 'keypress', 'keyup'];
const focus = ['focusin', 'focusout'];
const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'];
const scrolling = ['wheel', 'touchmove'];

/** How an event looks to the page: already handled, not cancelable, and without a known key. */
const disguise: Readonly<Record<string, unknown>> = {
  defaultPrevented: true,
  preventDefault() {},
  stopPropagation() {},
  stopImmediatePropagation() {},
  key: 'Unidentified',
  code: '',
  keyCode: 0,
};

/**
 * Keeps the page's shortcuts, focus traps, dismissable layers and scroll locks from acting on what happens in the dialog,
 * which is outside of all of them. On the way up an event stops at the host element. On the way down the page is first,
 * so the event is in disguise until it reaches the host element; the browser's own default action is not affected.
 *
 * @param types of events
 * @param isOurs false: the page receives the event like any other
 * @returns the function that undoes it
 */
export const isolateEvents = (
  host: HTMLElement,
  types: readonly string[] = [...keys, ...focus, ...presses, ...scrolling],
  isOurs: (event: Event) => boolean = () => true,
): (() => void) => {
  /** Own properties of events that the disguise hides: polyfills have some. */
  const hidden = new WeakMap<Event, PropertyDescriptorMap>();

  const conceal = (event: Event): void => {
    if (!event.composedPath().includes(host) || !isOurs(event)) return;
    const own: PropertyDescriptorMap = {};
    for (const name in disguise) {
      const before = Object.getOwnPropertyDescriptor(event, name);
      if (!(name in event) || before?.configurable === false) continue;
      if (before) own[name] = before;
      Object.defineProperty(event, name, { value: disguise[name], configurable: true });
    }
    hidden.set(event, own);
  };
  const reveal = (event: Event): void => {
    const own = hidden.get(event);
    if (!own) return;
    for (const name in disguise) Reflect.deleteProperty(event, name);
    Object.defineProperties(event, own);
  };
  const stop = (event: Event): void => {
    if (isOurs(event)) event.stopPropagation();
  };

  // passive: scrolling does not wait for these
  for (const type of types) {
    addEventListener(type, conceal, { capture: true, passive: true });
    host.addEventListener(type, reveal, { capture: true, passive: true });
    host.addEventListener(type, stop, { passive: true });
  }
  return () => {
    for (const type of types) removeEventListener(type, conceal, true);
  };
};
