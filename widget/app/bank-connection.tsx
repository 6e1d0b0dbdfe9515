import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import type { Step } from '@tamarack/core/flow/steps';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts-context';
import { useFacts } from '../store/use-facts';

/**
 * At the foot of each step, while a bank is connected that may be disconnected. Its file is fetched only then; without
 * it the step is whole, so a failed fetch is passed over. "Banking information" has a place of its own for it.
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
