/** @jsxRuntime automatic */

import { dateIn } from '@tamarack/core/calendar/plain-date';
import { Card } from '../../../pages/parts/card';
import { Definitions } from '../../../pages/parts/definitions';
import { getText } from '../../../pages/parts/get-text';
import { yearsBetween } from '../../../src/underwriting/decision';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { formatDollars } from '../../parts/format';
import { languageTexts } from '../../parts/language-texts';
import {
  accountSourceTexts,
  entryTexts,
  formatEntityType,
  formatPhone,
  formatTimeInBusiness,
  statusTexts,
} from '../texts/application-texts';
import { formatDay } from '../texts/format-dates';

/** The applicant, their business, the purchase, and their history here. */
export function OverviewCards({
  review,
  industry,
  now,
}: {
  readonly review: ReviewView;
  /** Label of the industry; null for an unknown code. */
  readonly industry: string | null;
  readonly now: Date;
}) {
  return (
    <div className="who-cards" id="who">
      <Applicant review={review} now={now} />
      <Business business={review.business} industry={industry} />
      <Purchase review={review} />
      <Credit review={review} />
    </div>
  );
}

function Applicant({ review, now }: { readonly review: ReviewView; readonly now: Date }) {
  const { personal, sinLastThree, phone, email } = review.applicant;
  return (
    <Card title="Applicant" level={2}>
      <Definitions
        items={[
          ['Name', personal && `${personal.first} ${personal.last}`],
          ['Age', personal && formatAge(personal.dob, now)],
          ['SIN', sinLastThree && `ending in ${sinLastThree}`],
          ['Phone', phone && formatPhone(phone)],
          ['Email', email],
          ['Language', languageTexts[review.language]],
          ['Home address', personal && <Address {...personal} />],
        ]}
      />
    </Card>
  );
}

function Business({
  business,
  industry,
}: {
  readonly business: ReviewView['business'];
  readonly industry: string | null;
}) {
  return (
    <Card title="Business" level={2}>
      <Definitions
        items={[
          ['Legal name', business?.legal],
          ['Operating name', business && (business.businessAs || business.legal)],
          ['Registration number', business?.registrationNumber],
          ['Entity type', business && formatEntityType(business.entity)],
          ['Industry', business && (industry ?? business.industry)],
          ['Time in business', business && formatTimeInBusiness(business.timeInBusiness)],
          ['Business address', business && <BusinessAddress {...business} />],
        ]}
      />
    </Card>
  );
}

function Purchase({ review }: { readonly review: ReviewView }) {
  return (
    <Card title="Purchase" level={2}>
      <Definitions
        items={[
          ['Merchant', review.merchant],
          ['Cart total', formatDollars(review.cartTotal)],
          ['Order reference', review.orderReference],
          ['Source', entryTexts[review.entry]],
          ['Checkout status', getText(statusTexts, review.status)],
        ]}
      />
    </Card>
  );
}

function Credit({ review }: { readonly review: ReviewView }) {
  const { credit, exposure, debitAccount: account } = review;
  return (
    <Card title="Credit and account" level={2}>
      <Definitions
        items={[
          ['Credit line', credit ? `${formatDollars(credit.limit)}, tier ${credit.tier}` : 'None'],
          ...(credit
            ? ([
                ['Used', formatDollars(credit.used)],
                ['Available immediately', formatDollars(credit.instant)],
                ['Valid until', formatDay(credit.expiresOn)],
              ] as const)
            : []),
          ['Owed and still available from other applications', formatDollars(exposure)],
          [
            'Debit account',
            account &&
              `${account.bank ?? 'Bank'} ${account.institution}, transit ${account.transit}, account ${account.numberMasked} (${getText(accountSourceTexts, account.source)})`,
          ],
        ]}
      />
    </Card>
  );
}

const formatAge = (dob: string, now: Date): string =>
  `${yearsBetween(dob, dateIn(now))} (born ${formatDay(dob)})`;

interface AddressLines {
  readonly street: string;
  readonly city: string;
  readonly province: string;
  readonly postal: string;
}

function Address({ street, city, province, postal }: AddressLines) {
  return (
    <>
      {street}
      <br />
      {`${city} ${province} ${postal}`}
    </>
  );
}

function BusinessAddress({ sameAddress, ...address }: AddressLines & { readonly sameAddress: boolean }) {
  return (
    <>
      <Address {...address} />
      {sameAddress && (
        <>
          <br />
          <small>Same as home address</small>
        </>
      )}
    </>
  );
}
