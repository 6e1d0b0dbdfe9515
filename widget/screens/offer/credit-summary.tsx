import type { Credit } from '@tamarack/core/flow/facts';
import type { Cents } from '@tamarack/core/money/cents';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Amount } from '../../components/amount';
import { MoneyBar, type MoneyPart } from '../../components/money-bar';
import { useMoney } from '../../i18n/use-money';
import { tokens } from '../../theme/tokens';

interface CreditSummaryProps {
  credit: Credit;
  /** Null without a cart. */
  purchase: Cents | null;
  /** Only the instant part is granted: the rest is not counted as available. */
  instantOnly: boolean;
}

/** Summary of the credit line: figures, bar and, if the purchase exceeds what is left, by how much. */
export function CreditSummary({ credit, purchase, instantOnly }: CreditSummaryProps): ReactElement {
  const { t } = useTranslation('offer');
  const { limit, used, remaining, instant } = credit;
  const usable = instantOnly ? instant : remaining;
  const left = usable - (purchase ?? 0);
  // a purchase above the instant part takes its rest from what a review may grant
  const pending = instantOnly ? remaining - Math.max(instant, purchase ?? 0) : 0;
  const money = useMoney();
  const figure = useMoney([usable, limit]);
  const row = useMoney([used, left, pending, purchase ?? 0]);
  const part = (key: string, label: string, size: Cents, tone: MoneyPart['tone']): MoneyPart => ({
    key,
    label,
    text: row(size),
    size,
    tone,
  });
  const parts = [
    part('used', t('qualification.usedCredit'), used, 'navy'),
    ...(purchase === null ? [] : [part('purchase', t('qualification.thisPurchase'), purchase, 'blue')]),
    ...(left < 0
      ? []
      : [
          part(
            'left',
            purchase === null ? t('qualification.remainingCredit') : t('qualification.afterPurchase'),
            left,
            'pale',
          ),
        ]),
    ...(pending > 0 ? [part('review', t('qualification.afterReview'), pending, 'open')] : []),
  ];
  const figures: readonly (readonly [string, Cents])[] = [
    [t('qualification.remainingCredit'), usable],
    [t(`qualification.${instantOnly ? 'limitAfterReview' : 'creditLimit'}`), limit],
  ];
  return (
    <>
      <Figures>
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Amount size="large">{figure(amount)}</Amount>
            </dd>
          </div>
        ))}
      </Figures>
      <MoneyBar parts={parts} whole={limit} />
      {purchase !== null && left < 0 && usable > 0 && (
        <p>
          {t(`qualification.${instantOnly ? 'exceedsInstant' : 'exceeds'}`, {
            limit: money(limit),
            used: money(used),
            remaining: money(remaining),
            instant: money(instant),
            purchase: money(purchase),
            over: money(-left),
          })}
        </p>
      )}
    </>
  );
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.m} ${tokens.space.xl};

  dt {
    color: ${tokens.colour.muted};
    font-size: ${tokens.font.small};
  }
`;
