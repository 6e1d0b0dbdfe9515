import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import type { AnalyticsEvent } from '../../../widget/analytics/analytics';
import { createApi } from '../../../widget/api/create-api';
import type { ApplicationView } from '../../../widget/api/types';
import { createWidgetStore } from '../../../widget/store/create-store';
import { createFakeProvider } from './fake-provider';

export const session: SessionInfo = {
  sessionToken: 'token-1',
  checkoutId: 'checkout-1',
  isAmountQualified: true,
  minimumPurchaseAmount: 500,
  cartTotal: 2400,
  requestSource: 'tamarackDirectApp',
};

/** A store over the real client, over a provider in memory. */
export function buildStore(view: ApplicationView, loadingTime?: number) {
  const provider = createFakeProvider(view);
  const emitted: WidgetEvent[] = [];
  const tracked: AnalyticsEvent[] = [];
  const closes = { count: 0 };
  const store = createWidgetStore({
    makeApi: (info) =>
      createApi({ apiUrl: 'https://api.test', session: info, fetch: provider.fetch, retryDelay: 1 }),
    emit: (event) => void event.then((settled) => emitted.push(settled)),
    analytics: { track: (event) => tracked.push(event) },
    language: () => 'fr',
    requestClose: () => {
      closes.count += 1;
    },
    loadingTime,
    page: window,
  });
  return { store, provider, emitted, tracked, closes };
}

export async function buildLoadedStore(view: ApplicationView) {
  const built = buildStore(view);
  await built.store.load(Promise.resolve(session));
  return built;
}
