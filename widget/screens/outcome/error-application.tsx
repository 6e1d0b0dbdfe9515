import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { Help } from '../../shell/help';
import { useShell } from '../../shell/shell-context';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';

export function ErrorApplication(): ReactElement {
  const { t } = useTranslation('outcome');
  const send = useSend();
  const busy = usePending('retry');
  const shell = useShell();
  return (
    <Screen
      art={<Icon name="alertInCircle" size={48} />}
      title={t('errorApplication.title')}
      lead={t('errorApplication.message')}
      primary={{ label: t('errorApplication.retry'), onPress: () => void send({ type: 'retry' }), busy }}
      secondary={{ label: t('errorApplication.close'), onPress: () => shell.requestClose() }}
    >
      <Help text={t('errorApplication.next')} />
    </Screen>
  );
}
