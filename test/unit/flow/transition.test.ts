import { everyEvent } from './arbitrary';
import { approved, buildCredit, buildInvoice, filledIn, returning } from './build-facts';
import { describeTransitions, type Transition } from './describe-transitions';

const [start] = everyEvent.start;
const [haveAccount] = everyEvent.haveAccount;
const [yes, no] = everyEvent.answerEligibility;
const [confirmPhone] = everyEvent.confirmPhoneCode;
const [continueFull] = everyEvent.acceptQualification;
const phoneDone = { eligibility: 'eligible', phoneVerified: true } as const;
const invoiceLink = { ...approved, entry: 'invoiceLink', cartTotal: 0, qualification: 'accepted' } as const;
const known = {
  ...approved,
  scoring: { state: 'notStarted', stage: null, slow: false, late: false },
} as const;
const running = { state: 'running', stage: 'preparing', slow: false, late: false } as const;

const rows: readonly Transition[] = [
  ['get started', {}, start, 'verifyBusiness'],
  ['I already have an account', {}, haveAccount, 'verifyPhone'],
  ['a business older than six months', { eligibility: 'eligible' }, yes, 'verifyPhone'],
  ['not a Canadian business', { eligibility: 'ineligible' }, no, 'verifyBusiness'],
  ['eligible after a lookup by phone', phoneDone, yes, 'verifyEmail', { lookUp: true }],
  ['unknown phone', phoneDone, confirmPhone, 'verifyEmail'],
  ['unknown phone by lookup', { phoneVerified: true }, confirmPhone, 'verifyBusiness', { lookUp: true }],
  [
    'phone of an application under review',
    { ...phoneDone, outcome: 'manualReview' },
    confirmPhone,
    'manualReview',
  ],
  [
    'phone of a rejection in force',
    { ...phoneDone, outcome: 'rejected' },
    confirmPhone,
    'rejectedApplication',
  ],
  ['phone of an unfinished application', { ...filledIn, businessSaved: false }, confirmPhone, 'businessInfo'],
  ['phone of a live line, cart', known, confirmPhone, 'qualification'],
  [
    'phone of a live line, invoice link',
    { ...known, entry: 'invoiceLink', invoice: buildInvoice({ source: 'link' }) },
    confirmPhone,
    'invoiceInfo',
  ],
  [
    'phone of a live line, invoice approved already',
    {
      ...known,
      entry: 'invoiceLink',
      invoice: buildInvoice({ state: 'confirmed', source: 'link', pendingApproval: true }),
    },
    confirmPhone,
    'invoicePending',
  ],
  [
    'phone of a live line, pre-qualification',
    { ...known, entry: 'preQualification' },
    confirmPhone,
    'manualInvoiceDetails',
  ],
  ['email accepted', { ...phoneDone, emailVerified: true }, everyEvent.confirmEmailCode[0], 'verifyEmail'],
  [
    'next on email verified',
    { ...phoneDone, emailVerified: true },
    everyEvent.continueFromEmail[0],
    'personalInfo',
  ],
  [
    'another address of a returning customer',
    { ...returning, qualification: 'accepted', emailVerified: false },
    everyEvent.changeEmail[0],
    'verifyEmail',
  ],
  [
    'a refresh before that address is proven',
    { ...returning, qualification: 'accepted', option: 'panel0', emailVerified: false },
    everyEvent.refresh[0],
    'verifyEmail',
  ],
  [
    'that address before it is proven, another route',
    { ...returning, emailVerified: false },
    { type: 'visit', route: '/qualification' },
    'verifyEmail',
  ],
  ['that address accepted', returning, everyEvent.confirmEmailCode[0], 'verifyEmail'],
  [
    'next on that address: the agreement, where it was chosen',
    { ...returning, qualification: 'accepted', option: 'panel0' },
    everyEvent.continueFromEmail[0],
    'signAgreement',
  ],
  [
    'next on that address: the offer, where it was not',
    { ...returning, qualification: 'accepted' },
    everyEvent.continueFromEmail[0],
    'displayOptions',
  ],
  [
    'next on that address, pre-qualification',
    { ...returning, entry: 'preQualification' },
    everyEvent.continueFromEmail[0],
    'manualInvoiceDetails',
  ],
  [
    'a line that runs out while a person looks at the full amount',
    {
      ...approved,
      outcome: 'preQualified',
      qualification: 'finalReviewRequested',
      credit: buildCredit({ expiresInDays: -1 }),
    },
    everyEvent.refresh[0],
    'manualReview',
  ],
  ['personal saved', { ...filledIn, businessSaved: false }, everyEvent.savePersonal[0], 'businessInfo'],
  ['personal saved again', filledIn, everyEvent.savePersonal[0], 'businessInfo'],
  ['business saved', filledIn, everyEvent.saveBusiness[0], 'valueProposition'],
  ['learn more', filledIn, everyEvent.learnMore[0], 'aboutFlinks'],
  ['connect my bank', filledIn, everyEvent.chooseConnect[0], 'bankingInfo'],
  ['upload statements', filledIn, everyEvent.chooseUpload[0], 'bankStatementsUpload'],
  ['bank connected', { ...filledIn, bank: 'connected' }, everyEvent.completeConnection[0], 'bankingInfo'],
  [
    'scoring started',
    { ...filledIn, bank: 'connected', scoring: running },
    everyEvent.startScoring[0],
    'scoring',
  ],
  [
    'SIN needed',
    { ...filledIn, bank: 'connected', scoring: { ...running, state: 'sinNeeded' } },
    everyEvent.refresh[0],
    'sinEntry',
  ],
  [
    'no data from the bank, and statements from before',
    {
      ...filledIn,
      bankTrouble: 'chooseAnotherBank',
      documents: { statements: 6, statementsComplete: true, voidCheque: false, submitted: false },
    },
    everyEvent.refresh[0],
    'bankingInfo',
  ],
  [
    'scoring failed',
    { ...filledIn, bank: 'connected', scoring: { ...running, state: 'failed' } },
    everyEvent.refresh[0],
    'errorApplication',
  ],
  ['scoring done', approved, everyEvent.refresh[0], 'qualification'],
  ['cart within the credit', { ...approved, qualification: 'accepted' }, continueFull, 'displayOptions'],
  [
    'cart to the cent',
    { ...approved, qualification: 'accepted', cartTotal: 10_000_00 },
    continueFull,
    'displayOptions',
  ],
  [
    'cart a cent over the credit',
    { ...approved, qualification: 'accepted', cartTotal: 10_000_01 },
    continueFull,
    'cartTotalError',
  ],
  [
    'pre-qualified: only the instant part counts',
    {
      ...approved,
      outcome: 'preQualified',
      qualification: 'accepted',
      cartTotal: 9_000_00,
      credit: buildCredit({ instant: 5_000_00 }),
    },
    continueFull,
    'cartTotalError',
  ],
  [
    'new customer of an invoice link',
    { ...invoiceLink, invoice: buildInvoice() },
    continueFull,
    'invoiceInfo',
  ],
  [
    'new pre-qualified customer',
    { ...invoiceLink, entry: 'preQualification' },
    continueFull,
    'invoiceUpload',
  ],
  [
    'final review',
    { ...approved, outcome: 'preQualified', qualification: 'finalReviewRequested' },
    everyEvent.requestFinalReview[0],
    'manualReview',
  ],
  [
    'option chosen',
    { ...approved, qualification: 'accepted', option: 'panel0' },
    everyEvent.selectOption[0],
    'signAgreement',
  ],
  ['signed, cart', { ...approved, agreement: 'signed' }, everyEvent.sign[0], 'final'],
  ['signed, invoice', { ...invoiceLink, agreement: 'signed' }, everyEvent.sign[0], 'invoiceCongratulations'],
  ['small cart', { amountQualified: false }, start, 'smallCartTotal'],
  ['unknown route', filledIn, { type: 'visit', route: '/nowhere' }, 'valueProposition'],
  ['a route too far', filledIn, { type: 'visit', route: '/sign-agreement' }, 'valueProposition'],
  [
    'a route with a slash too many',
    filledIn,
    { type: 'visit', route: '/personal-info/' },
    'valueProposition',
  ],
  ['a step already done', filledIn, { type: 'visit', route: '/personal-info' }, 'personalInfo'],
];

describeTransitions('each event of an application leads to the designed step', rows);
