/**
 * No driver opens an on-screen keyboard, and only a pinch makes the visual viewport of a desktop's browser smaller. In the page,
 * before the dialog opens: a visual viewport of its own, which `setVisibleHeight` makes lower as a phone's keyboard does.
 */
export function replaceVisualViewport(): void {
  const own = Object.assign(new EventTarget(), {
    offsetLeft: 0,
    offsetTop: 0,
    pageLeft: 0,
    pageTop: 0,
    width: innerWidth,
    height: innerHeight,
    scale: 1,
  });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: own });
}

/** In that page. */
export function setVisibleHeight(height: number): void {
  const { visualViewport } = window;
  Object.assign(visualViewport ?? {}, { height });
  visualViewport?.dispatchEvent(new Event('resize'));
}
