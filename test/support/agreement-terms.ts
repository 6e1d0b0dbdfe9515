import { computeDisplayedApr } from '@tamarack/core/lending/apr';
import { buildDueDates } from '@tamarack/core/lending/due-dates';
import { buildSchedule } from '@tamarack/core/lending/schedule';
import type { AgreementTerms } from '../../server/src/financing/agreements/content/terms';

/** Terms of a bakery in Toronto that pays $8,432.15 over twelve weeks; any part can be another. */
export function makeTerms(overrides: Partial<AgreementTerms> = {}, rate = 999, weeks = 12): AgreementTerms {
  const plan = buildSchedule(8_432_15, rate, weeks);
  const preparedOn = overrides.preparedOn ?? '2026-12-11';
  return {
    reference: '4F2A-91BC-00D1',
    preparedOn,
    timeZone: 'America/Toronto',
    frenchFirst: false,
    borrower: {
      legal: 'Saint-Élie Bakery Inc.',
      businessAs: 'Summer Bread',
      address: {
        street: '45 Queen Street W',
        city: 'Toronto',
        province: 'ON',
        postal: 'M5H 2M9',
        country: 'CA',
      },
    },
    naturalPerson: false,
    signer: 'Élodie Côté',
    merchant: 'Northern Supply',
    orderReference: 'PO-1182',
    invoice: null,
    annualRate: rate,
    apr: computeDisplayedApr(plan),
    schedule: plan,
    onShipment: false,
    dueOn: buildDueDates(preparedOn, weeks),
    account: {
      institution: 'FlinksCapital',
      institutionNumber: '777',
      transit: '77777',
      accountEnding: '1000',
    },
    ...overrides,
  };
}

/** The same from Quebec. */
export const makeQuebecTerms = (overrides: Partial<AgreementTerms> = {}): AgreementTerms => {
  const terms = makeTerms();
  const address = { ...terms.borrower.address, city: 'Montréal', province: 'QC', postal: 'H2J 2L4' } as const;
  return makeTerms({ frenchFirst: true, borrower: { ...terms.borrower, address }, ...overrides });
};
