import type { SigningAct } from '@tamarack/core/protocol/signing-acts';
import { type CallResult, call } from '../kit/api';

/** Ticking and unticking a box must not flood the API; the server keeps no more either. */
const maxActs = 100;

export interface SigningActs {
  record(agreementId: string, act: SigningAct): void;
  /** Resolves once the server has all acts, or with the reason why it has not. */
  sendAll(): Promise<CallResult>;
}

/**
 * Reports each act of signing to the server as it happens, in order: the evidence has the server's times. An act that did
 * not arrive is sent again with the next one, at the latest before the signature.
 */
export function createSigningActs(): SigningActs {
  const waiting: { readonly agreementId: string; readonly act: SigningAct }[] = [];
  let count = 0;
  let last: Promise<CallResult> = Promise.resolve({ ok: true });

  const send = async (): Promise<CallResult> => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const result = await call('POST', 'agreement/acts', next);
      if (!result.ok && isWorthRetrying(result.problem?.status)) return result;
      waiting.shift();
    }
    return { ok: true };
  };
  const sendAll = (): Promise<CallResult> => {
    last = last.then(send);
    return last;
  };
  return {
    record: (agreementId, act) => {
      if (count >= maxActs) return;
      count += 1;
      waiting.push({ agreementId, act });
      void sendAll();
    },
    sendAll,
  };
}

/** No response, too many calls, or a server error. Any other problem is shown at the signature itself. */
const isWorthRetrying = (status = 503): boolean => status === 429 || status >= 500;
