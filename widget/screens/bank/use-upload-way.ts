import type { ScreenAction } from '../../components/screen';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';

/** The way round the bank, as a button of a screen. */
export function useUploadWay(label: string): Required<Omit<ScreenAction, 'busy'>> {
  const send = useSend();
  const disabled = usePending();
  return { label, disabled, onPress: () => void send({ type: 'chooseUpload' }) };
}
