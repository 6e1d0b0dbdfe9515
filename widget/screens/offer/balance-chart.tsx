import { formatDate } from '@tamarack/core/calendar/format-date';
import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PaymentOption } from '../../api/types';
import { useLanguage } from '../../i18n/use-language';
import { useDollars } from '../../i18n/use-money';
import { systemColours } from '../../theme/system-colours';
import { tokens } from '../../theme/tokens';

const WIDTH = 600;
const HEIGHT = 120;

/** The balance as a step chart that falls with each payment. */
export function BalanceChart({
  option,
  lastPaymentOn,
}: {
  option: PaymentOption;
  lastPaymentOn: PlainDate;
}): ReactElement {
  const { t } = useTranslation('offer');
  const language = useLanguage();
  const money = useDollars();
  const stairs = toStepPath(option.balances);
  return (
    <figure>
      <h3>{t('displayOptions.chartTitle')}</h3>
      <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${stairs}V${HEIGHT}H0Z`} />
        <path d={stairs} />
      </Chart>
      <Caption>
        {t('displayOptions.chartText', {
          from: money(option.principal),
          to: money(option.balances.at(-1) ?? 0),
          date: formatDate(lastPaymentOn, language),
        })}
      </Caption>
    </figure>
  );
}

/** SVG path; the first balance has the full height. */
function toStepPath(balances: readonly number[]): string {
  const top = Math.max(...balances, 1);
  const step = WIDTH / Math.max(balances.length, 1);
  const y = (balance: number): string => (HEIGHT - (balance / top) * (HEIGHT - 4)).toFixed(1);
  return balances
    .map((balance, at) => `${at === 0 ? 'M0 ' : 'V'}${y(balance)}H${(step * (at + 1)).toFixed(1)}`)
    .join('');
}

const { colour, font, space } = tokens;

const Chart = styled.svg`
  width: 100%;
  height: 96px;
  border-bottom: 2px solid ${colour.edge};
  border-left: 2px solid ${colour.edge};
  ${systemColours}

  path:first-child {
    fill: ${colour.blueTint};
  }
  path:last-child {
    fill: none;
    stroke: ${colour.blue};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;

const Caption = styled.figcaption`
  margin-top: ${space.xs};
  color: ${colour.muted};
  font-size: ${font.small};
`;
