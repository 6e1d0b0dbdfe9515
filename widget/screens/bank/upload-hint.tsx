import type { BankHint as Hint } from '@tamarack/core/protocol/frames';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { useUploadAction } from './use-upload-action';

/** Above the frame, where it is visible: the state of the chosen bank, and the alternative. */
export function BankHint({ hint }: { hint: Hint }): ReactElement {
  const { t } = useTranslation('bank');
  const { label, disabled, onPress } = useUploadAction(t('upload.action'));
  if (hint === 'bankSlow') {
    return (
      <Notice icon="clock" title={t('upload.bankSlow')}>
        <p>{t('upload.bankSlowBody')}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
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

/** Below the frame. The previous and the next screen say what the upload requires. */
export function UploadHint(): ReactElement {
  const { t } = useTranslation('bank');
  const { label, disabled, onPress } = useUploadAction(t('upload.action'));
  return (
    <div>
      <p>{t('upload.title')}</p>
      <Button kind="link" onPress={onPress} disabled={disabled}>
        {label}
      </Button>
    </div>
  );
}
