import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../components/choices/radio-cards';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { Live } from '../../components/live';
import { Notice } from '../../components/notice';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';

type Answer = 'yes' | 'no';

const answers = { eligible: 'yes', ineligible: 'no', unanswered: null } as const;

/** "No" keeps the applicant here with the reason; only a changed answer continues. */
export function VerifyBusiness(): ReactElement {
  const { t } = useTranslation('verify');
  const { t: common } = useTranslation('common');
  const { eligibility } = useFacts();
  const send = useSend();
  const busy = usePending('answerEligibility');
  const [answer, setAnswer] = useState<Answer | null>(answers[eligibility]);
  /** Counts presses without an answer: each moves the focus to the error. */
  const [missed, setMissed] = useState(0);
  const yes = useRef<HTMLInputElement>(null);
  // after the render: the error is then announced with its field
  useEffect(() => {
    if (missed > 0) yes.current?.focus();
  }, [missed]);
  const submit = (): void => {
    if (answer === null) setMissed(missed + 1);
    else void send({ type: 'answerEligibility', eligible: answer === 'yes' });
  };
  const refused = answer === 'no';
  return (
    <Screen
      art={<Icon name="building" size={40} />}
      title={t('verifyBusiness.title')}
      lead={t('verifyBusiness.lead')}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={{ label: common('buttons.continue'), busy, disabled: refused && eligibility === 'ineligible' }}
      onSubmit={submit}
    >
      <RadioCards<Answer>
        legend={t('verifyBusiness.title')}
        hideLegend
        columns={2}
        inputRef={yes}
        value={answer}
        error={missed > 0 ? common('messages:validation.eligibilityRequired') : undefined}
        cards={[
          { value: 'yes', label: t('verifyBusiness.yes') },
          { value: 'no', label: t('verifyBusiness.no') },
        ]}
        onChange={(value) => {
          setAnswer(value);
          setMissed(0);
        }}
      />
      <Live>
        {refused && (
          <Notice tone="warn" title={common('messages:validation.ineligible')}>
            {t('verifyBusiness.ineligibleMore')}
          </Notice>
        )}
      </Live>
    </Screen>
  );
}
