import type { SessionInfo } from '@tamarack/core/protocol/mount';
import type { PageFailureCode, SessionFailure } from '@tamarack/core/protocol/session-failure';
import type { Api } from '../api/api';
import { getProblem, isApiFailure } from '../api/failure';
import { getSessionEnd } from './state/failures';
import { LOADING_TIME } from './state/loading-time';
import type { InvoiceLinkCode, Loading } from './state/state';
import { toLoaded } from './state/to-loaded';

interface LoadResult {
  readonly loading: Loading;
  readonly api: Api | null;
  readonly session: SessionInfo | null;
}

/** One that the hosted page found as well. */
interface Failure extends Omit<SessionFailure, 'code'> {
  readonly code: SessionFailure['code'] | PageFailureCode;
}

const failRequest = (unreachable: boolean): Loading => ({
  kind: 'errorRequest',
  retryable: true,
  unreachable,
});

function isSessionFailure(error: unknown): error is Error & Failure {
  return error instanceof Error && error.name === 'TamarackError' && 'code' in error && 'retryable' in error;
}

const isInvoiceLink = (code: string): code is Exclude<InvoiceLinkCode, 'general'> =>
  code.startsWith('invoiceLink');

/** The screen that replaces the flow when there is no session (specification, sections 4 and 8). */
function toFailedLoading(error: unknown): Loading {
  if (!isSessionFailure(error)) return failRequest(false);
  const { code, message, retryable, isInvoice, cause } = error;
  if (isInvoiceLink(code) || (code === 'general' && isInvoice)) return { kind: 'invoiceLink', code };
  if (code === 'expired' || code === 'noMerchant') return { kind: code };
  // the cause of one that was answered is the problem
  if (code === 'request') return { kind: 'errorRequest', retryable, unreachable: cause instanceof Error };
  if (code === 'merchant') return { kind: 'errorSetup', code: readSetupCode(error.cause), message };
  if (code === 'invalidRequest') return { kind: 'errorSetup', code, message };
  return { kind: 'errorGeneral', retryable };
}

/** The code of the problem that the loader received. */
function readSetupCode(problem: unknown): string | null {
  const code = typeof problem === 'object' && problem !== null ? Reflect.get(problem, 'code') : null;
  return typeof code === 'string' ? code : null;
}

/**
 * Loads the session, then the application. Always resolves, with exactly one loading outcome. Whether the
 * cart is large enough comes from the application's facts, not from the address, which can be forged.
 */
export async function load(
  session: Promise<SessionInfo>,
  makeApi: (session: SessionInfo) => Api,
  time = LOADING_TIME,
): Promise<LoadResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<LoadResult>((resolve) => {
    timer = setTimeout(() => resolve({ loading: failRequest(true), api: null, session: null }), time);
  });
  try {
    return await Promise.race([read(session, makeApi), timeout]);
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
    return { loading: toFailedLoading(error), api: null, session: null };
  }
  const api = makeApi(session);
  try {
    return { loading: { kind: 'ready', ...toLoaded(await api.application()) }, api, session };
  } catch (error) {
    const isUnanswered = isApiFailure(error) && error.problem === null;
    return { loading: getSessionEnd(getProblem(error)) ?? failRequest(isUnanswered), api, session };
  }
}
