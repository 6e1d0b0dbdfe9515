import { getFinancedAmount } from '@tamarack/core/flow/credit';
import { toDollars } from '@tamarack/core/money/cents';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PaymentOption } from '../../api/types';
import { RadioRows } from '../../components/choices/radio-rows';
import { Screen } from '../../components/layout/screen';
import { Live } from '../../components/live';
import { Notice } from '../../components/notice';
import { Spinner } from '../../components/spinner';
import { WithNumber } from '../../components/with-number';
import { PasskeyFrame } from '../../forms/passkey-frame';
import { useDollars } from '../../i18n/use-money';
import { Help } from '../../shell/help';
import { useDraft } from '../../store/hooks/use-draft';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useQuery } from '../../store/hooks/use-query';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { isOutdated } from '../../store/state/failures';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../../theme/visually-hidden';
import { LoadFailure } from './load-failure';
import { PlanDetails } from './plan-details';
import { type Unit, useTermText } from './term-text';
import { TermUnit } from './term-unit';
import { useRefreshWhenOutdated } from './use-refresh-when-outdated';

interface Chosen {
  optionId: string | null;
  unit: Unit;
}

export function DisplayOptions(): ReactElement {
  const { t } = useTranslation('offer');
  const { t: common } = useTranslation('common');
  const facts = useFacts();
  const { invoice } = useView();
  const send = useSend();
  const busy = usePending();
  const saving = usePending('selectOption');
  const term = useTermText();
  const offers = useQuery(`offers:${facts.cartTotal}:${facts.invoice?.payable ?? ''}`, (api) => api.offers());
  useRefreshWhenOutdated(offers);
  const { draft, set } = useDraft<Chosen>('displayOptions', { optionId: null, unit: 'weeks' });
  const items = offers.data?.items ?? [];
  const option = getSelected(items, draft.optionId ?? facts.option);
  const money = useDollars();
  const number = invoice?.number ?? '';
  const [inReview, setInReview] = useState(false);
  const choose = async (optionId: string): Promise<void> => {
    const result = await send({ type: 'selectOption', optionId });
    setInReview(!result.ok && result.problem?.type === 'security-review');
    // replaced by those of another purchase or promotion
    if (!result.ok && isOutdated(result.problem)) offers.retry();
  };
  const confirm = async (submit: () => Promise<void>): Promise<void> => {
    const { ok } = await send({ type: 'usePasskey', submit });
    if (ok && option) await choose(option.id);
  };
  return (
    <Screen
      wide
      title={t('displayOptions.title')}
      lead={
        <WithNumber
          text={t(number ? 'displayOptions.leadInvoice' : 'displayOptions.lead', {
            // there before its plans are, which would move what is below it
            amount: money(toDollars(getFinancedAmount(facts) ?? 0)),
            number,
          })}
          number={number}
        />
      }
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={{
        label: t('displayOptions.continue'),
        onPress: () => option && void choose(option.id),
        busy: saving,
        disabled: option === null,
      }}
    >
      {offers.state === 'loading' && (
        <Reserved>
          <Spinner label={t('displayOptions.loading')} />
        </Reserved>
      )}
      {offers.state === 'failed' && (
        <LoadFailure
          text={t('displayOptions.failed')}
          retry={t('displayOptions.retry')}
          onRetry={offers.retry}
        />
      )}
      {offers.state === 'done' && option === null && (
        <>
          <Notice tone="warn" announce>
            {t('displayOptions.none')}
          </Notice>
          <Help />
        </>
      )}
      {inReview && (
        <>
          <Notice tone="warn" announce>
            {common('messages:problem.security-review')}
          </Notice>
          <PasskeyFrame use="purchase" onAnswer={(submit) => void confirm(submit)} />
        </>
      )}
      <Live>{option && <VisuallyHidden>{t('displayOptions.plans')}</VisuallyHidden>}</Live>
      {option && (
        <>
          <TermUnit value={draft.unit} onChange={(unit) => set({ unit })} />
          <Plans>
            <RadioRows
              legend={t('displayOptions.plans')}
              value={option.id}
              onChange={(optionId) => set({ optionId })}
              rows={items.map((item) => ({
                value: item.id,
                label: term(item.termWeeks, draft.unit),
                figure: t('displayOptions.aWeek', { amount: money(item.weeklyPayment) }),
                note:
                  item.financingFee === 0
                    ? t('displayOptions.noFee')
                    : t('displayOptions.feeOf', { amount: money(item.financingFee) }),
              }))}
            />
            <PlanDetails option={option} term={term(option.termWeeks, draft.unit)} />
          </Plans>
        </>
      )}
    </Screen>
  );
}

/** About as high as plans with their details: what is below them is out of sight from the beginning. */
const Reserved = styled.div`
  min-height: 580px;
`;

/** The list, and the chosen plan beneath it or, in a wide dialog, beside it: choosing moves no row. */
const Plans = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  align-items: start;
  ${tokens.wideScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The earlier choice while it is still offered; otherwise the first option (`panel0`): decision 0084. */
function getSelected(items: readonly PaymentOption[], id: string | null): PaymentOption | null {
  return items.find((item) => item.id === id) ?? items[0] ?? null;
}
