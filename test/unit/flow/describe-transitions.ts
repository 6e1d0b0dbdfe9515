import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Facts } from '@tamarack/core/flow/facts';
import type { LocalState } from '@tamarack/core/flow/local-state';
import type { Step } from '@tamarack/core/flow/steps';
import { describe, expect, test } from 'vitest';
import { stepAfter } from './step-after';

/** An event with the facts after its effect, and the step that they lead to. */
export type Transition = readonly [
  name: string,
  facts: Partial<Facts>,
  event: FlowEvent | undefined,
  step: Step,
  local?: Partial<LocalState>,
];

export function describeTransitions(title: string, transitions: readonly Transition[]): void {
  describe(title, () => {
    for (const [name, facts, event, step, local] of transitions)
      test(name, () => expect(event && stepAfter(facts, event, local)).toBe(step));
  });
}
