/** @jsxRuntime automatic */

import { toCents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { getText } from '../../pages/parts/get-text';
import { Table } from '../../pages/parts/table';
import type { CheckoutDetails } from '../../src/settlement/merchant-checkouts';
import { can, type DashboardContext } from '../context';
import { places } from '../navigation';
import { withColon } from '../parts/colon';
import { Money } from '../parts/money';
import { Page } from '../parts/page';
import { Sums } from '../parts/sums';
import { Time } from '../parts/time';
import { CaptureCard } from './captures/capture-card';
import { getCaptureTexts } from './captures/capture-texts';
import { getCheckoutTexts, getKindTexts } from './checkout-texts';
import { getCheckoutPath } from './checkout-title';
import { getFinancedAmount } from './open-amount';
import { RefundBadge, StatusBadge } from './status-badge';
import { Timeline } from './timeline';
import { trackingNames } from './tracking-names';

interface CheckoutPageProps {
  readonly context: DashboardContext;
  readonly details: CheckoutDetails;
  readonly flash: string | null;
  readonly now: Date;
}

/** A checkout: its items, payouts, refunds and history. */
export function checkoutPage({ context, details, flash, now }: CheckoutPageProps) {
  const { language } = context;
  const { summary, checkout, timeline } = details;
  const texts = getCheckoutTexts(language);
  const { financing, authorization } = checkout;
  return (
    <Page
      context={context}
      current="checkouts"
      title={`${getKindTexts(language)[summary.kind]} ${summary.reference ?? ''}`.trim()}
      beside={
        <span className="beside">
          <StatusBadge status={summary.status} language={language} />
          <RefundBadge refunded={summary.refunded} financed={summary.financed} language={language} />
        </span>
      }
      flash={flash}
    >
      <Card title={texts.overview} level={2}>
        <Definitions
          missing={texts.missing}
          items={[
            [texts.customer, summary.customer],
            [
              texts.amount,
              summary.amount === null ? null : (
                <Money key="amount" cents={summary.amount} language={language} />
              ),
            ],
            ...(authorization
              ? [
                  [
                    getCaptureTexts(language).authorized,
                    <Money key="authorized" cents={toCents(authorization.amount)} language={language} />,
                  ] as const,
                ]
              : []),
            [
              texts.financed,
              financing && <Money key="financed" cents={getFinancedAmount(checkout)} language={language} />,
            ],
            [texts.term, financing && texts.weeks(financing.termWeeks)],
            [texts.date, <Time key="date" at={summary.createdAt} language={language} />],
            ...(details.linkId !== null && can(context, 'invoiceLinks.read')
              ? [
                  [
                    texts.link,
                    <a key="link" href={`${places.invoiceLinks.path}/${details.linkId}`}>
                      {texts.openLink}
                    </a>,
                  ] as const,
                ]
              : []),
            [texts.platform, checkout.platform && getText(texts.platforms, checkout.platform.renderType)],
            [texts.id, <code key="id">{summary.checkoutId}</code>],
          ]}
        />
      </Card>
      {checkout.tracking && (
        <Card title={texts.tracking} level={2}>
          <Definitions
            missing={texts.missing}
            items={trackingNames.flatMap((name) => {
              const value = checkout.tracking?.[name];
              return value ? [[texts.trackingNames[name], value] as const] : [];
            })}
          />
        </Card>
      )}
      <CaptureCard context={context} details={details} now={now} />
      <PayoutCard context={context} details={details} />
      <RefundsCard context={context} details={details} />
      <Card title={texts.timeline} level={2}>
        <Timeline entries={timeline} context={context} />
        <p className="hint">{texts.timelineHint}</p>
      </Card>
    </Page>
  );
}

type PartProps = Pick<CheckoutPageProps, 'context' | 'details'>;

function PayoutCard({ context, details: { checkout, payouts } }: PartProps) {
  const { language } = context;
  const texts = getCheckoutTexts(language);
  const purchases = payouts.filter(({ kind }) => kind === 'purchase');
  const [first, ...others] = purchases;
  const recoveries = payouts.filter(({ kind }) => kind === 'recovery');
  if (!first)
    return (
      <Card title={texts.money} level={2}>
        <p className="hint">{checkout.authorization ? texts.noCapture : texts.noPayout}</p>
      </Card>
    );
  const sum = (name: 'amount' | 'fee' | 'withheld'): number =>
    purchases.reduce((cents, payout) => cents + toCents(payout[name]), 0);
  const [financed, amount, fee, withheld] = [
    getFinancedAmount(checkout),
    sum('amount'),
    sum('fee'),
    sum('withheld'),
  ];
  return (
    <Card
      title={texts.money}
      level={2}
      beside={
        can(context, 'payouts.read') &&
        others.length === 0 && <a href={`${places.payouts.path}/${first.payoutId}`}>{texts.openPayout}</a>
      }
    >
      <Sums
        language={language}
        lines={[
          { what: 'purchase', text: texts.purchase, cents: financed },
          ...(financed === amount
            ? []
            : [{ what: 'refunded', text: texts.refundBefore, cents: amount - financed }]),
          { what: 'fee', text: texts.fee, cents: -fee },
          ...(withheld === 0 ? [] : [{ what: 'withheld', text: texts.withheld, cents: -withheld }]),
          { what: 'net', text: texts.net, cents: amount - fee - withheld },
        ]}
      />
      {recoveries.map(({ payoutId, amount: owed, withheld: recovered }) => (
        <p key={payoutId} className="hint">
          {withColon(texts.recoveries, language)} <Money cents={toCents(owed)} language={language} />
          {` (${texts.recovered(formatMoney(toCents(recovered), language, 2))})`}
        </p>
      ))}
    </Card>
  );
}

function RefundsCard({ context, details: { checkout, summary } }: PartProps) {
  const { language } = context;
  const texts = getCheckoutTexts(language);
  const isRefundable = toCents(checkout.refunded) < getFinancedAmount(checkout);
  return (
    <Card
      title={texts.refunds}
      level={2}
      beside={
        isRefundable &&
        can(context, 'checkouts.refund') && (
          <LinkButton href={`${getCheckoutPath({ summary })}/refund`}>{texts.refund}</LinkButton>
        )
      }
    >
      {checkout.refunds.length === 0 ? (
        <p className="hint">{texts.noRefunds}</p>
      ) : (
        <Table
          caption={texts.refunds}
          columns={[
            {
              head: texts.refundedOn,
              cell: ({ refundedAt }: (typeof checkout.refunds)[number]) => (
                <Time at={new Date(refundedAt)} language={language} />
              ),
            },
            { head: texts.reason, cell: ({ reason }) => reason ?? texts.missing },
            {
              head: texts.amount,
              numeric: true,
              cell: ({ amount }) => <Money cents={toCents(amount)} language={language} />,
            },
          ]}
          rows={checkout.refunds}
          getRowKey={({ refundId }) => refundId}
        />
      )}
    </Card>
  );
}
