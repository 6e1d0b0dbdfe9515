import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Notice } from '../../components/notice';
import { tokens } from '../../theme/tokens';

/** What the way round the bank asks for, and how long it takes; its button is the screen's own. */
export function UploadNote(): ReactElement {
  const { t } = useTranslation('bank');
  return (
    <Notice icon="document" title={t('upload.also')}>
      <p>
        {t('upload.note')} {t('upload.review')}
      </p>
    </Notice>
  );
}

/** The same beside the connection, which is the way that most should take. */
export function QuietUploadNote(): ReactElement {
  const { t } = useTranslation('bank');
  return (
    <Quiet>
      <strong>{t('upload.title')}</strong> {t('upload.note')} {t('upload.review')}
    </Quiet>
  );
}

const Quiet = styled.p`
  color: ${tokens.colour.muted};
  font-size: ${tokens.font.small};

  strong {
    color: ${tokens.colour.ink};
    font-weight: 600;
  }
`;
