/** @jsxRuntime automatic */
import type { Tone } from './tone';

export function Badge({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: string }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
