import { type ReactElement, useSyncExternalStore } from 'react';
import type { CurrentLocation } from '../analytics/analytics';
import { StepScreen, type StepScreenProps } from './step-screen';

export interface FlowProps extends Omit<StepScreenProps, 'route'> {
  readonly location: CurrentLocation;
}

/** The screen of the current location. */
export function Flow({ location, ...props }: FlowProps): ReactElement | null {
  const route = useSyncExternalStore(location.subscribe, location.current);
  return route && <StepScreen key={route} route={route} {...props} />;
}
