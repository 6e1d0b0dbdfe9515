import type { Language } from '@tamarack/core/language';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agreement } from '../../api/types';
import { Checkbox } from '../../components/checkbox';
import { Notice } from '../../components/notice';
import { Screen, type ScreenAction } from '../../components/screen';
import { TextField } from '../../components/text-field';
import { useForm } from '../../forms/use-form';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { AgreementCopy } from './agreement-copy';
import { AgreementText } from './agreement-text';
import { LanguageChoice } from './language-choice';
import { useSeen } from './use-seen';
import type { SigningActs } from './use-signing-acts';

export interface SigningProps {
  agreement: Agreement;
  acts: SigningActs;
  back: ScreenAction;
  /** This text took the place of one that was shown before. */
  changed: boolean;
  /** The server holds another text by now. */
  onChanged: () => void;
  onLanguage: (language: Language) => void;
}

interface Signed {
  accepted: boolean;
  name: string;
}

/** The whole text, then the box and the name: what is signed is what is shown. */
export function Signing(props: SigningProps): ReactElement {
  const { agreement, acts, changed } = props;
  const { t } = useTranslation('offer');
  const { personal } = useView().draft;
  const send = useSend();
  const busy = usePending('sign');
  const end = useSeen(() => acts.record('scrolledToEnd'));
  const form = useForm<Signed>({
    // What was ticked for one text is not ticked for another.
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
