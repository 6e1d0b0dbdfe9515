import type { Problem } from '@tamarack/core/errors/catalogue';
import type { StoreApi } from 'zustand/vanilla';
import type { Api, IdempotencyKey } from '../../api/api';
import { createIdempotencyKey } from '../../api/create-idempotency-key';
import { getProblem } from '../../api/failure';
import type { ApplicationView } from '../../api/types';
import type { ViewReader } from '../state/create-reader';
import { endsSession, isOutdated } from '../state/failures';
import type { WidgetState } from '../state/state';
import type { DocumentChange, Uploads, UploadsState } from '../state/upload-item';

interface ChangesOptions {
  readonly widget: StoreApi<WidgetState>;
  readonly state: StoreApi<UploadsState>;
  readonly reader: ViewReader;
  readonly refresh: () => Promise<void>;
  readonly report: (problem: Problem | null) => void;
}

interface Outcome {
  readonly ok: boolean;
  /** Text key of the input error. */
  readonly message: string | null;
}

const done: Outcome = { ok: true, message: null };

type Call = (api: Api, idempotencyKey: IdempotencyKey) => Promise<ApplicationView>;

/** Changes documents on the server: concurrently, but in order for the same document. */
export function createDocumentChanges(
  options: ChangesOptions,
): Pick<Uploads, 'removeDocument' | 'setMonths'> {
  const { widget, state, reader, refresh, report } = options;
  const pendingByDocument = new Map<string, Promise<Outcome>>();

  const showToast = (problem: Problem | null, retry: () => void): void =>
    widget.setState(({ toast }) => ({
      toast: {
        id: (toast?.id ?? 0) + 1,
        messageKey: problem === null ? 'toast.network' : `messages:problem.${problem.type}`,
        retry: problem === null ? retry : null,
      },
      offline: problem === null,
    }));

  const fail = (problem: Problem | null, retry: () => void): Outcome => {
    // Already removed, by another tab or by a call whose response was lost.
    if (problem?.type === 'not-found') {
      void refresh();
      return done;
    }
    report(problem);
    const code = problem?.errors?.[0]?.code;
    if (endsSession(problem)) widget.setState({ loading: { kind: 'expired' } });
    else if (code === undefined) showToast(problem, retry);
    if (isOutdated(problem)) void refresh();
    return { ok: false, message: code === undefined ? null : `messages:validation.${code}` };
  };

  const perform = async (call: Call, retry: () => void): Promise<Outcome> => {
    const { api } = widget.getState();
    if (api === null) return { ok: false, message: null };
    const apply = reader.startConcurrent();
    try {
      if (!apply(await call(api, createIdempotencyKey()))) await refresh();
      return done;
    } catch (error) {
      return fail(getProblem(error), retry);
    }
  };

  const change = (documentChange: DocumentChange, call: Call): Promise<Outcome> => {
    const { documentId } = documentChange;
    const retry = (): void => void change(documentChange, call);
    state.setState(({ changes }) => ({ changes: [...changes, documentChange] }));
    const before = pendingByDocument.get(documentId) ?? Promise.resolve();
    const result = before
      .then(() => perform(call, retry))
      .finally(() => {
        state.setState(({ changes }) => ({ changes: changes.filter((one) => one !== documentChange) }));
        if (pendingByDocument.get(documentId) === result) pendingByDocument.delete(documentId);
      });
    pendingByDocument.set(documentId, result);
    return result;
  };

  return {
    async removeDocument(documentId) {
      const remove: Call = (api, idempotencyKey) => api.deleteDocument(idempotencyKey, documentId);
      return (await change({ documentId, months: null }, remove)).ok;
    },
    async setMonths(documentId, months) {
      const set: Call = (api, idempotencyKey) => api.setStatementMonths(idempotencyKey, documentId, months);
      return (await change({ documentId, months }, set)).message;
    },
  };
}
