import type { SigningAct } from '@tamarack/core/flow/events';
import { useCallback, useRef } from 'react';

export interface SigningActs {
  readonly record: (act: SigningAct) => void;
  readonly all: () => readonly { readonly act: SigningAct; readonly at: string }[];
}

/** Maximum that the server accepts; toggling a checkbox must not prevent the signature. */
const MAX_ACTS = 200;

/** Records what the applicant did on the agreement screen and when, as evidence of the signature. */
export function useSigningActs(): SigningActs {
  const acts = useRef<{ act: SigningAct; at: string }[]>([]);
  const record = useCallback((act: SigningAct) => {
    if (acts.current.length < MAX_ACTS) acts.current.push({ act, at: new Date().toISOString() });
  }, []);
  const all = useCallback(() => acts.current, []);
  return { record, all };
}
