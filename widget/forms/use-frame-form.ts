import type { FrameControl, FrameKind } from '@tamarack/core/protocol/frames';
import { useShell } from '../shell/shell-context';
import { usePending } from '../store/hooks/use-pending';
import { type SecureFrame, useSecureFrame } from './use-secure-frame';

interface FrameFormOptions {
  readonly kind: FrameKind;
  /** Appended to the address: `&channel=email`. */
  readonly query?: string;
  /** The document changes its language itself, and keeps the input. */
  readonly translates?: boolean;
  /** Has the frame send its values. */
  readonly save: (submit: SecureFrame['submit']) => void;
  readonly onPressed?: (control: FrameControl) => void;
}

interface FrameForm {
  readonly frame: SecureFrame;
  /** Saves a complete form; otherwise shows the missing fields. */
  readonly submit: () => void;
}

/** A form whose fields are in a secure frame: Enter in the frame saves it, and so does the screen's primary button. */
export function useFrameForm({ save, ...options }: FrameFormOptions): FrameForm {
  const { requestClose } = useShell();
  const frame = useSecureFrame({
    ...options,
    disabled: usePending(),
    onSubmit: ({ submit }) => save(submit),
    onEscape: requestClose,
  });
  return {
    frame,
    submit: () => {
      if (frame.state === 'complete') save(frame.submit);
      else frame.showErrors();
    },
  };
}
