import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PaymentOption } from '../../api/types';
import { useDollars } from '../../i18n/use-money';
import { tokens } from '../../theme/tokens';
import { BalanceChart } from './balance-chart';
import { OptionFacts } from './option-facts';
import { PaymentCalendar } from './payment-calendar';

/** Facts, calendar and balance of the chosen plan. */
export function PlanDetails({ option, term }: { option: PaymentOption; term: string }): ReactElement {
  const { t } = useTranslation('offer');
  const title = useId();
  const weekly = useDollars()(option.weeklyPayment);
  return (
    <Details aria-labelledby={title}>
      <h2 id={title}>
        <span>{term}</span> <span>{t('displayOptions.aWeek', { amount: weekly })}</span>
      </h2>
      <OptionFacts option={option} />
      {option.lastPaymentOn === null ? (
        <p>{t('displayOptions.onShipment')}</p>
      ) : (
        <>
          <PaymentCalendar dueOn={option.dueOn} />
          <BalanceChart option={option} lastPaymentOn={option.lastPaymentOn} />
        </>
      )}
    </Details>
  );
}

const { colour, font, space } = tokens;

const Details = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.m};
  border-radius: ${tokens.radius.medium};
  background: ${colour.sunken};

  h2 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.s};
    font-size: ${font.large};
  }
  h3 {
    margin-bottom: ${space.xxs};
    font-size: ${font.body};
  }
`;
