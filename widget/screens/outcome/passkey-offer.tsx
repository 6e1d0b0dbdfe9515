import type { ReactElement } from 'react';
import { PasskeyFrame } from '../../forms/passkey-frame';

/** After the first purchase, a passkey for the next one. The frame says how it ended; nothing depends on it. */
export function PasskeyOffer({ onRead }: { onRead?: () => void }): ReactElement {
  return (
    <PasskeyFrame
      use="create"
      onAnswer={(submit) => void submit().catch(() => {})}
      {...(onRead && { onRead })}
    />
  );
}
