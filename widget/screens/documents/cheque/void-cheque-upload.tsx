import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../../components/layout/screen';
import { SecureFrameView } from '../../../components/secure-frame';
import { useIsSlow } from '../../../forms/use-is-slow';
import { usePending } from '../../../store/hooks/use-pending';
import { useSend } from '../../../store/hooks/use-send';
import { useView } from '../../../store/hooks/use-view';
import { ChequeConfirm } from './cheque-confirm';
import { ChequeFile } from './cheque-file';
import { useCheque } from './use-cheque';
import { useChequeForm } from './use-cheque-form';

/** The cheque and its numbers, for the pre-authorized debits. Confirming submits everything. */
export function VoidChequeUpload(): ReactElement {
  const { t } = useTranslation('cheque');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const cheque = useCheque();
  const there = cheque.state === 'there';
  // Waits for the check before submission, since an early rejection is better; a slow check does not block
  // it.
  const checked = useView().documents.every(({ state }) => state !== 'checking');
  const slow = useIsSlow(!checked);
  const form = useChequeForm(there);
  return (
    <Screen
      title={t('upload.title')}
      lead={`${t('upload.lead')} ${t('upload.asGood')}`}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      secondary={{
        label: t('upload.connect'),
        onPress: () => void send({ type: 'chooseConnect' }),
        disabled: busy,
      }}
      primary={{ label: common('buttons.continue'), busy, disabled: form.frame.notice !== null }}
      onSubmit={form.submit}
    >
      <ChequeFile cheque={cheque} field={form.file} />
      <SecureFrameView {...form.frame} title={t('numbers.title')} reserved={667} />
      {form.confirming && there && (
        <ChequeConfirm
          fileName={cheque.name}
          failure={form.failure === null ? null : t(form.failure)}
          checking={!checked && !slow}
          busy={busy}
          onConfirm={() => void form.confirm()}
          onCancel={form.cancel}
        />
      )}
    </Screen>
  );
}
