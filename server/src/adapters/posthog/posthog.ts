import { brand } from '@tamarack/core/brand';
import type { ReportedEvent } from '@tamarack/core/protocol/analytics';
import type { AnalyticsVendor } from '../../intake/analytics';
import { fetchWithoutRedirect } from '../requests';
import { toRrweb } from './to-rrweb';

export interface PosthogConfig {
  /** Origin of the capture API: `https://us.i.posthog.com`, the European one, or a self-hosted one. */
  readonly url: string;
  readonly projectKey: string;
  /** Timeout for a response. */
  readonly timeoutMs: number;
}

type Properties = Readonly<Record<string, string | boolean>>;

/** Properties of every event of a visit. */
const toShared = (visit: string) => ({
  distinct_id: visit,
  $session_id: visit,
  $lib: brand.id,
  // a visit is not a person, and has no address to locate it by
  $process_person_profile: false,
  $geoip_disable: true,
});

/** PostHog's capture API: https://posthog.com/docs/api/capture. It sees the server's address, never the customer's. */
export function createPosthog({ url, projectKey, timeoutMs }: PosthogConfig): AnalyticsVendor {
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetchWithoutRedirect(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the analytics vendor responded with ${response.status}`);
  };
  return {
    send: ({ visit, merchantId, language, at, events }) => {
      const shared = { ...toShared(visit), merchant: merchantId, language };
      const batch = events.map((event) => {
        const [name, properties] = toCapture(event);
        return { event: name, timestamp: at.toISOString(), properties: { ...shared, ...properties } };
      });
      return post('/batch/', { api_key: projectKey, historical_migration: false, batch });
    },

    // not in the documented API: PostHog's own script sends this, and its capture service reads it
    record: ({ visit, items }) => {
      const events = items.flatMap(toRrweb);
      return post('/s/', {
        event: '$snapshot',
        properties: {
          ...toShared(visit),
          token: projectKey,
          $window_id: visit,
          $snapshot_source: 'web',
          $snapshot_bytes: JSON.stringify(events).length,
          $snapshot_data: events,
        },
      });
    },
  };
}

function toCapture(event: ReportedEvent): readonly [name: string, properties: Properties] {
  switch (event.name) {
    case 'step':
      return [
        '$pageview',
        { $current_url: `${brand.website}${event.route}`, $pathname: event.route, first: event.first },
      ];
    case 'pageView':
      return ['$pageview', { title: event.title }];
    case 'language':
      return ['language changed', { chosen: event.language }];
    case 'problem':
      return ['problem met', { problem: event.type }];
    case 'end':
      return ['checkout ended', { end: event.end }];
  }
}
