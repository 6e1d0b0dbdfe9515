import { formatDate } from '@tamarack/core/calendar/format-date';
import { toCents } from '@tamarack/core/money/cents';
import { formatMoney, formatPercent } from '@tamarack/core/money/format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PaymentOption } from '../../api/types';
import { Amount } from '../../components/amount';
import { useLanguage } from '../../i18n/use-language';
import { tokens } from '../../theme/tokens';

/** Costs and dates of a plan. Phrasing elements only, since it is inside the radio's label. */
export function OptionFacts({ option }: { option: PaymentOption }): ReactElement {
  const { t } = useTranslation('offer');
  const language = useLanguage();
  const money = (dollars: number): string => formatMoney(toCents(dollars), language, 2);
  const rows: readonly (readonly [string, string])[] = [
    [t('displayOptions.instalments'), String(option.instalments)],
    [t('displayOptions.firstOn'), formatDate(option.firstPaymentOn, language, 'short')],
    [t('displayOptions.lastOn'), formatDate(option.lastPaymentOn, language, 'short')],
    ...(option.lastPayment === option.weeklyPayment
      ? []
      : [[t('displayOptions.lastPayment'), money(option.lastPayment)] as const]),
    [
      t('displayOptions.financingFee'),
      option.financingFee === 0 ? t('displayOptions.noFee') : money(option.financingFee),
    ],
    [t('displayOptions.total'), money(option.totalRepayment)],
    [t('displayOptions.rate'), formatPercent(option.annualRate, language)],
    [t('displayOptions.apr'), formatPercent(option.apr, language)],
  ];
  return (
    <Facts>
      <Weekly>
        <Amount>{t('displayOptions.aWeek', { amount: money(option.weeklyPayment) })}</Amount>
      </Weekly>
      {rows.map(([label, value]) => (
        <Row key={label}>
          <span>{label}</span> <span>{value}</span>
        </Row>
      ))}
    </Facts>
  );
}

const Facts = styled.span`
  display: flex;
  flex-direction: column;
  gap: 2px;
`;

const Weekly = styled.span`
  margin-bottom: ${tokens.space.xs};
  color: ${tokens.colour.navy};
  font-size: ${tokens.font.heading};
  font-weight: 700;
`;

const Row = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.s};

  > span:last-child {
    flex: none;
    max-width: 60%;
    color: ${tokens.colour.ink};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;
