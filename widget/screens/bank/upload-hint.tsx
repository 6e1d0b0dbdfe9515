import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { tokens } from '../../theme/tokens';
import type { ConnectionHint } from './connection-message';
import { useUploadWay } from './use-upload-way';

/** Under the frame: a quiet line, that speaks up when the chosen bank cannot be connected. */
export function UploadHint({ hint }: { hint: ConnectionHint | null }): ReactElement {
  const { t } = useTranslation('bank');
  const { label, disabled, onPress } = useUploadWay(t('upload.action'));
  if (hint === 'bankOff') {
    return (
      <Notice
        tone="warn"
        announce
        title={t('upload.bankOff')}
        actions={
          <Button kind="secondary" onPress={onPress} disabled={disabled}>
            {label}
          </Button>
        }
      >
        <p>{t('upload.bankOffBody')}</p>
      </Notice>
    );
  }
  return (
    <>
      {hint === 'bankSlow' && (
        <Notice icon="clock" announce title={t('upload.bankSlow')}>
          <p>{t('upload.bankSlowBody')}</p>
        </Notice>
      )}
      <Quiet>
        <p>
          <strong>{t('upload.title')}</strong> {t('upload.note')}
        </p>
        <Button kind="link" onPress={onPress} disabled={disabled}>
          {label}
        </Button>
      </Quiet>
    </>
  );
}

const Quiet = styled.div`
  color: ${tokens.colour.muted};
  font-size: ${tokens.font.small};

  strong {
    color: ${tokens.colour.ink};
    font-weight: 600;
  }
`;
