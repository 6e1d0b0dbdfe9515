import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { tokens } from '../../theme/tokens';
import { DisconnectModal } from './disconnect-modal';
import { useBankVisit } from './use-bank-visit';

interface DisconnectLineProps {
  /** `screen`: part of the screen's content instead of a bar at its foot. */
  within?: 'dialog' | 'screen';
}

/**
 * States that a bank is connected and offers to disconnect it, wherever the flow allows that. Needs the `bank`
 * texts.
 */
export function DisconnectLine({ within = 'dialog' }: DisconnectLineProps): ReactElement | null {
  const { t } = useTranslation('bank');
  const facts = useFacts();
  const pending = usePending();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const visit = useBankVisit();

  if (!isActionAllowed('disconnectBank', facts)) return done ? <Done /> : null;
  return (
    <Line $bar={within === 'dialog'}>
      <Icon name="bank" size={20} />
      <span>{t('disconnect.connected')}</span>
      <Button kind="link" onPress={() => setAsking(true)} disabled={pending}>
        {t('disconnect.action')}
      </Button>
      {asking && (
        <DisconnectModal
          onDone={() => {
            setAsking(false);
            setDone(true);
            visit.set({ disconnected: true });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Line>
  );
}

/** Replaces the pressed button and takes the focus. */
function Done(): ReactElement {
  const { t } = useTranslation('bank');
  const line = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <Line $bar ref={line} id={id} role="status" aria-labelledby={id} tabIndex={-1}>
      <Icon name="check" size={20} />
      <span>{t('disconnect.done')}</span>
    </Line>
  );
}

const bar = css`
  padding: ${tokens.space.xxs} ${tokens.space.m};
  border-top: 1px solid ${tokens.colour.line};
  background: ${tokens.colour.sunken};
`;

const Line = styled.div<{ $bar: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${tokens.space.xs};
  min-height: ${tokens.target};
  ${({ $bar }) => $bar && bar}
  color: ${tokens.colour.muted};
  font-size: ${tokens.font.small};

  > button {
    margin-inline: 0;
  }
  &:focus {
    outline: none;
  }
`;
