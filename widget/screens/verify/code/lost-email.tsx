import { contact } from '@tamarack/core/contact';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Contact } from '../../../components/contact';
import { Disclosure } from '../../../components/layout/disclosure';
import { StartOver } from './start-over';

/** For people without the account's mailbox: the number may have been somebody else's before. */
export function LostEmail({ canStartOver }: { canStartOver: boolean }): ReactElement {
  const { t } = useTranslation('verify');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure summary={t('proof.lost')} onToggle={setIsOpen}>
      <p>{t('proof.lostText')}</p>
      <Contact email={contact.supportEmail} phone={contact.supportPhone} />
      {canStartOver && isOpen && <StartOver />}
    </Disclosure>
  );
}
