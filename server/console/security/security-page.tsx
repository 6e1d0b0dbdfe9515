/** @jsxRuntime automatic */

import { formatExactMoney } from '@tamarack/core/money/format';
import { Badge } from '../../pages/parts/badge';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { getText } from '../../pages/parts/get-text';
import { PostButton } from '../../pages/parts/post-button';
import type { AccountReview } from '../../src/intake/accounts';
import { canAct, type Operator } from '../../src/parties/operators';
import { PasskeysCard } from '../access/access-cards';
import { Page, PageTitle } from '../parts/page';
import { Age } from '../parts/time';

export interface SecurityPageProps {
  readonly operator: Operator;
  readonly reviews: readonly AccountReview[];
  readonly flash?: string | null;
  readonly now: Date;
}

const reportTexts: Readonly<Record<NonNullable<AccountReview['reported']>, string>> = {
  bankChanged: 'a change of the bank account',
  draw: 'a purchase on the credit line',
  emailChanged: 'a change of the email address',
  newDevice: 'a new device',
  numberReleased: 'the removal of the phone number',
  passkeyAdded: 'a new passkey',
  phoneChanged: 'a change of the phone number',
  signature: 'a signed agreement',
};

const reasonTexts: Readonly<Record<AccountReview['reason'], string>> = {
  notMe: 'The customer reported that it was not them',
  amount: 'A large purchase on an unrecognized device',
  recentChange: 'A purchase soon after the email address or the bank account was changed',
};

/** Accounts whose credit line, or one purchase, waits for an operator. */
export function securityPage({ operator, reviews, flash = null, now }: SecurityPageProps) {
  return (
    <Page title="Account security" operator={operator} flash={flash}>
      <PageTitle>Account security</PageTitle>
      {reviews.length === 0 && <p className="empty">Nothing is waiting.</p>}
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} operator={operator} now={now} />
      ))}
    </Page>
  );
}

function ReviewCard({
  review,
  operator,
  now,
}: Pick<SecurityPageProps, 'operator' | 'now'> & { readonly review: AccountReview }) {
  const frozen = review.reason === 'notMe';
  const path = `/operator/security/${review.id}`;
  const name = review.personal ? `${review.personal.first} ${review.personal.last}` : 'Customer';
  return (
    <Card
      title={name}
      level={2}
      beside={frozen ? <Badge tone="danger">Frozen</Badge> : <Badge tone="warn">Purchase waits</Badge>}
    >
      <Definitions
        items={[
          ['Reason', getText(reasonTexts, review.reason)],
          ...(review.reported === null
            ? []
            : ([['Reported', getText(reportTexts, review.reported)]] as const)),
          ['Merchant', review.merchant],
          ...(review.amount === null ? [] : ([['Amount', formatExactMoney(review.amount, 'en')]] as const)),
          ['Phone', review.phone],
          ['Opened', <Age key="opened" at={review.openedAt.toISOString()} now={now} />],
        ]}
      />
      {review.passkeys.length > 0 && (
        <PasskeysCard
          passkeys={review.passkeys}
          id={`passkeys-${review.id}`}
          path="/operator/security"
          removable={frozen && canAct(operator, 'accounts.resolve')}
          now={now}
        />
      )}
      <p className="hint">
        Call the customer at a number that you already have, and ask for something that only they can know.
        The phone and the mailbox may be in other hands.
      </p>
      {canAct(operator, 'accounts.resolve') && (
        <div className="row-forms">
          <PostButton action={`${path}/clear`}>
            {frozen ? 'Lift the freeze' : 'Allow the purchase'}
          </PostButton>
          {!frozen && (
            <PostButton action={`${path}/refuse`} variant="danger">
              Refuse the purchase
            </PostButton>
          )}
        </div>
      )}
    </Card>
  );
}
