import { getCurrentStep } from '@tamarack/core/flow/current-step';
import { getEffect, getFollowUpEvent } from '@tamarack/core/flow/effects';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Facts } from '@tamarack/core/flow/facts';
import { initialLocalState, type LocalState } from '@tamarack/core/flow/local-state';
import type { Step } from '@tamarack/core/flow/steps';
import { transition } from '@tamarack/core/flow/transition';
import { everyEvent, type Turn } from './arbitrary';
import { applyAction, createFacts, passTime, type Scenario } from './model-server';

export interface Moment {
  readonly facts: Facts;
  readonly local: LocalState;
  readonly step: Step;
  /** What led here; null at the beginning. */
  readonly event: FlowEvent | null;
}

/** What a person can do on each step: lets a random walk get as far as the end. */
const eventsByStep: Partial<Record<Step, readonly FlowEvent['type'][]>> = {
  welcome: ['start', 'haveAccount'],
  verifyBusiness: ['answerEligibility'],
  verifyPhone: ['sendPhoneCode', 'confirmPhoneCode', 'continueFromPhone'],
  verifyEmail: ['confirmEmailCode', 'continueFromEmail'],
  personalInfo: ['savePersonal'],
  businessInfo: ['saveBusiness'],
  valueProposition: ['chooseConnect', 'learnMore', 'chooseUpload'],
  aboutFlinks: ['chooseConnect', 'chooseUpload'],
  bankingInfo: ['completeConnection', 'startScoring', 'bypassBank'],
  bankStatementsUpload: ['refresh', 'confirmStatements'],
  voidChequeUpload: ['refresh', 'submitDocuments'],
  scoring: ['refresh'],
  sinEntry: ['saveSin'],
  errorApplication: ['retry'],
  qualification: ['acceptQualification', 'requestFinalReview'],
  displayOptions: ['selectOption'],
  signAgreement: ['sign'],
  final: ['completePurchase'],
  invoiceUpload: ['uploadInvoice', 'skipInvoiceUpload'],
  invoiceInfo: ['confirmInvoice', 'newInvoice'],
  manualInvoiceDetails: ['enterInvoice'],
  invoiceQualification: ['continueInvoice', 'confirmPartialPayment'],
  invoicePending: ['continueInvoice', 'newInvoice'],
  insufficientQualificationAmount: ['newInvoice'],
};

function chooseEvent(step: Step, turn: Turn): FlowEvent {
  const offered = eventsByStep[step]?.flatMap((type): readonly FlowEvent[] => everyEvent[type]) ?? [];
  return (
    (turn.followsStep && offered.length > 0 ? offered[turn.pick % offered.length] : undefined) ?? turn.any
  );
}

/** Does to the model what the store does to the real server. */
export function applyEvent(
  facts: Facts,
  local: LocalState,
  scenario: Scenario,
  event: FlowEvent,
): [Facts, LocalState] {
  const effect = getEffect(event, facts);
  if (effect.kind === 'leave') return [applyAction(facts, scenario, 'abandon', event), local];
  if (effect.kind === 'read') {
    const sinGiven = facts.scoring.state === 'running' && facts.personalSaved && facts.scoring.slow;
    const later = passTime(facts, scenario, sinGiven);
    return [later, transition(later, local, event)];
  }
  const after = effect.kind === 'mutate' ? applyAction(facts, scenario, effect.action, event) : facts;
  const refused = effect.kind === 'mutate' && after === facts;
  const next = refused ? local : transition(after, local, event);
  // The model marks a SIN that was given by `slow`, which no guard reads.
  const markedFacts =
    event.type === 'saveSin' && !refused
      ? { ...after, scoring: { ...after.scoring, slow: true, late: false } }
      : after;
  const then = refused ? null : getFollowUpEvent(event, markedFacts);
  return then === null ? [markedFacts, next] : applyEvent(markedFacts, next, scenario, then);
}

export function runScenario(scenario: Scenario, turns: readonly Turn[]): readonly Moment[] {
  let facts = createFacts(scenario);
  let local = initialLocalState;
  const moments: Moment[] = [{ facts, local, step: getCurrentStep(facts, local), event: null }];
  for (const turn of turns) {
    const event = chooseEvent(getCurrentStep(facts, local), turn);
    [facts, local] = applyEvent(facts, local, scenario, event);
    moments.push({ facts, local, step: getCurrentStep(facts, local), event });
  }
  return moments;
}
