import { isReturning } from '@tamarack/core/flow/credit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { useBack } from '../../shell/use-back';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { tokens } from '../../theme/tokens';

interface VerifiedProps {
  screen: 'verifyPhone' | 'verifyEmail';
  to: string;
  next: () => void;
  change: () => void;
}

/** Last step of phone and email: what is verified, how to continue, and how to change it. */
export function Verified({ screen, to, next, change }: VerifiedProps): ReactElement {
  const { t } = useTranslation('verify');
  const { t: common } = useTranslation('common');
  const back = useBack();
  const returning = isReturning(useFacts());
  const busy = usePending();
  return (
    <Screen
      key="verified"
      art={
        <Badge>
          <Icon name="check" size={32} />
        </Badge>
      }
      title={t(`${screen}.verifiedTitle`)}
      lead={t(returning ? 'verifyPhone.verifiedLead' : `${screen}.verifiedLead`)}
      back={back}
      primary={{ label: common('buttons.next'), onPress: next, busy }}
    >
      <Line>
        <strong>{to}</strong>
        <Button kind="link" onPress={change} disabled={busy}>
          {t(`${screen}.another`)}
        </Button>
      </Line>
    </Screen>
  );
}

const Badge = styled.span`
  display: inline-grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: ${tokens.colour.okTint};
  color: ${tokens.colour.ok};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xxs} ${tokens.space.m};
  padding: ${tokens.space.xs} ${tokens.space.m};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.colour.sunken};

  > strong {
    min-width: 0;
    color: ${tokens.colour.navy};
    overflow-wrap: anywhere;
  }
`;
