import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { contact } from '@tamarack/core/contact';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Contact } from '../../../components/contact';
import { DoneBadge } from '../../../components/done-badge';
import { Screen } from '../../../components/layout/screen';
import { Steps } from '../../../components/layout/steps';
import { Notice } from '../../../components/notice';
import { useLanguage } from '../../../i18n/use-language';
import { useShell } from '../../../shell/shell-context';
import { useFacts } from '../../../store/hooks/use-facts';
import { useResponseSent } from '../../../store/hooks/use-response-sent';
import { useReviewDue } from '../../../store/hooks/use-review-due';
import { useView } from '../../../store/hooks/use-view';
import { tokens } from '../../../theme/tokens';

/** Everything is submitted. The outcome comes by email; until then a return shows this screen again. */
export function ManualUploadSuccess(): ReactElement {
  const { t } = useTranslation('cheque');
  const { emailMasked: email } = useView().contact;
  const { entry, documents } = useFacts();
  const shell = useShell();
  const { sent } = useResponseSent();
  return (
    <Screen
      art={<DoneBadge />}
      title={t('success.title')}
      lead={t('success.lead')}
      primary={{
        label: entry === 'cart' ? t('success.returnToCheckout') : t('success.close'),
        onPress: () => shell.requestClose(),
      }}
    >
      {sent && <Notice tone="ok">{t('success.answered')}</Notice>}
      <section aria-label={t('success.nextTitle')}>
        <Steps
          items={[
            {
              key: 'received',
              title: t('success.received', { count: documents.statements }),
              text: t('success.receivedText'),
              icon: 'check',
            },
            { key: 'review', title: t('success.review'), text: useReviewText(), icon: 'clock' },
            {
              key: 'contact',
              title: t('success.contact'),
              text: email === null ? t('success.contactText') : t('success.contactTextTo', { email }),
              icon: 'mail',
            },
          ]}
        />
      </section>
      <Notice tone="ok">{t('success.obligation')}</Notice>
      <Changed>
        <h2>{t('success.changedTitle')}</h2>
        <p>{t('success.changed')}</p>
        <Contact email={contact.supportEmail} phone={contact.supportPhone} />
      </Changed>
    </Screen>
  );
}

/** How long the review takes, and its due date. */
function useReviewText(): string {
  const { t } = useTranslation('cheque');
  const language = useLanguage();
  const due = useReviewDue();
  if (due === null) return t('success.reviewText');
  const when = formatMoment(due.at, language);
  return due.past ? t('success.reviewPast', { when }) : t('success.reviewBy', { when });
}

const Changed = styled.section`
  > h2 {
    margin-bottom: ${tokens.space.xxs};
    font-size: ${tokens.font.large};
  }
`;
