/** @jsxRuntime automatic */

import { toCents } from '@tamarack/core/money/cents';
import { LinkButton } from '../../../pages/parts/button';
import { Card } from '../../../pages/parts/card';
import { Definitions } from '../../../pages/parts/definitions';
import { Table } from '../../../pages/parts/table';
import type { CheckoutDetails } from '../../../src/settlement/merchant-checkouts';
import { can, type DashboardContext } from '../../context';
import { Money } from '../../parts/money';
import { Time } from '../../parts/time';
import { getCheckoutPath } from '../checkout-title';
import { getOpenAmount } from '../open-amount';
import { getCaptureTexts } from './capture-texts';

/** The authorization of a purchase: authorized, captured and remaining amounts, and the expiry. */
export function CaptureCard({
  context,
  details: { checkout, summary },
  now,
}: {
  readonly context: DashboardContext;
  readonly details: CheckoutDetails;
  readonly now: Date;
}) {
  const { authorization, captures } = checkout;
  if (!authorization) return null;
  const { language } = context;
  const texts = getCaptureTexts(language);
  const left = getOpenAmount(checkout, now);
  const path = getCheckoutPath({ summary });
  const money = (key: string, cents: number) => <Money key={key} cents={cents} language={language} />;
  return (
    <Card
      title={texts.card}
      level={2}
      beside={
        left > 0 &&
        can(context, 'checkouts.refund') && (
          <span className="beside">
            <LinkButton href={`${path}/capture`}>{texts.capture}</LinkButton>
            <LinkButton href={`${path}/release`}>{texts.release}</LinkButton>
          </span>
        )
      }
    >
      <Definitions
        missing={texts.missing}
        items={[
          [texts.authorized, money('authorized', toCents(authorization.amount))],
          [texts.captured, money('captured', toCents(authorization.captured))],
          [texts.left, money('left', left)],
          [
            texts.released,
            authorization.released === 0 ? null : money('released', toCents(authorization.released)),
          ],
          [
            texts.until,
            left === 0 ? null : (
              <Time key="until" at={new Date(authorization.expiresAt)} language={language} />
            ),
          ],
        ]}
      />
      {captures.length === 0 ? (
        <p className="hint">{texts.none}</p>
      ) : (
        <Table
          caption={texts.card}
          columns={[
            {
              head: texts.capturedOn,
              cell: ({ capturedAt }: (typeof captures)[number]) => (
                <Time at={new Date(capturedAt)} language={language} />
              ),
            },
            { head: texts.amount, numeric: true, cell: ({ amount }) => money('amount', toCents(amount)) },
          ]}
          rows={captures}
          getRowKey={({ captureId }) => captureId}
        />
      )}
    </Card>
  );
}
