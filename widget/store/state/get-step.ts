import { getCurrentStep } from '@tamarack/core/flow/current-step';
import type { Step } from '@tamarack/core/flow/steps';
import type { WidgetState } from './state';

/** Null until the application is loaded. */
export function getStep({ loading, local }: WidgetState): Step | null {
  return loading.kind === 'ready' ? getCurrentStep(loading.facts, local) : null;
}
