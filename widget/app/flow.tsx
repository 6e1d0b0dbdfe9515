import { getCurrentStep } from '@tamarack/core/flow/current-step';
import type { ReactElement } from 'react';
import { useWidgetState } from '../store/context';
import { StepScreen, type StepScreenProps } from './step-screen';

export type FlowProps = Omit<StepScreenProps, 'step'>;

/**
 * The step that facts and choices lead to. Its route lives in memory only: going to one by hand is the event `visit`,
 * which the flow may refuse.
 */
export function Flow(props: FlowProps): ReactElement | null {
  const step = useWidgetState(({ loading, local }) =>
    loading.kind === 'ready' ? getCurrentStep(loading.facts, local) : null,
  );
  return step && <StepScreen key={step} step={step} {...props} />;
}
