import { formatPhone } from '@tamarack/core/validation/format-phone';
import { validatePhone } from '@tamarack/core/validation/phone';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../../app/use-back';
import { Icon } from '../../components/icon';
import { MaskedField } from '../../components/masked-field';
import { Screen } from '../../components/screen';
import { useForm } from '../../forms/use-form';
import { useLocal } from '../../store/use-local';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';

/** The number that the code goes to. A number once typed stands here again after "use another number". */
export function PhoneStep(): ReactElement {
  const { t } = useTranslation('verify');
  const { lookUp } = useLocal();
  const send = useSend();
  const busy = usePending();
  const back = useBack();
  const form = useForm({
    name: 'verifyPhone',
    initial: { phone: '' },
    order: ['phone'],
    validate: ({ phone }) => ({ phone: validatePhone(phone) }),
    save: ({ phone }) => send({ type: 'sendPhoneCode', phone }),
    keep: true,
    problems: { phone: phoneProblems },
  });
  const phone = form.field('phone');
  return (
    <Screen
      art={<Icon name="phone" size={40} />}
      title={t('verifyPhone.title')}
      lead={lookUp ? t('verifyPhone.leadLookUp') : t('verifyPhone.lead')}
      back={back}
      primary={{ label: t('verifyPhone.send'), busy }}
      onSubmit={() => void form.submit()}
    >
      <MaskedField
        {...phone}
        onChange={(typed) => phone.onChange(typed.replace(/^\+?1/, ''))}
        label={t('verifyPhone.label')}
        hint={t('verifyPhone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(416) 555-0142"
        required
        keep={/[\d+]/}
        max={16}
        format={formatPhone}
      />
    </Screen>
  );
}

/** Refusals that say something of the number itself, and are shown beside it. */
const phoneProblems = [
  'unsupported-country-phone-number-exception',
  'landline-phone-number-type-exception',
  'unable-to-send-verification-code-exception',
  'verification-retry-later',
] as const;
