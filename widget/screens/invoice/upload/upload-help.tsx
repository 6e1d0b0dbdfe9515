import { contact } from '@tamarack/core/contact';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Contact } from '../../../components/contact';
import { Disclosure } from '../../../components/layout/disclosure';
import { tokens } from '../../../theme/tokens';

const hints = ['what', 'photo', 'pages', 'heic', 'byHand'] as const;

/** "Having trouble uploading?": the right file, other ways to create one, and whom to contact. */
export function UploadHelp({ merchant }: { merchant: string }): ReactElement {
  const { t } = useTranslation('invoice');
  return (
    <Disclosure summary={t('help.title')}>
      <Hints>
        {hints.map((hint) => (
          <div key={hint}>
            <dt>{t(`help.${hint}.title`)}</dt>
            <dd>{t(`help.${hint}.text`, { merchant })}</dd>
          </div>
        ))}
      </Hints>
      <div>
        <p>{t('help.contact')}</p>
        <Contact email={contact.supportEmail} phone={contact.supportPhone} />
      </div>
    </Disclosure>
  );
}

const Hints = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};

  dt {
    color: ${tokens.colour.navy};
    font-weight: 600;
  }
`;
