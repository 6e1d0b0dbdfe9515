import { normalizeEmail, validateEmail } from '@tamarack/core/validation/email';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MaskedField } from '../../components/fields/masked-field';
import { TextField } from '../../components/fields/text-field';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { useForm } from '../../forms/use-form';
import { useBack } from '../../shell/use-back';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';

/**
 * The address that receives the code, and later the agreement: typed, or the masked one of the merchant as long as nothing
 * is typed over it.
 */
export function EmailStep(): ReactElement {
  const { t } = useTranslation('verify');
  const send = useSend();
  const busy = usePending();
  const back = useBack();
  const given = useView().contact.prefill?.emailMasked ?? null;
  const isGiven = (email: string): boolean => email === '' && given !== null;
  const form = useForm({
    name: 'verifyEmail',
    initial: { email: '' },
    order: ['email'],
    validate: ({ email }) => ({ email: isGiven(email) ? null : validateEmail(email) }),
    save: ({ email }) =>
      send({ type: 'sendEmailCode', ...(!isGiven(email) && { email: normalizeEmail(email) }) }),
    keep: true,
    problems: { email: ['unable-to-send-verification-code-exception', 'verification-retry-later'] },
  });
  const texts = {
    ...form.field('email'),
    label: t('verifyEmail.label'),
    hint: t('verifyEmail.hint'),
    inputMode: 'email',
    autoComplete: 'email',
    required: true,
  } as const;
  return (
    <Screen
      art={<Icon name="mail" size={40} />}
      title={t('verifyEmail.title')}
      lead={t('verifyEmail.lead')}
      back={back}
      primary={{ label: t('verifyEmail.send'), busy }}
      onSubmit={() => void form.submit()}
    >
      {given === null ? (
        <TextField {...texts} type="email" autoCapitalize="none" />
      ) : (
        <MaskedField {...texts} saved={given} keep={/\S/} max={320} format={(typed) => typed} />
      )}
    </Screen>
  );
}
