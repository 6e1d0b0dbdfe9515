import { contact } from '@tamarack/core/contact';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Contact } from '../../../components/contact';
import { Disclosure } from '../../../components/layout/disclosure';

/** For applicants who cannot receive texts at the application's number: no other number opens it. */
export function LostNumber(): ReactElement {
  const { t } = useTranslation('verify');
  return (
    <Disclosure summary={t('locked.lost')}>
      <p>{t('locked.lostText')}</p>
      <Contact email={contact.supportEmail} phone={contact.supportPhone} />
    </Disclosure>
  );
}
