import { getCurrentStep } from '@tamarack/core/flow/current-step';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Facts } from '@tamarack/core/flow/facts';
import { initialLocalState, type LocalState } from '@tamarack/core/flow/local-state';
import type { Step } from '@tamarack/core/flow/steps';
import { transition } from '@tamarack/core/flow/transition';
import { buildFacts } from './build-facts';

/** The step that an event leads to, from facts as they are after its effect. */
export function stepAfter(facts: Partial<Facts>, event: FlowEvent, local: Partial<LocalState> = {}): Step {
  const all = buildFacts(facts);
  return getCurrentStep(all, transition(all, { ...initialLocalState, ...local }, event));
}
