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
import { getCheckoutPath, withReference } from '../checkout-title';
import { getCaptureTexts } from './capture-texts';

export type AmountFault = 'amountInvalid' | 'amountAbove' | 'amountBelow';

interface CaptureProps {
  readonly context: DashboardContext;
  readonly details: CheckoutDetails;
  /** Cents that can be captured. */
  readonly left: number;
}

/** The form of a capture, with all that is left. */
export function capturePage({
  context,
  details,
  left,
  amount,
  fault,
}: CaptureProps & { readonly amount: string; readonly fault: AmountFault | null }) {
  const { language } = context;
  const texts = getCaptureTexts(language);
  const most = formatMoney(left, language, 2);
  return (
    <Page context={context} current="checkouts" title={withReference(texts.title, details)}>
      <Card title={`${withColon(texts.left, language)} ${most}`} level={2}>
        <form method="post" action={`${getCheckoutPath(details)}/capture/review`} className="stack">
          <TextField
            label={texts.amount}
            hint={texts.amountHint}
            name="amount"
            inputMode="decimal"
            value={amount}
            error={
              fault === null
                ? undefined
                : fault === 'amountInvalid'
                  ? texts.errors.amountInvalid
                  : texts.errors[fault](most)
            }
            required
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

/** Shows the effect of a capture before it is made. */
export function confirmCapturePage({
  context,
  details,
  left,
  amount,
  key,
}: CaptureProps & {
  /** Cents. */
  readonly amount: number;
  /** Makes the form one capture, however often it is sent. */
  readonly key: string;
}) {
  const { language } = context;
  const texts = getCaptureTexts(language);
  const captured = toCents(details.checkout.authorization?.captured ?? 0);
  return (
    <Page context={context} current="checkouts" title={withReference(texts.title, details)}>
      <Card title={texts.confirm} level={2}>
        <Definitions
          items={[
            [texts.amount, <Money key="amount" cents={amount} language={language} />],
            [texts.after, <Money key="after" cents={captured + amount} language={language} />],
            [texts.remaining, <Money key="remaining" cents={left - amount} language={language} />],
          ]}
          missing={texts.missing}
        />
        <p>{texts.customerEffect}</p>
        <p>{texts.payoutEffect}</p>
        <form method="post" action={`${getCheckoutPath(details)}/capture`}>
          <input type="hidden" name="amount" value={toDollars(amount).toFixed(2)} />
          <input type="hidden" name="key" value={key} />
          <div className="beside">
            <Button>{texts.make(formatMoney(amount, language, 2))}</Button>
            <LinkButton href={`${getCheckoutPath(details)}/capture`}>{texts.back}</LinkButton>
          </div>
        </form>
      </Card>
    </Page>
  );
}

/** Shows the effect of a release before it is made. */
export function releasePage({ context, details, left, key }: CaptureProps & { readonly key: string }) {
  const { language } = context;
  const texts = getCaptureTexts(language);
  const amount = formatMoney(left, language, 2);
  return (
    <Page context={context} current="checkouts" title={withReference(texts.releaseTitle, details)}>
      <Card title={`${withColon(texts.left, language)} ${amount}`} level={2}>
        <p>{texts.releaseEffect(amount)}</p>
        <p>
          <strong>{texts.final}</strong>
        </p>
        <form method="post" action={`${getCheckoutPath(details)}/release`}>
          <input type="hidden" name="key" value={key} />
          <div className="beside">
            <Button variant="danger">{texts.makeRelease(amount)}</Button>
            <LinkButton href={getCheckoutPath(details)}>{texts.back}</LinkButton>
          </div>
        </form>
      </Card>
    </Page>
  );
}
