import { contact } from '@tamarack/core/contact';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Contact } from '../components/contact';

interface HelpProps {
  /** In place of the general question. */
  readonly text?: ReactNode;
  /** Under centred text. */
  readonly centred?: boolean;
}

/** Whom to reach where a person cannot continue alone. */
export function Help({ text, centred = false }: HelpProps): ReactElement {
  const { t } = useTranslation('common');
  return (
    <div>
      <p>{text ?? t('help')}</p>
      <Contact email={contact.supportEmail} phone={contact.supportPhone} centred={centred} />
    </div>
  );
}
