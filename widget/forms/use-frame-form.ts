import type { FrameControl, FrameKind } from '@tamarack/core/protocol/frames';
import { useShell } from '../shell/shell-context';
import { usePending } from '../store/hooks/use-pending';
import { type SecureFrame, useSecureFrame } from './use-secure-frame';

interface FrameFormOptions {
  readonly kind: FrameKind;
  /** Has the frame send its values. */
  readonly save: (submit: SecureFrame['submit']) => void;
  readonly onPressed?: (control: FrameControl) => void;
}

interface FrameForm {
  readonly frame: SecureFrame;
  /** Saves a complete form; shows what is missing otherwise. */
  readonly submit: () => void;
}

/** A form whose fields are in a secure frame: Enter in the frame saves it, and so does the screen's primary button. */
export function useFrameForm({ kind, save, onPressed }: FrameFormOptions): FrameForm {
  const { requestClose } = useShell();
  const frame = useSecureFrame({
    kind,
    disabled: usePending(),
    onSubmit: ({ submit }) => save(submit),
    onEscape: requestClose,
    ...(onPressed && { onPressed }),
  });
  return {
    frame,
    submit: () => {
      if (frame.state === 'complete') save(frame.submit);
      else frame.showErrors();
    },
  };
}
