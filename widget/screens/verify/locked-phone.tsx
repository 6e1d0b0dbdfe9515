import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../store/hooks/use-view';
import { LostNumber } from './code/lost-number';
import { toNonBreaking } from './code/to-non-breaking';
import { LockedStep } from './locked-step';

/** Opened from a mailed link, or without the frames that proved it: a code to the application's phone unlocks it. */
export function LockedPhone(): ReactElement {
  const { t } = useTranslation('verify');
  const { phoneMasked } = useView().contact;
  return (
    <LockedStep
      title={t('locked.title')}
      lead={
        phoneMasked === null ? t('locked.lead') : t('locked.leadTo', { phone: toNonBreaking(phoneMasked) })
      }
      action={t('locked.send')}
      event={{ type: 'sendPhoneCode' }}
    >
      <LostNumber />
    </LockedStep>
  );
}
