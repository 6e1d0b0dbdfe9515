import { getCurrentStep } from '@tamarack/core/flow/current-step';
import { findPreviousStep } from '@tamarack/core/flow/previous-step';
import { useTranslation } from 'react-i18next';
import type { ScreenAction } from '../components/layout/screen';
import { useFacts } from '../store/hooks/use-facts';
import { useLocal } from '../store/hooks/use-local';
import { usePending } from '../store/hooks/use-pending';
import { useSend } from '../store/hooks/use-send';

/**
 * The Back action where the flow has one; none for returning customers who verify their phone or change their
 * email.
 */
export function useBack(): ScreenAction | undefined {
  const { t } = useTranslation('common');
  const facts = useFacts();
  const local = useLocal();
  const send = useSend();
  const busy = usePending();
  if (findPreviousStep(getCurrentStep(facts, local), facts, local) === null) return undefined;
  return { label: t('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy };
}
