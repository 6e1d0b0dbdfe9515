import { brand } from '@tamarack/core/brand';
import type { ReportedEvent } from '@tamarack/core/protocol/analytics';
import type { AnalyticsVendor } from '../../intake/analytics';
import { fetchWithoutRedirect } from '../requests';

export interface PosthogConfig {
  /** Origin of the capture API: `https://us.i.posthog.com`, the European one, or a host of one's own. */
  readonly url: string;
  readonly projectKey: string;
  /** Timeout for a response. */
  readonly timeoutMs: number;
}

type Properties = Readonly<Record<string, string | boolean>>;

/** PostHog's capture API: https://posthog.com/docs/api/capture. It sees the server's address, never the customer's. */
export function createPosthog({ url, projectKey, timeoutMs }: PosthogConfig): AnalyticsVendor {
  return {
    send: async ({ visit, merchantId, language, at, events }) => {
      const shared = {
        distinct_id: visit,
        $session_id: visit,
        $lib: brand.id,
        // an opening is not a person, and there is no address to place it by
        $process_person_profile: false,
        $geoip_disable: true,
        merchant: merchantId,
        language,
      };
      const batch = events.map((event) => {
        const [name, properties] = toCapture(event);
        return { event: name, timestamp: at.toISOString(), properties: { ...shared, ...properties } };
      });
      const response = await fetchWithoutRedirect(`${url}/batch/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ api_key: projectKey, historical_migration: false, batch }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the analytics vendor answered ${response.status}`);
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
