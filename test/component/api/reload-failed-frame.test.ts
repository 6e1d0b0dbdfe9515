import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadFailedFrame } from '../../../widget/api/frames/reload-failed-frame';

const address = 'about:blank?frame';

describe('a frame whose document does not come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** `reloads` counts how often the address was set again. */
  const watch = (isReady: () => boolean) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    const reloads = vi.spyOn(frame, 'setAttribute');
    const onFailed = vi.fn();
    const stop = reloadFailedFrame(frame, { isReady, onFailed });
    const load = (ms: number): void => {
      frame.dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(ms);
    };
    return { load, stop, reloads, onFailed };
  };

  test('is loaded again twice, and is then reported', () => {
    const { load, reloads, onFailed } = watch(() => false);
    load(999);
    expect(reloads).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reloads.mock.calls).toEqual([['src', address]]);
    load(3_000);
    expect(reloads).toHaveBeenCalledTimes(2);
    expect(onFailed).not.toHaveBeenCalled();
    load(1_000);
    expect(reloads).toHaveBeenCalledTimes(2);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  test('is left alone once it has answered', () => {
    let isReady = false;
    const { load, reloads, onFailed } = watch(() => isReady);
    load(500);
    isReady = true;
    vi.advanceTimersByTime(10_000);
    load(10_000);
    expect(reloads).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('is left alone once it has been removed', () => {
    const { load, stop, reloads } = watch(() => false);
    load(500);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(reloads).not.toHaveBeenCalled();
  });
});
