import type { Route } from '@tamarack/core/flow/steps';
import { emitPageEvent } from '../host/page-events';
import { hasPrivacyControl } from '../host/privacy-control';
import type { Analytics, AnalyticsEvent } from './analytics';
import type { BeaconOptions } from './beacon';
import type { EventQueue } from './event-queue';

interface FollowOptions extends Omit<BeaconOptions, 'fetch' | 'isRecorded'> {
  /** See `MountOptions`. */
  readonly consent?: boolean | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** See `WidgetOptions`. */
  readonly onRoute?: ((route: Route) => void) | undefined;
}

/**
 * Reports to the page which screens are shown, and all events to the provider, unless other analytics were given or the
 * customer did not consent. Returns the function that stops it.
 */
export function followEvents(queue: EventQueue, options: FollowOptions): () => void {
  const { consent, onRoute = (route: Route) => emitPageEvent('step', { route }) } = options;
  // the browser's Global Privacy Control overrides the consent that the page passes
  const isRecorded = consent === true && !hasPrivacyControl();
  // a page without TypeScript may pass any value: everything but `true` is a refusal
  const isCounted = consent === undefined || consent === true;
  const beacon =
    isCounted && !queue.isGiven
      ? loadBeacon({ ...options, fetch: options.fetch ?? fetch, isRecorded })
      : null;
  if (!options.onRoute) emitPageEvent('opened', null);
  queue.take((event) => {
    if (event.name === 'step') onRoute(event.route);
    beacon?.track(event);
  });
  return () => beacon?.stop?.();
}

/** Downloads the beacon; events wait for it. If the download fails, nothing is counted and the checkout continues. */
function loadBeacon(options: BeaconOptions): Analytics {
  const waiting: AnalyticsEvent[] = [];
  let beacon: Analytics | undefined;
  let stopped = false;
  const load = async (): Promise<void> => {
    const { createBeacon } = await import('./beacon');
    beacon = createBeacon(options);
    for (const event of waiting) beacon.track(event);
    if (stopped) beacon.stop?.();
  };
  load().catch(() => {});
  return {
    track(event) {
      if (beacon) beacon.track(event);
      else waiting.push(event);
    },
    stop() {
      stopped = true;
      beacon?.stop?.();
    },
  };
}
