import type { DocumentUpload, IdempotencyKey } from './api';
import { createApiFailure } from './failure';
import type { HttpOptions } from './http/http';
import { readProblem } from './http/problem';
import { callOptions } from './http/session-headers';
import type { ApplicationView } from './types';

const paths = {
  statement: 'documents/statements',
  voidCheque: 'documents/void-cheque',
  supporting: 'documents/supporting',
  invoice: 'invoice/file',
} as const;

/** Uploads one file as a form. Uses XMLHttpRequest because `fetch` reports no upload progress. */
export function sendFile(
  { apiUrl, session, startCall }: Pick<HttpOptions, 'apiUrl' | 'session' | 'startCall'>,
  idempotencyKey: IdempotencyKey,
  { kind, file, month, onProgress, signal }: DocumentUpload,
): Promise<ApplicationView> {
  const url = new URL(`${apiUrl}/v1/${paths[kind]}`);
  if (month !== undefined) url.searchParams.set('month', month);
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', url);
  const headers = { ...callOptions(session).headers, 'Idempotency-Key': idempotencyKey };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  const stop = (): void => request.abort();
  const endCall = startCall?.('POST', url.href);
  request.onloadend = () => endCall?.(request.status, request.getResponseHeader('content-length'));
  const sent = new Promise<ApplicationView>((resolve, reject) => {
    const rejectWithoutResponse = (): void => reject(createApiFailure(null));
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onerror = rejectWithoutResponse;
    request.onabort = rejectWithoutResponse;
    request.onload = () => {
      const response = new Response(request.responseText, { status: request.status });
      if (response.ok) response.json().then(resolve, rejectWithoutResponse);
      else void readProblem(response).then((problem) => reject(createApiFailure(problem)));
    };
    signal.addEventListener('abort', stop);
    if (signal.aborted) return rejectWithoutResponse();
    request.send(form);
  });
  return sent.finally(() => signal.removeEventListener('abort', stop));
}
