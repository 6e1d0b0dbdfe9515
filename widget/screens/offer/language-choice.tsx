import type { Language } from '@tamarack/core/language';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';

/** A Quebec business gets the French text first; English is its express choice, an act of its own. */
export function LanguageChoice(props: {
  shown: Language;
  onChoose: (language: Language) => void;
}): ReactElement {
  const { t } = useTranslation('offer');
  const { shown, onChoose } = props;
  return (
    <Notice
      actions={
        shown === 'fr' ? (
          <Button kind="link" onPress={() => onChoose('en')}>
            <span lang="en-CA">{t('signAgreement.readEnglish')}</span>
          </Button>
        ) : (
          <Button kind="link" onPress={() => onChoose('fr')}>
            <span lang="fr-CA">{t('signAgreement.readFrench')}</span>
          </Button>
        )
      }
    >
      {shown === 'fr' ? t('signAgreement.quebecFirst') : t('signAgreement.quebecChosen')}
    </Notice>
  );
}
