/** Milliseconds between a frame's `load` event and its next attempt, by attempt. */
const RELOAD_DELAYS = [1_000, 3_000];

interface ReloadOptions {
  /** Whether the document answered. */
  readonly isReady: () => boolean;
  /** The last attempt failed, too. */
  readonly onFailed: () => void;
}

/**
 * Loads a frame again whose document did not come: a frame's `load` event fires for error pages, too. A document that
 * came answers before its `load` event. Returns the unsubscribe function.
 */
export function reloadFailedFrame(
  frame: HTMLIFrameElement,
  { isReady, onFailed }: ReloadOptions,
): () => void {
  const delays = [...RELOAD_DELAYS];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLoad = (): void => {
    clearTimeout(timer);
    if (isReady()) return;
    const delay = delays.shift();
    timer = setTimeout(() => {
      if (isReady()) return;
      if (delay === undefined) onFailed();
      // the same address loads the document again
      else frame.setAttribute('src', frame.src);
    }, delay ?? RELOAD_DELAYS[0]);
  };
  frame.addEventListener('load', onLoad);
  return () => {
    clearTimeout(timer);
    frame.removeEventListener('load', onLoad);
  };
}
