import type { Language } from '@tamarack/core/language';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { Spinner } from '../../components/spinner';
import { useLanguage } from '../../i18n/use-language';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useQuery } from '../../store/hooks/use-query';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { Signing } from './agreement/signing';
import { useSigningActs } from './agreement/use-signing-acts';
import { LoadFailure } from './load-failure';
import { useRefreshWhenOutdated } from './use-refresh-when-outdated';

/**
 * Loads the agreement in the language that the law and the applicant's choice require, then has it signed.
 */
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
  // In Quebec the French text comes first, even when the screens are in English.
  const language = chosen ?? (quebec ? 'fr' : screenLanguage);
  const query = useQuery(`agreement:${facts.option}:${language}:${version}`, (api) =>
    api.agreement(language),
  );
  useRefreshWhenOutdated(query);
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
          <LoadFailure
            text={t('signAgreement.failed')}
            retry={t('signAgreement.retry')}
            onRetry={query.retry}
          />
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
