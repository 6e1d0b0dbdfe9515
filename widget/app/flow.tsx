import { type ReactElement, useSyncExternalStore } from 'react';
import type { Router } from '../router/create-router';
import { StepScreen, type StepScreenProps } from './step-screen';

export interface FlowProps extends Omit<StepScreenProps, 'step'> {
  readonly router: Router;
}

/** The screen of the current location. */
export function Flow({ router, ...props }: FlowProps): ReactElement | null {
  const step = useSyncExternalStore(router.subscribe, router.step);
  return step && <StepScreen key={step} step={step} {...props} />;
}
