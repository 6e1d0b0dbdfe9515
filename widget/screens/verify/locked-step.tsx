import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { LostNumber } from './code/lost-number';
import { toNonBreaking } from './code/to-non-breaking';
import { sendFailures, useNotSentText } from './code/use-not-sent-text';

/**
 * Opened from a mailed link: a code to the application's phone number unlocks it; the number is not
 * typed here.
 */
export function LockedStep(): ReactElement {
  const { t } = useTranslation('verify');
  const { phoneMasked } = useView().contact;
  const send = useSend();
  const busy = usePending();
  const [refusal, setRefusal] = useState<ProblemType | null>(null);
  const text = useNotSentText();
  const ask = async (): Promise<void> => {
    setRefusal(null);
    const result = await send({ type: 'sendPhoneCode' });
    if (!result.ok) setRefusal(sendFailures.find((type) => type === result.problem?.type) ?? null);
  };
  return (
    <Screen
      art={<Icon name="lock" size={40} />}
      title={t('locked.title')}
      lead={
        phoneMasked === null ? t('locked.lead') : t('locked.leadTo', { phone: toNonBreaking(phoneMasked) })
      }
      primary={{ label: t('locked.send'), busy }}
      onSubmit={() => void ask()}
    >
      {refusal && (
        <Notice tone="error" announce>
          {text(refusal)}
        </Notice>
      )}
      <LostNumber />
    </Screen>
  );
}
