import { formatPhone } from '@tamarack/core/validation/phone/format-phone';
import { validatePhone } from '@tamarack/core/validation/phone/phone';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MaskedField } from '../../components/fields/masked-field';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { useForm } from '../../forms/use-form';
import { useBack } from '../../shell/use-back';
import { useLocal } from '../../store/hooks/use-local';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';

/**
 * The number that receives the code: typed, or the masked one of the merchant as long as nothing is typed over it. A number
 * typed before is restored after "use another number".
 */
export function PhoneStep(): ReactElement {
  const { t } = useTranslation('verify');
  const { lookUp } = useLocal();
  const send = useSend();
  const busy = usePending();
  const back = useBack();
  const given = useView().contact.prefill?.phoneMasked ?? null;
  const isGiven = (phone: string): boolean => phone === '' && given !== null;
  const form = useForm({
    name: 'verifyPhone',
    initial: { phone: '' },
    order: ['phone'],
    validate: ({ phone }) => ({ phone: isGiven(phone) ? null : validatePhone(phone) }),
    save: ({ phone }) => send({ type: 'sendPhoneCode', ...(!isGiven(phone) && { phone }) }),
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
        saved={given ?? undefined}
        keep={/[\d+]/}
        max={16}
        format={formatPhone}
      />
    </Screen>
  );
}

/** Refusals that concern the number itself, shown beside it. */
const phoneProblems = [
  'unsupported-country-phone-number-exception',
  'landline-phone-number-type-exception',
  'unable-to-send-verification-code-exception',
  'verification-retry-later',
] as const;
