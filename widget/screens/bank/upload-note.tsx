import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Notice } from '../../components/notice';
import { tokens } from '../../theme/tokens';

/** The requirements and duration of the statement upload. The button belongs to the screen. */
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

/** A less prominent variant, shown beside the connection, which most applicants should choose. */
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
