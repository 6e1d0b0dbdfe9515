import type { Problem } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { findSendFailure, useNotSentText } from './code/use-not-sent-text';

interface LockedStepProps {
  title: string;
  lead: string;
  /** Label of the button that sends the code. */
  action: string;
  event: FlowEvent;
  /** For people who cannot receive the code. */
  children: ReactNode;
}

/** A code unlocks the application. Its recipient is on file and not entered here. */
export function LockedStep({ title, lead, action, event, children }: LockedStepProps): ReactElement {
  const send = useSend();
  const busy = usePending();
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const text = useNotSentText();
  const ask = async (): Promise<void> => {
    setRefusal(null);
    const result = await send(event);
    if (!result.ok) setRefusal(findSendFailure(result.problem));
  };
  return (
    <Screen
      art={<Icon name="lock" size={40} />}
      title={title}
      lead={lead}
      primary={{ label: action, busy }}
      onSubmit={() => void ask()}
    >
      {refusal && (
        <Notice tone="error" announce>
          {text(refusal)}
        </Notice>
      )}
      {children}
    </Screen>
  );
}
