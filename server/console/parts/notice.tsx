/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { Tone } from './tone';

/** Something to be read first; what went wrong is announced. */
export function Notice({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <div className={`notice ${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
