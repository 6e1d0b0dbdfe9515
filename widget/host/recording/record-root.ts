import type { RecordedItem } from '@tamarack/core/recording/recorded-items';
import type { UntimedItem } from './emit';
import { followNodes } from './follow-nodes';
import { followSheets } from './follow-sheets';

/** Milliseconds between two recorded positions of the pointer. */
const pointerPause = 100;

const observed: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
};

/**
 * Records the dialog: its document, styles, fields, presses and the pointer over it, each masked. It begins at the shadow root
 * and never reads anything outside of it, and it replaces no function of the page: it observes, and listens on the root. A failure
 * ends the recording and nothing else.
 *
 * @returns ends the recording
 */
export function recordRoot(root: ShadowRoot, receive: (item: RecordedItem) => void): () => void {
  const view = root.ownerDocument.defaultView;
  if (!view) return () => {};
  let last = 0;
  /** Gives each item a later time than the previous one, because players sort by time. */
  const emit = (item: UntimedItem): void => {
    last = Math.max(Date.now(), last + 1);
    receive({ ...item, at: last } as RecordedItem);
  };
  const nodes = followNodes(root, emit);
  const compareSheets = followSheets(root, emit);
  const ends = new AbortController();
  const stop = (): void => ends.abort();
  const attempt = <A extends readonly unknown[]>(act: (...args: A) => void) => {
    return (...args: A): void => {
      if (ends.signal.aborted) return;
      try {
        act(...args);
      } catch {
        stop();
      }
    };
  };

  const observer = new view.MutationObserver(
    attempt((records: MutationRecord[]) => {
      compareSheets();
      nodes.follow(records);
      nodes.followFields();
    }),
  );
  ends.signal.addEventListener('abort', () => observer.disconnect());

  const listen = <E extends Event>(target: EventTarget, type: string, act: (event: E) => void): void =>
    target.addEventListener(type, attempt(act) as EventListener, {
      capture: true,
      passive: true,
      signal: ends.signal,
    });
  /** After the application has formatted the input. */
  const followFieldsSoon = (): void => void setTimeout(attempt(nodes.followFields));
  const size = () => ({ width: view.innerWidth, height: view.innerHeight });
  const locate = ({ target, clientX, clientY }: MouseEvent) => ({
    id: nodes.findId(target as Node | null),
    x: round(clientX),
    y: round(clientY),
  });
  let pointed = 0;

  attempt(() => {
    emit({ kind: 'start', ...size() });
    compareSheets();
    nodes.begin();
    nodes.followFields();
    observer.observe(root, observed);
    listen(root, 'change', followFieldsSoon);
    listen(root, 'focusout', followFieldsSoon);
    listen(root, 'click', (event: MouseEvent) => emit({ kind: 'press', ...locate(event) }));
    listen(root, 'pointermove', (event: PointerEvent) => {
      if (event.timeStamp - pointed < pointerPause) return;
      pointed = event.timeStamp;
      emit({ kind: 'pointer', ...locate(event) });
    });
    listen(root, 'scroll', ({ target }) => {
      if (!(target instanceof view.Element)) return;
      const { scrollLeft, scrollTop } = target;
      emit({ kind: 'scroll', id: nodes.findId(target), x: round(scrollLeft), y: round(scrollTop) });
    });
    listen(view, 'resize', () => emit({ kind: 'resize', ...size() }));
  })();

  return stop;
}

const round = (pixels: number): number => Math.max(-99_999, Math.min(99_999, Math.round(pixels)));
