import { type Action, isActionAllowed } from '@tamarack/core/flow/action-guards';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Facts, Outcome } from '@tamarack/core/flow/facts';
import { buildCredit, buildFacts, buildInvoice } from './build-facts';

/** What befalls an application from outside: fixed for one run, so that a run can be repeated. */
export interface Fate {
  readonly entry: Facts['entry'];
  readonly amountQualified: boolean;
  readonly cartTotal: number;
  readonly returning: boolean;
  readonly uploads: boolean;
  /** The reviewer asks for more. */
  readonly asks: boolean;
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

const credit = (fate: Fate) =>
  buildCredit({ remaining: fate.remaining, instant: Math.min(fate.instant, fate.remaining) });

const approving = (outcome: Outcome) => outcome !== 'rejected' && outcome !== 'manualReview';

export function begin(fate: Fate): Facts {
  return buildFacts({
    entry: fate.entry,
    cartTotal: fate.entry === 'cart' ? fate.cartTotal : 0,
    amountQualified: fate.entry !== 'cart' || fate.amountQualified,
    invoice:
      fate.entry === 'invoiceLink' ? buildInvoice({ source: 'link', amount: fate.invoiceAmount }) : null,
  });
}

const confirmed = (fate: Fate, source: 'link' | 'upload' | 'manual') =>
  buildInvoice({ state: 'confirmed', source, amount: fate.invoiceAmount, payable: fate.payable });

/** What each mutation does when its guard lets it. A plain account of the provider, without its insides. */
const handlers: Record<Action, (facts: Facts, fate: Fate, event: FlowEvent) => Partial<Facts>> = {
  setLanguage: () => ({}),
  confirmEligibility: (_f, _fate, event) => ({
    eligibility: event.type === 'answerEligibility' && !event.eligible ? 'ineligible' : 'eligible',
  }),
  sendPhoneCode: () => ({}),
  confirmPhoneCode: (f, fate) => ({ phoneVerified: true, ...(fate.returning ? known(f, fate) : {}) }),
  changePhone: () => ({ phoneVerified: false }),
  sendEmailCode: () => ({}),
  confirmEmailCode: () => ({ emailVerified: true }),
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
  acceptQualification: (_f, _fate, event) => ({
    qualification:
      event.type === 'acceptQualification' && event.part === 'instant' ? 'acceptedInstant' : 'accepted',
    option: null,
  }),
  uploadSupporting: () => ({}),
  answerRequest: () => ({ moreAsked: false }),
  requestReconsideration: () => ({ reconsideration: 'asked' }),
  requestFinalReview: () => ({ qualification: 'finalReviewRequested' }),
  uploadInvoice: (_f, fate) => ({
    invoice: buildInvoice({ source: 'upload', amount: fate.readable ? fate.invoiceAmount : null }),
    option: null,
  }),
  enterInvoice: (_f, fate) => ({ invoice: confirmed(fate, 'manual'), option: null }),
  confirmInvoice: (f, fate) => ({ invoice: confirmed(fate, f.invoice?.source ?? 'upload'), option: null }),
  confirmPartialPayment: (f) => ({ invoice: f.invoice && { ...f.invoice, partialConfirmed: true } }),
  selectOption: () => ({ option: 'panel0' }),
  sign: () => ({ agreement: 'signed' }),
  completePurchase: () => ({ purchase: 'completed' }),
  abandon: () => ({ abandoned: true, option: null }),
};

function known(facts: Facts, fate: Fate): Partial<Facts> {
  if (fate.outcome === 'rejected') return { outcome: 'rejected', reapplyInDays: 30 };
  if (fate.outcome === 'manualReview') return { outcome: 'manualReview' };
  return {
    outcome: 'approved',
    credit: credit(fate),
    // carried over from the application that the line is of
    eligibility: 'eligible',
    emailVerified: true,
    personalSaved: true,
    businessSaved: true,
    invoice: fate.pendingApproval && facts.invoice ? approvedBefore(fate) : facts.invoice,
  };
}

/** The link's invoice was confirmed in an earlier visit. */
const approvedBefore = (fate: Fate) => ({ ...confirmed(fate, 'link'), pendingApproval: true });

/** Answers the facts after a mutation; refused ones change nothing, as the server's guard does. */
export function answer(facts: Facts, fate: Fate, action: Action, event: FlowEvent): Facts {
  if (!isActionAllowed(action, facts)) return facts;
  return { ...facts, abandoned: false, ...handlers[action](facts, fate, event) };
}

/** Files go up beside the flow's events: the next look at the facts finds what of them has arrived. */
function arrived(facts: Facts): Partial<Facts> {
  const action = facts.documents.statementsComplete ? 'uploadVoidCheque' : 'uploadStatement';
  if (!isActionAllowed(action, facts)) return {};
  return action === 'uploadStatement'
    ? { documents: { ...facts.documents, statements: 6, statementsComplete: true } }
    : { documents: { ...facts.documents, voidCheque: true } };
}

/** The scoring job moves on between two looks at the facts, and files arrive. */
export function timePasses(facts: Facts, fate: Fate, sinGiven: boolean): Facts {
  if (fate.uploads) return timePasses({ ...facts, ...arrived(facts) }, { ...fate, uploads: false }, sinGiven);
  if (facts.scoring.state !== 'running') return facts;
  if (fate.scoring === 'fails') return { ...facts, scoring: { ...facts.scoring, state: 'failed' } };
  if (fate.scoring === 'needsSin' && !sinGiven) {
    return { ...facts, scoring: { ...facts.scoring, state: 'sinNeeded' } };
  }
  return {
    ...facts,
    scoring: { state: 'done', stage: null, slow: false, late: false },
    outcome: fate.outcome,
    reapplyInDays: fate.outcome === 'rejected' ? 90 : null,
    reconsideration: fate.outcome === 'rejected' ? 'available' : 'unavailable',
    moreAsked: fate.outcome === 'manualReview' && fate.asks,
    credit: approving(fate.outcome) ? credit(fate) : null,
  };
}
