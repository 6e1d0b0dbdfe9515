import type { ScreenAction } from '../../components/layout/screen';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';

/** The statement upload as an action of a screen. */
export function useUploadAction(label: string): Required<Omit<ScreenAction, 'busy'>> {
  const send = useSend();
  const disabled = usePending();
  return { label, disabled, onPress: () => void send({ type: 'chooseUpload' }) };
}
