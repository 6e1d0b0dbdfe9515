/** In place of the server's day. */
const today = new Date().toISOString().slice(0, 10);

/** When a review is due that takes a business day. */
const dueAt = new Date(Date.now() + 86_400_000);
while (dueAt.getUTCDay() % 6 === 0) dueAt.setUTCDate(dueAt.getUTCDate() + 1);
export const reviewDueAt = dueAt.toISOString();

/**
 * The application as the API returns it (ApplicationView), with defaults. `initialFacts` is the one of
 * `src/flow`; amounts are in dollars.
 */
export const buildView = (initialFacts, { facts, contact, draft, settings, ...rest } = {}) => ({
  checkoutId: 'chk_gallery',
  status: 'started',
  facts: {
    ...initialFacts,
    cartTotal: 4850.4,
    minimumPurchase: 500,
    ...facts,
  },
  draft: { personal: null, business: null, ...draft },
  contact: {
    phoneMasked: null,
    emailMasked: null,
    pendingPhone: null,
    pendingEmail: null,
    proof: null,
    passkey: null,
    ...contact,
  },
  merchant: { name: 'Northwind Wholesale', logoUrl: null, sites: ['Northwind Wholesale'] },
  redirectUrl: null,
  settings: { sinRequired: true, testEnvironment: true, today, ...settings },
  reasons: [],
  decidedBy: null,
  invoice: null,
  request: null,
  reviewDueAt: null,
  documents: [],
  ...rest,
});

/** The personal details are saved; only the secure frames show them. */
export const personal = { complete: true };

/** Different for each page, so that no state shows the input of another. */
const draftKey = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));

/** Who the applicant is, as a state's secure frames read it. */
export const buildIdentity = ({ draft, settings, contact }) => ({
  personal: draft.personal && {
    first: 'Marie-Ève',
    last: 'Desrochers',
    dob: '1985-03-07',
    terms: true,
    street: '4520 rue Saint-Denis',
    city: 'Montréal',
    province: 'QC',
    postal: 'H2J 2L3',
    country: 'CA',
  },
  email: contact.emailMasked && 'marie-eve@cafedesrochers.example',
  sinLastThree: draft.personal && '286',
  sinRequired: settings.sinRequired,
  today: settings.today,
  draftKey,
});

export const business = {
  legal: 'Café Desrochers inc.',
  businessAs: 'Café Desrochers',
  entity: 'corporation',
  industry: '722512',
  timeInBusiness: 42,
  sameAddress: true,
  street: '',
  city: '',
  province: 'QC',
  postal: '',
  country: 'CA',
};

const contact = { phoneMasked: '(514) •••-••42', emailMasked: 'm•••@cafedesrochers.example' };

/** Stages of the application; each adds to the previous one. */
export const started = { facts: { eligibility: 'eligible' } };
export const phoneDone = {
  facts: { ...started.facts, phoneVerified: true },
  contact: { ...contact, emailMasked: null },
};
export const emailDone = { facts: { ...phoneDone.facts, emailVerified: true }, contact };
export const personalDone = {
  facts: { ...emailDone.facts, personalSaved: true },
  contact,
  draft: { personal },
};
export const businessDone = {
  facts: { ...personalDone.facts, businessSaved: true },
  contact,
  draft: { personal, business },
};
export const bankDone = { ...businessDone, facts: { ...businessDone.facts, bank: 'connected' } };

export const credit = {
  limit: 25000,
  used: 3200,
  remaining: 21800,
  instant: 21800,
  expiresOn: '2027-01-20',
  expiresInDays: 60,
};

/** Scored with an outcome; `more` overrides facts. */
export const scored = (outcome, more = {}) => ({
  ...bankDone,
  facts: {
    ...bankDone.facts,
    scoring: { state: 'done', stage: null, slow: false, late: false },
    outcome,
    credit: outcome === 'rejected' || outcome === 'manualReview' ? null : credit,
    ...more,
  },
});
export const accepted = (more = {}) => scored('approved', { qualification: 'accepted', ...more });

/** A returning customer with an invoice; this application was not scored. */
export const returning = (more = {}) => ({
  ...businessDone,
  facts: {
    ...businessDone.facts,
    entry: 'preQualification',
    cartTotal: 0,
    outcome: 'approved',
    credit,
    ...more,
  },
  invoice: more.invoice ? { number: 'NW-20418', site: null, fileName: null, reading: null } : null,
});

/** Result of reading an invoice of the merchant. */
export const reading = (more = {}) => ({
  kind: 'invoice',
  pages: 1,
  merchant: 'Northwind Wholesale',
  otherMerchant: false,
  total: 6400.55,
  amountDue: 6400.55,
  issuedOn: '2026-11-12',
  dueOn: '2026-12-12',
  ...more,
});
