/** Milliseconds between a frame's `load` event and its next attempt, by attempt. */
const RELOAD_DELAYS = [1_000, 3_000];

interface ReloadOptions {
  /** Whether the document has loaded and responded. */
  readonly isReady: () => boolean;
  /** The last attempt failed, too. */
  readonly onFailed: () => void;
}

/**
 * Reloads a frame whose document failed to load. A frame's `load` event fires for error pages too, but a loaded document
 * responds before its `load` event. Returns the unsubscribe function.
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
