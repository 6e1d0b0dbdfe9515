/** @jsxRuntime automatic */
import { toCents, toDollars } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { Button, LinkButton } from '../../../pages/parts/button';
import { Card } from '../../../pages/parts/card';
import { Definitions } from '../../../pages/parts/definitions';
import { TextField } from '../../../pages/parts/field';
import type { CheckoutDetails } from '../../../src/settlement/merchant-checkouts';
import type { DashboardContext } from '../../context';
import { withColon } from '../../parts/colon';
import { Money } from '../../parts/money';
import { Page } from '../../parts/page';
import { getRefundTexts } from '../checkout-texts';
import { getCheckoutPath, withReference } from '../checkout-title';

export interface RefundFaults {
  readonly amount?: 'amountInvalid' | 'amountAbove';
  readonly reason?: 'reasonTooLong';
}

interface RefundProps {
  readonly context: DashboardContext;
  readonly details: CheckoutDetails;
  /** Cents that can be refunded. */
  readonly left: number;
}

/** The form of a refund, with all that is left. */
export function refundPage({
  input,
  faults,
  ...props
}: RefundProps & {
  readonly input: { readonly amount: string; readonly reason: string };
  readonly faults: RefundFaults;
}) {
  const { context, details, left } = props;
  const { language } = context;
  const texts = getRefundTexts(language);
  const most = formatMoney(left, language, 2);
  return (
    <Page context={context} current="checkouts" title={withReference(texts.title, details)}>
      <Card title={`${withColon(texts.left, language)} ${most}`} level={2}>
        <form method="post" action={`${getCheckoutPath(details)}/refund/review`} className="stack">
          <TextField
            label={texts.amount}
            hint={texts.amountHint}
            name="amount"
            inputMode="decimal"
            value={input.amount}
            error={
              faults.amount &&
              (faults.amount === 'amountAbove' ? texts.errors.amountAbove(most) : texts.errors[faults.amount])
            }
            required
          />
          <TextField
            label={texts.reasonLabel}
            hint={texts.reasonHint}
            name="reason"
            value={input.reason}
            error={faults.reason && texts.errors[faults.reason]}
          />
          <div className="beside">
            <Button>{texts.next}</Button>
            <LinkButton href={getCheckoutPath(details)}>{texts.back}</LinkButton>
          </div>
        </form>
      </Card>
    </Page>
  );
}

/** Shows the effect of a refund before it is made. */
export function confirmRefundPage({
  amount,
  reason,
  key,
  ...props
}: RefundProps & {
  /** Cents. */
  readonly amount: number;
  readonly reason: string;
  /** Makes the form one refund, however often it is sent. */
  readonly key: string;
}) {
  const { context, details, left } = props;
  const { language } = context;
  const texts = getRefundTexts(language);
  const refunded = toCents(details.checkout.refunded);
  return (
    <Page context={context} current="checkouts" title={withReference(texts.title, details)}>
      <Card title={texts.confirm} level={2}>
        <Definitions
          items={[
            [texts.amount, <Money key="amount" cents={amount} language={language} />],
            [texts.reason, reason],
            [texts.after, <Money key="after" cents={refunded + amount} language={language} />],
            [texts.remaining, <Money key="remaining" cents={left - amount} language={language} />],
          ]}
          missing={texts.missing}
        />
        <p>{texts.customerEffect}</p>
        <p>{texts.payoutEffect}</p>
        <p>
          <strong>{texts.final}</strong>
        </p>
        <form method="post" action={`${getCheckoutPath(details)}/refund`}>
          <input type="hidden" name="amount" value={toDollars(amount).toFixed(2)} />
          <input type="hidden" name="reason" value={reason} />
          <input type="hidden" name="key" value={key} />
          <div className="beside">
            <Button variant="danger">{texts.make(formatMoney(amount, language, 2))}</Button>
            <LinkButton href={`${getCheckoutPath(details)}/refund`}>{texts.back}</LinkButton>
          </div>
        </form>
      </Card>
    </Page>
  );
}
