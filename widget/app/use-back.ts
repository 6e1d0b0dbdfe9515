import { getCurrentStep } from '@tamarack/core/flow/current-step';
import { findPreviousStep } from '@tamarack/core/flow/previous-step';
import { useTranslation } from 'react-i18next';
import type { ScreenAction } from '../components/screen';
import { useFacts } from '../store/use-facts';
import { useLocal } from '../store/use-local';
import { usePending } from '../store/use-pending';
import { useSend } from '../store/use-send';

/** Back, where it leads anywhere: not for those who return to prove their phone or give another email address. */
export function useBack(): ScreenAction | undefined {
  const { t } = useTranslation('common');
  const facts = useFacts();
  const local = useLocal();
  const send = useSend();
  const busy = usePending();
  if (findPreviousStep(getCurrentStep(facts, local), facts, local) === null) return undefined;
  return { label: t('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy };
}
