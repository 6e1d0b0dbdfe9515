import {
  maxReportLength,
  type RecordedCall,
  type RecordedItem,
  type RecordingReport,
  recordingLimits,
  recordingPath,
} from '@tamarack/core/recording/recorded-items';
import { toRouteTemplate } from '@tamarack/core/recording/route-template';
import { recordRoot } from '../host/recording/record-root';

export interface RecordingOptions {
  readonly apiUrl: string;
  readonly visit: string;
  readonly checkoutId: string;
  /** The dialog's; nothing outside of it is read. */
  readonly root: ShadowRoot;
  /** Passes each call of the API until the returned function is called. */
  readonly watchCalls: (listener: (call: RecordedCall) => void) => () => void;
  readonly fetch: typeof fetch;
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Milliseconds between two reports, unless one is full before. */
const reportPause = 5000;
/** Characters after which a recording ends: hours of a checkout, or a page that never stops changing it. */
const maxRecordingLength = 4_000_000;

/** Records the dialog and the widget's calls, and reports both to the provider's API. Failures are ignored. */
export function startRecording(options: RecordingOptions): () => void {
  const { apiUrl, visit, checkoutId, root, watchCalls, fetch: send, page } = options;
  let items: RecordedItem[] = [];
  let length = 0;
  let total = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @param keepalive for the last one, which may outlive the page: browsers allow few bytes of those at a time */
  const flush = (keepalive: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    if (items.length === 0) return;
    const report: RecordingReport = { checkoutId, visit, recorded: items };
    items = [];
    length = 0;
    send(`${apiUrl}${recordingPath}`, {
      method: 'POST',
      // a text body needs no preflight, which might outlive the page
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive,
    }).catch(() => {});
  };
  const receive = (item: RecordedItem): void => {
    const { length: added } = JSON.stringify(item);
    total += added;
    if (total > maxRecordingLength) stop();
    if (total > maxRecordingLength || added > maxReportLength) return;
    if (length + added > maxReportLength || items.length === recordingLimits.items) flush(false);
    items.push(item);
    length += added;
    timer ??= setTimeout(flush, reportPause, false);
  };
  const stop = (): void => {
    for (const each of undo.splice(0)) each();
    flush(true);
  };
  const leave = (): void => flush(true);
  const undo = [
    watchCalls((call) =>
      receive({ kind: 'call', at: Date.now(), ...call, path: toRouteTemplate(call.path) }),
    ),
  ];
  undo.push(recordRoot(root, receive));
  page.addEventListener('pagehide', leave);
  undo.push(() => page.removeEventListener('pagehide', leave));
  return stop;
}
