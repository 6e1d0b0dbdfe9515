import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatPercent } from '@tamarack/core/money/format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PaymentOption } from '../../api/types';
import { useLanguage } from '../../i18n/use-language';
import { useDollars } from '../../i18n/use-money';
import { tokens } from '../../theme/tokens';

/** Costs and dates of a plan. */
export function OptionFacts({ option }: { option: PaymentOption }): ReactElement {
  const { t } = useTranslation('offer');
  const language = useLanguage();
  const money = useDollars();
  const { firstPaymentOn, lastPaymentOn } = option;
  const first =
    firstPaymentOn === null
      ? t('displayOptions.afterShipment')
      : formatDate(firstPaymentOn, language, 'short');
  const last = [
    lastPaymentOn === null ? null : formatDate(lastPaymentOn, language, 'short'),
    option.lastPayment === option.weeklyPayment ? null : money(option.lastPayment),
  ].filter((part) => part !== null);
  const rows: readonly (readonly [string, string])[] = [
    [t('displayOptions.instalments'), String(option.instalments)],
    [t('displayOptions.firstPayment'), first],
    ...(last.length === 0 ? [] : [[t('displayOptions.lastPayment'), last.join(' · ')] as const]),
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
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const { colour, font, space } = tokens;

const Facts = styled.dl`
  display: grid;
  gap: ${space.xxs};
  font-size: ${font.small};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.s};
  }
  dt {
    color: ${colour.muted};
  }
  dd {
    margin-left: auto;
    color: ${colour.navy};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
