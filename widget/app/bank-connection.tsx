import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import type { Step } from '@tamarack/core/flow/steps';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts-context';
import { useFacts } from '../store/hooks/use-facts';

/**
 * Shows the disconnect line below each step while a connected bank may be disconnected. Its chunk is loaded
 * only then. The step works without it, so a failed load is ignored. "Banking information" shows the line
 * itself.
 */
export function BankConnection({ step }: { step: Step }): ReactElement | null {
  const texts = useTexts();
  const allowed = isActionAllowed('disconnectBank', useFacts()) && step !== 'bankingInfo';
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!allowed) return;
    let current = true;
    Promise.all([import('../screens/bank/disconnect-line'), texts.load(['bank'])]).then(
      ([{ DisconnectLine }]) => current && setLine(() => DisconnectLine),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [allowed, texts]);
  return Line && <Line />;
}
