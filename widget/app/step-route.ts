import { stepOf } from '@tamarack/core/flow/step-of';
import { routes, type Step } from '@tamarack/core/flow/steps';
import type { BaseLocationHook } from 'wouter';
import { useWidgetState } from '../store/context';
import type { Send } from '../store/send';

/** The step that facts and choices lead to; null until there are facts. */
export function useStep(): Step | null {
  return useWidgetState(({ loading, local }) =>
    loading.kind === 'ready' ? stepOf(loading.facts, local) : null,
  );
}

/** The router's location only mirrors the step; going to a path by hand asks the flow, which may refuse. */
export function createStepLocation(send: Send): BaseLocationHook {
  const navigate = (route: string): void => void send({ type: 'visit', route });
  return () => {
    const step = useStep();
    return [step === null ? '' : routes[step], navigate];
  };
}
