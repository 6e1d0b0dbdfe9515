import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { isReturning } from '@tamarack/core/flow/credit';
import type { Credit, Facts } from '@tamarack/core/flow/facts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen, type ScreenAction } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { useLanguage } from '../../i18n/use-language';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { AgreementEmail } from './agreement-email';
import { CreditSummary } from './credit-summary';

export function Qualification(): ReactElement | null {
  const facts = useFacts();
  return facts.credit && <Qualified facts={facts} credit={facts.credit} />;
}

function Qualified({ facts, credit }: { facts: Facts; credit: Credit }): ReactElement {
  const { t } = useTranslation('offer');
  const language = useLanguage();
  const preQualified = facts.outcome === 'preQualified';
  const actions = useActions(facts, credit);
  const purchase = facts.entry === 'cart' ? facts.cartTotal : null;
  // an agreement can follow only if something is left to finance, and the purchase fits
  const canSign = credit.remaining > 0 && (purchase ?? 0) <= credit.remaining;
  return (
    <Screen
      title={t(`qualification.${getTitleKey(facts)}`)}
      lead={useLead(facts, credit)}
      primary={actions.primary}
      secondary={actions.secondary}
    >
      <CreditSummary credit={credit} purchase={purchase} instantOnly={preQualified} />
      <Notice icon="calendar">
        {t('qualification.expires', {
          count: credit.expiresInDays,
          date: formatDate(credit.expiresOn, language),
        })}
      </Notice>
      {preQualified && <p>{t('qualification.finalReviewHint')}</p>}
      {isReturning(facts) && canSign && <AgreementEmail />}
    </Screen>
  );
}

/** The financed amount, with cents if there are any: rounding up would overstate it. */
function useLead({ outcome }: Facts, { limit, remaining, instant }: Credit): string {
  const { t } = useTranslation('offer');
  const money = useMoney();
  if (remaining <= 0) return t('qualification.leadAllUsed', { limit: money(limit) });
  return outcome === 'preQualified'
    ? t('qualification.leadPreQualified', { amount: money(instant), limit: money(limit) })
    : t('qualification.leadApproved', { amount: money(remaining), provider: brand.providerShort });
}

function getTitleKey(facts: Facts): string {
  if (isReturning(facts)) return 'titleReturning';
  const titles: Partial<Record<NonNullable<Facts['outcome']>, string>> = {
    preQualified: 'titlePreQualified',
    instantlyApproved: 'titleInstant',
  };
  return (facts.outcome && titles[facts.outcome]) ?? 'titleApproved';
}

/**
 * A pre-qualified applicant whose purchase fits the instant part continues with it; otherwise the review
 * comes first.
 */
function useActions(facts: Facts, credit: Credit): { primary: ScreenAction; secondary?: ScreenAction } {
  const { t } = useTranslation('offer');
  const money = useMoney();
  const send = useSend();
  const accepting = usePending('acceptQualification');
  const requesting = usePending('requestFinalReview');
  const accept = (part: 'full' | 'instant', label: string): ScreenAction => ({
    label,
    onPress: () => void send({ type: 'acceptQualification', part }),
    busy: accepting,
    disabled: requesting,
  });
  if (facts.outcome !== 'preQualified') return { primary: accept('full', t('qualification.continue')) };
  const instant = accept('instant', t('qualification.continueInstant', { amount: money(credit.instant) }));
  const review: ScreenAction = {
    label: t('qualification.finalReview'),
    onPress: () => void send({ type: 'requestFinalReview' }),
    busy: requesting,
    disabled: accepting,
  };
  const fits = facts.entry !== 'cart' || facts.cartTotal <= credit.instant;
  return fits ? { primary: instant, secondary: review } : { primary: review, secondary: instant };
}
