import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import type { ConnectionHint } from './connection-message';
import { QuietUploadNote } from './upload-note';
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
      <div>
        <QuietUploadNote />
        <Button kind="link" onPress={onPress} disabled={disabled}>
          {label}
        </Button>
      </div>
    </>
  );
}
