import { dateIn } from '@tamarack/core/calendar/plain-date';
import { initialFacts } from '@tamarack/core/flow/initial-facts';
import type { ApplicationView, FactsView } from '../../widget/api/types';

export interface ViewChanges
  extends Partial<Omit<ApplicationView, 'facts' | 'contact' | 'draft' | 'settings'>> {
  facts?: Partial<FactsView>;
  contact?: Partial<ApplicationView['contact']>;
  draft?: Partial<ApplicationView['draft']>;
  settings?: Partial<ApplicationView['settings']>;
}

/** Response for a new application with a cart of $4,850. */
export function buildView({
  facts,
  contact,
  draft,
  settings,
  ...changes
}: ViewChanges = {}): ApplicationView {
  return {
    checkoutId: 'c1',
    status: 'started',
    facts: {
      ...initialFacts,
      cartTotal: 4850,
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
    settings: { sinRequired: true, testEnvironment: true, today: dateIn(new Date()), ...settings },
    reasons: [],
    decidedBy: null,
    invoice: null,
    request: null,
    reviewDueAt: null,
    documents: [],
    ...changes,
  };
}

/** The personal details are saved. */
export const savedPersonal: ApplicationView['draft']['personal'] = { complete: true };
