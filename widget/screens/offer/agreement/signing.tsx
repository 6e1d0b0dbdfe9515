import type { Language } from '@tamarack/core/language';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agreement } from '../../../api/types';
import { Checkbox } from '../../../components/choices/checkbox';
import { TextField } from '../../../components/fields/text-field';
import { Screen, type ScreenAction } from '../../../components/layout/screen';
import { Notice } from '../../../components/notice';
import { useForm } from '../../../forms/use-form';
import { usePending } from '../../../store/hooks/use-pending';
import { useSend } from '../../../store/hooks/use-send';
import { useView } from '../../../store/hooks/use-view';
import { AgreementCopy } from './agreement-copy';
import { AgreementText } from './agreement-text';
import { LanguageChoice } from './language-choice';
import { useOnVisible } from './use-on-visible';
import type { SigningActs } from './use-signing-acts';

interface SigningProps {
  agreement: Agreement;
  acts: SigningActs;
  back: ScreenAction;
  /** This text replaced one that was shown before. */
  changed: boolean;
  /** The server has a newer text. */
  onChanged: () => void;
  onLanguage: (language: Language) => void;
}

interface Signed {
  accepted: boolean;
  name: string;
}

/** The full text, the checkbox and the name. The applicant signs exactly the text shown. */
export function Signing(props: SigningProps): ReactElement {
  const { agreement, acts, changed } = props;
  const { t } = useTranslation('offer');
  const { personal } = useView().draft;
  const send = useSend();
  const busy = usePending('sign');
  const end = useOnVisible(() => acts.record('scrolledToEnd'));
  const form = useForm<Signed>({
    // A tick for one text does not apply to another.
    name: `sign:${agreement.hash}`,
    initial: { accepted: false, name: '' },
    order: ['accepted', 'name'],
    validate: ({ accepted, name }) => ({
      accepted: accepted ? null : 'agreementRequired',
      name: name.trim() === '' ? 'signatureRequired' : null,
    }),
    save: async ({ accepted, name }) => {
      const { agreementId, hash, language } = agreement;
      const signature = { agreementId, hash, language, accepted, name: name.trim(), acts: acts.all() };
      const result = await send({ type: 'sign', signature });
      if (!result.ok && result.problem?.errors?.some(({ code }) => code === 'agreementChanged')) {
        props.onChanged();
      }
      return result;
    },
  });
  const accepted = form.field('accepted');
  const name = form.field('name');
  return (
    <Screen
      wide
      title={t('signAgreement.title')}
      lead={t('signAgreement.lead')}
      back={props.back}
      primary={{ label: t('signAgreement.submit'), busy }}
      onSubmit={() => void form.submit()}
    >
      {changed && (
        <Notice tone="warn" announce>
          {t('signAgreement.changed')}
        </Notice>
      )}
      {agreement.firstLanguage === 'fr' && (
        <LanguageChoice shown={agreement.language} onChoose={props.onLanguage} />
      )}
      <AgreementText agreement={agreement} label={t('signAgreement.document')} />
      <div ref={end} />
      <AgreementCopy agreement={agreement} />
      <Checkbox
        label={t('signAgreement.accept')}
        checked={accepted.value}
        onChange={(ticked) => {
          if (ticked) acts.record('boxTicked');
          accepted.onChange(ticked);
        }}
        error={accepted.error}
        inputRef={accepted.inputRef}
        required
      />
      <TextField
        {...name}
        label={t('signAgreement.name')}
        hint={personal && t('signAgreement.nameHint', { name: `${personal.first} ${personal.last}` })}
        autoComplete="name"
        autoCapitalize="words"
        required
        onBlur={() => {
          if (name.value.trim() !== '') acts.record('nameTyped');
          name.onBlur();
        }}
      />
    </Screen>
  );
}
