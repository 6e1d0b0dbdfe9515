import type { Language } from '@tamarack/core/language';
import {
  type AnalyticsReport,
  analyticsPath,
  maxReportedEvents,
  type ReportedEvent,
} from '@tamarack/core/protocol/analytics';
import type { Analytics, AnalyticsEvent } from './analytics';
import type { RecordingOptions } from './recording';

export interface BeaconOptions {
  /** The customer agreed to be recorded: reports have a visit. */
  readonly isRecorded: boolean;
  /** The dialog's, and what follows the widget's calls, for a recording. */
  readonly root: RecordingOptions['root'];
  readonly watchCalls: RecordingOptions['watchCalls'];
  /** Origin of the provider's API, no trailing slash. */
  readonly apiUrl: string;
  /** Null while no application is shown; events wait for it. */
  readonly getCheckoutId: () => string | null;
  readonly getLanguage: () => Language;
  readonly fetch: typeof fetch;
  /** Its `pagehide` is the last moment to send. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Milliseconds that events are batched, so that a customer who moves on quickly costs one request. */
const BATCHING_TIME = 2000;

/** Reports to the provider's own API: values of fixed lists, without cookie or identifier. Failures are ignored. */
export function createBeacon(options: BeaconOptions): Analytics {
  const { apiUrl, getCheckoutId, getLanguage, fetch: send, page } = options;
  const visit = options.isRecorded ? createVisit() : null;
  const seen = new Set<string>();
  let events: ReportedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  let checkoutId: string | null = null;
  let stopRecording: (() => void) | undefined;
  let isAnswered = false;
  let stopped = false;

  /** The first response of a visit says whether the provider records visits; only then is the recorder downloaded. */
  const followResponse = async (response: Response, id: string): Promise<void> => {
    if (visit === null || isAnswered || response.status !== 200) return;
    isAnswered = true;
    if ((await response.json()).recording !== true) return;
    const { startRecording } = await import('./recording');
    if (!stopped) stopRecording = startRecording({ ...options, visit, checkoutId: id });
  };
  const post = async (report: AnalyticsReport): Promise<void> => {
    const response = await send(`${apiUrl}${analyticsPath}`, {
      method: 'POST',
      // a text body needs no preflight, which might outlive the page
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    await followResponse(response, report.checkoutId);
  };
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // an application that can no longer be loaded was shown before
    checkoutId = getCheckoutId() ?? checkoutId;
    if (checkoutId === null || events.length === 0) return;
    post({ checkoutId, language: getLanguage(), ...(visit && { visit }), events }).catch(() => {});
    events = [];
  };
  page.addEventListener('pagehide', flush);

  return {
    track(event) {
      if (events.length < maxReportedEvents) events.push(toReported(event, seen));
      if (event.name === 'end' || events.length === maxReportedEvents) flush();
      else timer ??= setTimeout(flush, BATCHING_TIME);
    },
    stop() {
      stopped = true;
      stopRecording?.();
      flush();
      page.removeEventListener('pagehide', flush);
    },
  };
}

const createVisit = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => 'abcdefghijklmnop'[byte % 16]).join('');

/** Copies the reported members by name: anything else in an event is not sent. */
function toReported(event: AnalyticsEvent, seen: Set<string>): ReportedEvent {
  switch (event.name) {
    case 'step': {
      const { name, route } = event;
      const first = !seen.has(route);
      seen.add(route);
      return { name, route, first };
    }
    case 'pageView':
      return { name: event.name, title: event.title };
    case 'language':
      return { name: event.name, language: event.language };
    case 'problem':
      return { name: event.name, type: event.type };
    case 'end':
      return { name: event.name, end: event.end };
  }
}
