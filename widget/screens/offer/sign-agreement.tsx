import type { Language } from '@tamarack/core/language';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/screen';
import { Spinner } from '../../components/spinner';
import { useLanguage } from '../../i18n/use-language';
import { useFacts } from '../../store/use-facts';
import { usePending } from '../../store/use-pending';
import { useQuery } from '../../store/use-query';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { Failed } from './failed';
import { Signing } from './signing';
import { useBehind } from './use-behind';
import { useSigningActs } from './use-signing-acts';

/** Reads the agreement in the language that the law and the applicant's own choice ask for, then has it signed. */
export function SignAgreement(): ReactElement {
  const { t } = useTranslation('offer');
  const { t: common } = useTranslation('common');
  const screenLanguage = useLanguage();
  const facts = useFacts();
  const quebec = useView().draft.business?.province === 'QC';
  const [chosen, setChosen] = useState<Language | null>(null);
  const [version, setVersion] = useState(0);
  const send = useSend();
  const busy = usePending();
  const acts = useSigningActs();
  // In Quebec the French text comes first, even to somebody who reads these screens in English.
  const language = chosen ?? (quebec ? 'fr' : screenLanguage);
  const query = useQuery(`agreement:${facts.option}:${language}:${version}`, (api) =>
    api.agreement(language),
  );
  useBehind(query);
  const { record } = acts;
  const shown = query.data?.hash;
  useEffect(() => {
    if (shown !== undefined) record('opened');
  }, [shown, record]);
  const back = { label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy };
  if (query.state !== 'done') {
    return (
      <Screen key="waiting" wide title={t('signAgreement.title')} back={back}>
        {query.state === 'loading' ? (
          <Spinner label={t('signAgreement.loading')} />
        ) : (
          <Failed text={t('signAgreement.failed')} retry={t('signAgreement.retry')} onRetry={query.retry} />
        )}
      </Screen>
    );
  }
  return (
    <Signing
      key={query.data.hash}
      agreement={query.data}
      acts={acts}
      back={back}
      changed={version > 0}
      onChanged={() => setVersion((n) => n + 1)}
      onLanguage={(next) => {
        record('languageChosen');
        setChosen(next);
      }}
    />
  );
}
