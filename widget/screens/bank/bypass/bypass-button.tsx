import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button';
import { useParts } from '../../../i18n/use-parts';
import { usePending } from '../../../store/hooks/use-pending';
import { useSend } from '../../../store/hooks/use-send';
import { useView } from '../../../store/hooks/use-view';

const parts = ['bypass'] as const;

/**
 * Continues without a bank. Test environments only: production builds omit it, and production servers refuse
 * it.
 */
export function BypassButton(): ReactElement | null {
  const { t } = useTranslation('bypass');
  const { settings } = useView();
  const send = useSend();
  const busy = usePending('bypassBank');
  const words = useParts(parts);
  if (!settings.testEnvironment || words !== 'ready') return null;
  return (
    <div>
      <Button kind="link" busy={busy} onPress={() => void send({ type: 'bypassBank' })}>
        {t('bypass.skip')}
      </Button>
    </div>
  );
}
