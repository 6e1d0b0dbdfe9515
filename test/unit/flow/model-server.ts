import { type Action, isActionAllowed } from '@tamarack/core/flow/action-guards';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Facts, Outcome } from '@tamarack/core/flow/facts';
import { buildCredit, buildFacts, buildInvoice } from './build-facts';

/** What befalls an application from outside: fixed for one run, so that a run can be repeated. */
export interface Scenario {
  readonly entry: Facts['entry'];
  readonly amountQualified: boolean;
  readonly cartTotal: number;
  readonly returning: boolean;
  readonly uploads: boolean;
  /** The reviewer asks for more. */
  readonly asksForInformation: boolean;
  readonly scoring: 'ends' | 'needsSin' | 'fails';
  readonly outcome: Outcome;
  readonly instant: number;
  readonly remaining: number;
  readonly pendingApproval: boolean;
  /** A file says its amount for sure. */
  readonly readable: boolean;
  readonly invoiceAmount: number;
  readonly payable: number;
}

const buildScenarioCredit = (scenario: Scenario) =>
  buildCredit({ remaining: scenario.remaining, instant: Math.min(scenario.instant, scenario.remaining) });

const isApproving = (outcome: Outcome) => outcome !== 'rejected' && outcome !== 'manualReview';

export function createFacts(scenario: Scenario): Facts {
  return buildFacts({
    entry: scenario.entry,
    cartTotal: scenario.entry === 'cart' ? scenario.cartTotal : 0,
    amountQualified: scenario.entry !== 'cart' || scenario.amountQualified,
    invoice:
      scenario.entry === 'invoiceLink'
        ? buildInvoice({ source: 'link', amount: scenario.invoiceAmount })
        : null,
  });
}

const buildConfirmedInvoice = (scenario: Scenario, source: 'link' | 'upload' | 'manual') =>
  buildInvoice({ state: 'confirmed', source, amount: scenario.invoiceAmount, payable: scenario.payable });

/** What each mutation does when its guard lets it. A plain account of the provider, without its insides. */
const handlers: Record<Action, (facts: Facts, scenario: Scenario, event: FlowEvent) => Partial<Facts>> = {
  setLanguage: () => ({}),
  confirmEligibility: (_f, _scenario, event) => ({
    eligibility: event.type === 'answerEligibility' && !event.eligible ? 'ineligible' : 'eligible',
  }),
  sendPhoneCode: () => ({}),
  confirmPhoneCode: (f, scenario) => ({
    phoneVerified: true,
    ...(scenario.returning ? toReturningFacts(f, scenario) : {}),
  }),
  changePhone: () => ({ phoneVerified: false }),
  sendEmailCode: () => ({}),
  confirmEmailCode: () => ({ emailVerified: true }),
  startOver: () => ({}),
  confirmPasskey: () => ({}),
  createPasskey: () => ({}),
  changeEmail: () => ({ emailVerified: false }),
  savePersonal: () => ({ personalSaved: true }),
  saveBusiness: () => ({ businessSaved: true }),
  saveSin: () => ({ scoring: { state: 'running', stage: 'preparing', slow: false, late: false } }),
  startConnection: () => ({}),
  completeConnection: () => ({ bank: 'connected' }),
  bypassBank: () => ({ bank: 'bypassed' }),
  disconnectBank: (f) => ({ bank: f.scoring.state === 'done' ? 'disconnected' : 'none' }),
  uploadStatement: (f) => ({ documents: { ...f.documents, statements: 6, statementsComplete: true } }),
  setStatementMonths: () => ({}),
  uploadVoidCheque: (f) => ({ documents: { ...f.documents, voidCheque: true } }),
  deleteDocument: (f) => ({ documents: { ...f.documents, statementsComplete: false } }),
  submitDocuments: (f) => ({ documents: { ...f.documents, submitted: true } }),
  startScoring: () => ({ scoring: { state: 'running', stage: 'preparing', slow: false, late: false } }),
  acceptQualification: (_f, _scenario, event) => ({
    qualification:
      event.type === 'acceptQualification' && event.part === 'instant' ? 'acceptedInstant' : 'accepted',
    option: null,
  }),
  uploadSupporting: () => ({}),
  answerRequest: () => ({ moreAsked: false }),
  requestReconsideration: () => ({ reconsideration: 'asked' }),
  requestFinalReview: () => ({ qualification: 'finalReviewRequested' }),
  uploadInvoice: (_f, scenario) => ({
    invoice: buildInvoice({ source: 'upload', amount: scenario.readable ? scenario.invoiceAmount : null }),
    option: null,
  }),
  enterInvoice: (_f, scenario) => ({ invoice: buildConfirmedInvoice(scenario, 'manual'), option: null }),
  confirmInvoice: (f, scenario) => ({
    invoice: buildConfirmedInvoice(scenario, f.invoice?.source ?? 'upload'),
    option: null,
  }),
  confirmPartialPayment: (f) => ({ invoice: f.invoice && { ...f.invoice, partialConfirmed: true } }),
  selectOption: () => ({ option: 'panel0' }),
  sign: () => ({ agreement: 'signed', purchase: 'completed' }),
  completePurchase: () => ({ purchase: 'completed' }),
  abandon: () => ({ abandoned: true, option: null }),
};

function toReturningFacts(facts: Facts, scenario: Scenario): Partial<Facts> {
  if (scenario.outcome === 'rejected') return { outcome: 'rejected', reapplyInDays: 30 };
  if (scenario.outcome === 'manualReview') return { outcome: 'manualReview' };
  return {
    outcome: 'approved',
    credit: buildScenarioCredit(scenario),
    // carried over from the application that the line is of
    eligibility: 'eligible',
    emailVerified: true,
    personalSaved: true,
    businessSaved: true,
    invoice: scenario.pendingApproval && facts.invoice ? buildPendingInvoice(scenario) : facts.invoice,
  };
}

/** The link's invoice was confirmed in an earlier visit. */
const buildPendingInvoice = (scenario: Scenario) => ({
  ...buildConfirmedInvoice(scenario, 'link'),
  pendingApproval: true,
});

/** Answers the facts after a mutation; refused ones change nothing, as the server's guard does. */
export function applyAction(facts: Facts, scenario: Scenario, action: Action, event: FlowEvent): Facts {
  if (!isActionAllowed(action, facts)) return facts;
  return { ...facts, abandoned: false, ...handlers[action](facts, scenario, event) };
}

/** Files go up beside the flow's events: the next look at the facts finds what of them has arrived. */
function applyUploads(facts: Facts): Partial<Facts> {
  const action = facts.documents.statementsComplete ? 'uploadVoidCheque' : 'uploadStatement';
  if (!isActionAllowed(action, facts)) return {};
  return action === 'uploadStatement'
    ? { documents: { ...facts.documents, statements: 6, statementsComplete: true } }
    : { documents: { ...facts.documents, voidCheque: true } };
}

/** The scoring job moves on between two looks at the facts, and files arrive. */
export function passTime(facts: Facts, scenario: Scenario, sinGiven: boolean): Facts {
  if (scenario.uploads)
    return passTime({ ...facts, ...applyUploads(facts) }, { ...scenario, uploads: false }, sinGiven);
  if (facts.scoring.state !== 'running') return facts;
  if (scenario.scoring === 'fails') return { ...facts, scoring: { ...facts.scoring, state: 'failed' } };
  if (scenario.scoring === 'needsSin' && !sinGiven) {
    return { ...facts, scoring: { ...facts.scoring, state: 'sinNeeded' } };
  }
  return {
    ...facts,
    scoring: { state: 'done', stage: null, slow: false, late: false },
    outcome: scenario.outcome,
    reapplyInDays: scenario.outcome === 'rejected' ? 90 : null,
    reconsideration: scenario.outcome === 'rejected' ? 'available' : 'unavailable',
    moreAsked: scenario.outcome === 'manualReview' && scenario.asksForInformation,
    credit: isApproving(scenario.outcome) ? buildScenarioCredit(scenario) : null,
  };
}
