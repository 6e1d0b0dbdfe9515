import { daysBetween, isPlainDate } from '@tamarack/core/calendar/plain-date';
import { z } from 'zod';
import type { Bureau } from '../../underwriting/scoring';
import { fetchWithoutRedirect } from '../requests';

export interface BureauConfig {
  readonly url: string;
  readonly key: string;
  /** Timeout for a response. */
  readonly timeoutMs: number;
}

const reportSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('NO_HIT') }),
  z.object({
    status: z.literal('HIT'),
    score: z.object({ value: z.int().min(300).max(900) }).nullable(),
    publicRecords: z.array(z.object({ type: z.string(), filedOn: z.string().refine(isPlainDate) })),
    collections: z.array(z.object({ open: z.boolean() })),
    alerts: z.array(z.string()),
    commercial: z.object({ registeredOn: z.string().refine(isPlainDate) }).nullable(),
  }),
]);

/** Records that count as an insolvency of the applicant. */
const insolvencies = ['BANKRUPTCY', 'CONSUMER_PROPOSAL'];
const fraudAlerts = ['FRAUD_WARNING', 'IDENTITY_THEFT', 'DECEASED'];
const DAYS_PER_MONTH = 30.4375;

/** A bureau that returns reports over HTTP. Any failure counts as no response, and contains no personal data. */
export function createHttpBureau(config: BureauConfig): Bureau {
  return {
    fetchReport: async (query, today) => {
      const parsed = reportSchema.safeParse(await requestReport(config, query));
      if (!parsed.success) return null;
      if (parsed.data.status === 'NO_HIT') return { status: 'noFile' };
      const { score, publicRecords, collections, alerts, commercial } = parsed.data;
      const monthsSince = (date: string): number => Math.floor(daysBetween(date, today) / DAYS_PER_MONTH);
      const filingDates = publicRecords
        .filter(({ type }) => insolvencies.includes(type))
        .map(({ filedOn }) => filedOn);
      const last = filingDates.sort().at(-1);
      return {
        status: 'found',
        score: score?.value ?? null,
        monthsSinceBankruptcy: last === undefined ? null : monthsSince(last),
        openCollections: collections.filter(({ open }) => open).length,
        fraudAlert: alerts.some((alert) => fraudAlerts.includes(alert)),
        monthsRegistered: commercial && monthsSince(commercial.registeredOn),
      };
    },
  };
}

async function requestReport(config: BureauConfig, query: object): Promise<unknown> {
  try {
    const response = await fetchWithoutRedirect(`${config.url}/v1/reports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...query, inquiry: 'soft' }),
      signal: AbortSignal.timeout(config.timeoutMs),
    });
    return response.ok ? await response.json() : null;
  } catch {
    // The error may quote the request; the caller only needs to know that there was no response.
    return null;
  }
}
