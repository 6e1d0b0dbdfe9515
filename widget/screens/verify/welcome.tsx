import { formatMoney, formatPercent } from '@tamarack/core/money/format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Amount } from '../../components/amount';
import { Button } from '../../components/button';
import { Screen } from '../../components/layout/screen';
import { Steps } from '../../components/layout/steps';
import { Notice } from '../../components/notice';
import { useLanguage } from '../../i18n/use-language';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { tokens } from '../../theme/tokens';
import { TwoWays } from './two-ways';

/** Highest annual rate and longest term of the product (specification, section 9). */
const RATES = { from: 0, to: 12.99 };

export function Welcome(): ReactElement {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const facts = useFacts();
  const { merchant, invoice } = useView();
  const send = useSend();
  const busy = usePending();
  const values = {
    merchant: merchant.name,
    number: invoice?.number,
    from: formatPercent(RATES.from, language, 0),
    to: formatPercent(RATES.to, language),
  };
  const total = facts.entry === 'cart' ? facts.cartTotal : facts.invoice?.amount;
  const haveAccount = (): void => void send({ type: 'haveAccount' });
  return (
    <Screen
      title={t(`welcome.title.${facts.entry}`, values)}
      lead={t(`welcome.lead.${facts.entry}`, values)}
      primary={{ label: t('welcome.start'), onPress: () => void send({ type: 'start' }), busy }}
    >
      {total != null && (
        <Total>
          <span>{t(facts.entry === 'cart' ? 'welcome.cartTotal' : 'welcome.invoice', values)}</span>
          <Amount size="large">{formatMoney(total, language, 2)}</Amount>
        </Total>
      )}
      <Figures>
        <div>
          <dt>{t('welcome.rateLabel')}</dt>
          <dd>{t('welcome.rate', values)}</dd>
        </div>
        <div>
          <dt>{t('welcome.termLabel')}</dt>
          <dd>{t('welcome.term')}</dd>
        </div>
      </Figures>
      {facts.entry === 'invoiceLink' && <TwoWays onHaveAccount={haveAccount} busy={busy} />}
      <section>
        <Heading>{t('welcome.howTitle')}</Heading>
        <Steps
          items={([1, 2, 3] as const).map((step) => ({
            key: String(step),
            title: t(`welcome.how.${step}.title`),
            text: t(`welcome.how.${step}.text.${facts.entry}`, values),
          }))}
        />
      </section>
      <Notice tone="ok" icon="check" title={t('welcome.noObligation')}>
        {t('welcome.noCreditEffect')}
      </Notice>
      {facts.entry !== 'invoiceLink' && (
        <div>
          <Button kind="link" onPress={haveAccount} disabled={busy}>
            {t('welcome.haveAccount')}
          </Button>
        </div>
      )}
    </Screen>
  );
}

const { colour, space, font } = tokens;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xxs} ${space.m};
  padding: ${space.m};
  border-radius: ${tokens.radius.medium};
  background: ${colour.sunken};
  color: ${colour.muted};
`;

const Figures = styled.dl`
  /* The second label, the longer one in French, stays on one line. */
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};

  > div {
    flex: 1 1 auto;
    padding-left: ${space.s};
    border-left: 3px solid ${colour.blue};
  }
  dt {
    color: ${colour.muted};
    font-size: ${font.small};
  }
  dd {
    color: ${colour.navy};
    font-weight: 600;
    ${tokens.wideScreen} {
      font-size: ${font.large};
    }
  }
`;

const Heading = styled.h2`
  margin-bottom: ${space.m};
  font-size: ${font.heading};
`;
