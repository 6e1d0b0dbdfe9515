import type { FlowEvent } from '@tamarack/core/flow/events';
import { routes } from '@tamarack/core/flow/steps';
import fc from 'fast-check';
import type { Scenario } from './model-server';

const address = {
  street: '1 Main St',
  city: 'Toronto',
  province: 'ON',
  postal: 'M5V 2T6',
  country: 'CA',
} as const;
const invoice = { site: 'Toronto', number: 'A-1', amount: 3_000_00, payable: 3_000_00 };
const file = new Blob(['x']);

/** Events of every type, so that a missing type does not compile. */
export const everyEvent: { readonly [T in FlowEvent['type']]: readonly Extract<FlowEvent, { type: T }>[] } = {
  start: [{ type: 'start' }],
  haveAccount: [{ type: 'haveAccount' }],
  answerEligibility: [
    { type: 'answerEligibility', eligible: true },
    { type: 'answerEligibility', eligible: false },
  ],
  sendPhoneCode: [{ type: 'sendPhoneCode', phone: '+14165550123' }],
  confirmPhoneCode: [{ type: 'confirmPhoneCode', submit: async () => {} }],
  changePhone: [{ type: 'changePhone' }],
  continueFromPhone: [{ type: 'continueFromPhone' }],
  sendEmailCode: [{ type: 'sendEmailCode', email: 'a@b.ca' }],
  confirmEmailCode: [{ type: 'confirmEmailCode', submit: async () => {} }],
  proveEmail: [{ type: 'proveEmail', submit: async () => {} }],
  startOver: [{ type: 'startOver', submit: async () => {} }],
  usePasskey: [{ type: 'usePasskey', submit: async () => {} }],
  changeEmail: [{ type: 'changeEmail' }],
  continueFromEmail: [{ type: 'continueFromEmail' }],
  savePersonal: [{ type: 'savePersonal', submit: async () => {} }],
  saveBusiness: [
    {
      type: 'saveBusiness',
      business: {
        legal: 'A Inc.',
        businessAs: 'A',
        entity: 'corporation',
        industry: '722511',
        timeInBusiness: 30,
        sameAddress: true,
        ...address,
      },
    },
  ],
  learnMore: [{ type: 'learnMore' }],
  chooseConnect: [{ type: 'chooseConnect' }],
  chooseUpload: [{ type: 'chooseUpload' }],
  completeConnection: [{ type: 'completeConnection', submit: async () => {} }],
  bypassBank: [{ type: 'bypassBank' }],
  disconnectBank: [{ type: 'disconnectBank', submit: async () => {} }],
  startScoring: [{ type: 'startScoring' }],
  refresh: [{ type: 'refresh' }],
  retry: [{ type: 'retry' }],
  saveSin: [{ type: 'saveSin', submit: async () => {} }],
  acceptQualification: [
    { type: 'acceptQualification', part: 'full' },
    { type: 'acceptQualification', part: 'instant' },
  ],
  requestFinalReview: [{ type: 'requestFinalReview' }],
  uploadInvoice: [{ type: 'uploadInvoice', file, name: 'a.pdf' }],
  skipInvoiceUpload: [{ type: 'skipInvoiceUpload' }],
  newInvoice: [{ type: 'newInvoice' }],
  enterInvoice: [{ type: 'enterInvoice', invoice }],
  confirmInvoice: [{ type: 'confirmInvoice', invoice }],
  confirmPartialPayment: [{ type: 'confirmPartialPayment' }],
  continueInvoice: [{ type: 'continueInvoice' }],
  confirmStatements: [{ type: 'confirmStatements' }],
  submitDocuments: [{ type: 'submitDocuments', submit: async () => {} }],
  answerRequest: [{ type: 'answerRequest', text: 'Here it is.' }],
  requestReconsideration: [{ type: 'requestReconsideration', observations: 'Sales have doubled since.' }],
  selectOption: [{ type: 'selectOption', optionId: 'panel0' }],
  sign: [{ type: 'sign', submit: async () => {} }],
  completePurchase: [{ type: 'completePurchase' }],
  back: [{ type: 'back' }],
  visit: [...Object.values(routes), '/nowhere'].map((route) => ({ type: 'visit', route })),
  leave: [{ type: 'leave' }],
};

/** Random events rarely pass ten guards, so each turn also says whether to send an event of the current step instead. */
export const turns: fc.Arbitrary<readonly Turn[]> = fc.array(
  fc.record({
    any: fc.constantFrom(...Object.values(everyEvent).flat()),
    pick: fc.nat(20),
    followsStep: fc.integer({ min: 1, max: 10 }).map((n) => n > 3),
  }),
  { minLength: 5, maxLength: 60 },
);

export interface Turn {
  readonly any: FlowEvent;
  readonly pick: number;
  readonly followsStep: boolean;
}

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  entry: fc.constantFrom('cart', 'invoiceLink', 'preQualification'),
  uploads: fc.boolean(),
  asksForInformation: fc.boolean(),
  amountQualified: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  cartTotal: fc.constantFrom(2_400_00, 30_000_00),
  returning: fc.boolean(),
  scoring: fc.constantFrom('ends', 'ends', 'needsSin', 'fails'),
  outcome: fc.constantFrom('instantlyApproved', 'preQualified', 'approved', 'rejected', 'manualReview'),
  instant: fc.constantFrom(5_000_00, 25_000_00),
  remaining: fc.constantFrom(50_00, 10_000_00, 40_000_00),
  pendingApproval: fc.boolean(),
  readable: fc.boolean(),
  invoiceAmount: fc.constantFrom(3_000_00, 20_000_00),
  payable: fc.constantFrom(1_000_00, 3_000_00),
});
