import { stepOf } from '@tamarack/core/flow/step-of';
import type { Step } from '@tamarack/core/flow/steps';
import type { WidgetState } from './state';

/** Null until the application is loaded. */
export function getStep({ loading, local }: WidgetState): Step | null {
  return loading.kind === 'ready' ? stepOf(loading.facts, local) : null;
}
