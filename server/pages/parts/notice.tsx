/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { Tone } from './tone';

/** A prominent message; errors are announced to screen readers. */
export function Notice({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <div className={`notice ${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
