import { brand } from '@tamarack/core/brand';
import type { Problem } from '@tamarack/core/errors/catalogue';
import type { PublicRates } from '@tamarack/core/lending/public-rates';
import { type RateTable, ratesPath, readRateTable } from '@tamarack/core/protocol/rate-table';
import type { Settings } from '../elements/settings';

/** Milliseconds that a page uses a table for, as long as the browser may cache it. */
const LIFETIME = 300_000;

const keyedPath = `${ratesPath}?merchantKey=`;

interface LoadedRates {
  readonly rates: Promise<PublicRates>;
  readonly at: number;
}

/** By API and key: all messages of a page share one request. */
const loaded = new Map<string, LoadedRates>();

const requestRates = async ({ apiUrl, merchantKey }: Settings): Promise<PublicRates> => {
  // without a header of our own, the browser asks the API for no permission first (decision 0160); addresses are logged: of another
  // key, they have only what the API's refusal names it by
  const key = encodeURIComponent(/^pk_/.test(merchantKey) ? merchantKey : merchantKey.slice(0, 3));
  const response = await fetch(apiUrl + keyedPath + key);
  // a proxy may respond without JSON
  const body = (await response.json().catch(() => ({}))) as RateTable & Partial<Problem>;
  if (response.ok) return readRateTable(body);
  const { code, detail = `${brand.product} answered ${response.status}` } = body;
  throw Object.assign(new Error(detail), { code });
};

/**
 * The rates of a merchant, requested at most every five minutes; after a failure, with the next call.
 *
 * @throws Error with the API's `code` and `detail` for a mistake in the merchant's setup
 */
export const getRates = (settings: Settings): Promise<PublicRates> => {
  const id = `${settings.apiUrl} ${settings.merchantKey}`;
  const known = loaded.get(id);
  if (known && Date.now() - known.at < LIFETIME) return known.rates;
  const rates = requestRates(settings);
  loaded.set(id, { rates, at: Date.now() });
  rates.catch(() => loaded.delete(id));
  return rates;
};
