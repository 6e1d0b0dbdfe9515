import type { ReactElement } from 'react';
import { PasskeyFrame } from '../../forms/passkey-frame';

/** Offers a passkey for the next purchase after the first one. The frame shows the result; nothing depends on it. */
export function PasskeyOffer({ onRead }: { onRead?: () => void }): ReactElement {
  return (
    <PasskeyFrame
      use="create"
      onAnswer={(submit) => void submit().catch(() => {})}
      {...(onRead && { onRead })}
    />
  );
}
