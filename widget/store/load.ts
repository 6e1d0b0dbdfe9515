import type { SessionInfo } from '@tamarack/core/protocol/mount';
import type { SessionFailure } from '@tamarack/core/protocol/session-failure';
import type { Api } from '../api/api';
import { problemOf } from '../api/failure';
import { endsSession } from './failures';
import { loadedOf } from './loaded-of';
import { LOADING_TIME } from './loading-time';
import type { InvoiceLinkCode, Loading } from './state';

export interface LoadResult {
  readonly loading: Loading;
  readonly api: Api | null;
  readonly session: SessionInfo | null;
}

function isSessionFailure(error: unknown): error is SessionFailure {
  return error instanceof Error && error.name === 'TamarackError' && 'code' in error && 'retryable' in error;
}

const isInvoiceLink = (code: string): code is InvoiceLinkCode => code.startsWith('invoiceLink');

/** What stands in place of the flow when there is no session (specification, sections 4 and 8). */
export function failedLoading(error: unknown): Loading {
  if (!isSessionFailure(error)) return { kind: 'errorRequest', retryable: true };
  const { code, message, retryable } = error;
  if (isInvoiceLink(code)) return { kind: 'invoiceLink', code };
  if (code === 'expired') return { kind: code };
  if (code === 'request') return { kind: 'errorRequest', retryable };
  return { kind: 'errorGeneral', message: code === 'merchant' ? message : null, retryable };
}

/**
 * Session first, then the application. Always resolves, with exactly one of the wrapper's outcomes. Whether
 * the cart is large enough the application's facts say, which nobody can write into an address.
 */
export async function load(
  session: Promise<SessionInfo>,
  makeApi: (session: SessionInfo) => Api,
  time = LOADING_TIME,
): Promise<LoadResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<LoadResult>((resolve) => {
    const loading: Loading = { kind: 'errorRequest', retryable: true };
    timer = setTimeout(() => resolve({ loading, api: null, session: null }), time);
  });
  try {
    return await Promise.race([read(session, makeApi), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function read(
  promise: Promise<SessionInfo>,
  makeApi: (session: SessionInfo) => Api,
): Promise<LoadResult> {
  let session: SessionInfo;
  try {
    session = await promise;
  } catch (error) {
    return { loading: failedLoading(error), api: null, session: null };
  }
  const api = makeApi(session);
  try {
    return { loading: { kind: 'ready', ...loadedOf(await api.application()) }, api, session };
  } catch (error) {
    const over = endsSession(problemOf(error));
    return { loading: over ? { kind: 'expired' } : { kind: 'errorRequest', retryable: true }, api, session };
  }
}
