import { normalizeEmail, validateEmail } from '@tamarack/core/validation/email';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../../app/use-back';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/screen';
import { TextField } from '../../components/text-field';
import { useForm } from '../../forms/use-form';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';

/** The address that the code, and later the agreement, go to. */
export function EmailStep(): ReactElement {
  const { t } = useTranslation('verify');
  const send = useSend();
  const busy = usePending();
  const back = useBack();
  const form = useForm({
    name: 'verifyEmail',
    initial: { email: '' },
    order: ['email'],
    validate: ({ email }) => ({ email: validateEmail(email) }),
    save: ({ email }) => send({ type: 'sendEmailCode', email: normalizeEmail(email) }),
    keep: true,
    problems: { email: ['unable-to-send-verification-code-exception', 'verification-retry-later'] },
  });
  return (
    <Screen
      art={<Icon name="mail" size={40} />}
      title={t('verifyEmail.title')}
      lead={t('verifyEmail.lead')}
      back={back}
      primary={{ label: t('verifyEmail.send'), busy }}
      onSubmit={() => void form.submit()}
    >
      <TextField
        {...form.field('email')}
        label={t('verifyEmail.label')}
        hint={t('verifyEmail.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
    </Screen>
  );
}
