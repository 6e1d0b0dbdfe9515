import { isAwaitingEmail, isReturningUnsigned } from '@tamarack/core/flow/credit';
import { getCurrentStep } from '@tamarack/core/flow/current-step';
import type { FlowEvent } from '@tamarack/core/flow/events';
import { initialLocalState } from '@tamarack/core/flow/local-state';
import { isStepAllowed } from '@tamarack/core/flow/step-guards';
import { routes, type Step, steps } from '@tamarack/core/flow/steps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarios, turns } from './arbitrary';
import { applyEvent, runScenario } from './run-scenario';

test('no sequence of events reaches a step whose guard fails', () => {
  fc.assert(
    fc.property(scenarios, turns, (fate, sequence) => {
      for (const { step, facts, local } of runScenario(fate, sequence)) {
        expect(isStepAllowed(step, facts, local), step).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a refresh at any moment leads to a step that the facts allow', () => {
  fc.assert(
    fc.property(scenarios, turns, (fate, sequence) => {
      for (const { facts } of runScenario(fate, sequence)) {
        expect(isStepAllowed(getCurrentStep(facts, initialLocalState), facts, initialLocalState)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('every step is reached by some sequence of events', () => {
  const reached = new Set<Step>();
  for (const [fate, sequence] of fc.sample(fc.tuple(scenarios, turns), { numRuns: 8000, seed: 20261121 })) {
    for (const { step } of runScenario(fate, sequence)) reached.add(step);
  }
  expect([...steps].filter((step) => !reached.has(step))).toEqual([]);
});

test('a returning customer’s new address comes first, and loses nothing', () => {
  let asked = 0;
  fc.assert(
    fc.property(scenarios, turns, (fate, sequence) => {
      const moments = runScenario(fate, sequence);
      moments.slice(1).forEach((now, index) => {
        const before = moments[index];
        if (before === undefined || !isAwaitingEmail(now.facts)) return;
        asked += 1;
        expect(now.step).toBe('verifyEmail');
        expect(isReturningUnsigned(before.facts)).toBe(true);
        expect({ ...now.facts, emailVerified: true, abandoned: false }).toEqual({
          ...before.facts,
          emailVerified: true,
          abandoned: false,
          ...(now.facts.abandoned ? { option: null } : {}),
        });
      });
    }),
    { numRuns: 2000 },
  );
  expect(asked).toBeGreaterThan(0);
});

/** What was entered, and by which events alone it may be taken back. */
test('a legal sequence of events never loses input', () => {
  const kept = ['personalSaved', 'businessSaved'] as const;
  fc.assert(
    fc.property(scenarios, turns, (fate, sequence) => {
      const moments = runScenario(fate, sequence);
      moments.slice(1).forEach((now, index) => {
        const before = moments[index];
        if (before === undefined) return;
        for (const name of kept) expect(before.facts[name] && !now.facts[name], name).toBe(false);
        expect(before.facts.agreement === 'signed' && now.facts.agreement === 'none').toBe(false);
        expect(before.facts.documents.submitted && !now.facts.documents.submitted).toBe(false);
        const lost = before.facts.bank !== 'none' && now.facts.bank === 'none';
        expect(lost && now.event?.type !== 'disconnectBank').toBe(false);
      });
    }),
    { numRuns: 1000 },
  );
});

const lookingAround = [
  { type: 'back' },
  { type: 'learnMore' },
  { type: 'chooseConnect' },
  { type: 'chooseUpload' },
  { type: 'newInvoice' },
  { type: 'continueFromEmail' },
  ...steps.map((step): FlowEvent => ({ type: 'visit', route: routes[step] })),
] as const satisfies readonly FlowEvent[];

test('going back and entering routes calls no API, and a refresh returns to the furthest step', () => {
  fc.assert(
    fc.property(
      scenarios,
      turns,
      fc.array(fc.constantFrom(...lookingAround), { minLength: 1 }),
      (fate, sequence, looks) => {
        const last = runScenario(fate, sequence).at(-1);
        if (last === undefined) return;
        let [facts, local] = [last.facts, last.local];
        for (const event of looks) [facts, local] = applyEvent(facts, local, fate, event);
        expect(facts).toBe(last.facts);
        expect(getCurrentStep(facts, { ...local, at: null })).toBe(
          getCurrentStep(last.facts, { ...last.local, at: null }),
        );
      },
    ),
    { numRuns: 500 },
  );
});
