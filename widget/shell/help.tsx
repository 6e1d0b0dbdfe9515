import { contact } from '@tamarack/core/contact';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Contact } from '../components/contact';
import { useParts } from '../i18n/use-parts';

interface HelpProps {
  /** In place of the general question. */
  readonly text?: ReactNode;
  /** Under centred text. */
  readonly centred?: boolean;
}

const parts = ['messages'] as const;

/** Contact details for a customer who cannot continue. The question is left out if its texts fail to load. */
export function Help({ text, centred = false }: HelpProps): ReactElement {
  const { t } = useTranslation('messages');
  const isReady = useParts(parts) === 'ready';
  return (
    <div>
      {(text || isReady) && <p>{text ?? t('help')}</p>}
      <Contact email={contact.supportEmail} phone={contact.supportPhone} centred={centred} />
    </div>
  );
}
