import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { addDays, toDateParts } from '@tamarack/core/calendar/plain-date';
import { contact } from '@tamarack/core/contact';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Contact } from '../../components/contact';
import { DateNotice } from '../../components/date-notice';
import { Card } from '../../components/layout/card';
import { Screen } from '../../components/layout/screen';
import { useLanguage } from '../../i18n/use-language';
import { useShell } from '../../shell/shell-context';
import { useFacts } from '../../store/hooks/use-facts';
import { useView } from '../../store/hooks/use-view';
import { Reasons } from './reasons';
import { Reconsideration } from './reconsideration';

/**
 * Shows every applicant what Quebec's Law 25, s. 12.1 requires: whether the decision was automated, why, and how
 * to request a review.
 */
export function RejectedApplication(): ReactElement {
  const { t } = useTranslation('outcome');
  const language = useLanguage();
  const { reapplyInDays, reconsideration } = useFacts();
  const { reasons, decidedBy, settings } = useView();
  const byPerson = decidedBy === 'person';
  const asks = reconsideration !== 'unavailable';
  const byWriting = byPerson ? t('rejected.anotherTitle') : t('rejected.reviewTitle');
  const shell = useShell();
  const provider = brand.providerShort;
  const from = addDays(settings.today, reapplyInDays ?? 0);
  return (
    <Screen
      title={t('rejected.title')}
      lead={t('rejected.message', { provider })}
      primary={{ label: t('rejected.close'), onPress: () => shell.requestClose() }}
    >
      {reapplyInDays !== null && (
        <DateNotice month={formatDate(from, language, 'monthOnly')} day={toDateParts(from).day}>
          {t('rejected.days', { count: reapplyInDays, date: formatDate(from, language) })}
        </DateNotice>
      )}
      {reasons.length > 0 && (
        <Card>
          <h2>{t('rejected.reasonsTitle')}</h2>
          <Reasons items={reasons.map((reason) => ({ key: reason.code, text: reason[language] }))} />
        </Card>
      )}
      <Card>
        <h2>{t('rejected.automatedTitle')}</h2>
        <p>{byPerson ? t('rejected.byPerson') : t('rejected.automated')}</p>
      </Card>
      {asks && <Reconsideration />}
      <Card>
        <h2>{asks ? t('rejected.rightsTitle') : byWriting}</h2>
        <p>{asks ? t('rejected.rights') : byPerson ? t('rejected.another') : t('rejected.review')}</p>
        <Contact email={contact.privacyEmail} phone={contact.supportPhone} />
      </Card>
      <p>{t('rejected.next', { provider })}</p>
    </Screen>
  );
}
