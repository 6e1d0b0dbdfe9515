import { isReturning } from '@tamarack/core/flow/credit';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { DoneBadge } from '../../components/done-badge';
import { EmailText } from '../../components/email-text';
import { Screen } from '../../components/layout/screen';
import { useBack } from '../../shell/use-back';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { tokens } from '../../theme/tokens';

/** Milliseconds for which a new result is shown before the flow continues. */
export const BREATH = 3000;

interface VerifiedProps {
  screen: 'verifyPhone' | 'verifyEmail';
  to: string;
  next: () => void;
  change: () => void;
  /** It was just verified: the flow continues automatically, unless the person focuses the change or prefers less motion. */
  goesOn?: boolean;
}

/** Last step of phone and email: shows the verified contact, and lets the applicant continue or change it. */
export function Verified({ screen, to, next, change, goesOn = false }: VerifiedProps): ReactElement {
  const { t } = useTranslation('verify');
  const { t: common } = useTranslation('common');
  const back = useBack();
  const returning = isReturning(useFacts());
  const busy = usePending();
  const [isGoing, setIsGoing] = useState(goesOn);
  const stay = (): void => setIsGoing(false);
  const goOn = useRef(next);
  goOn.current = next;
  useEffect(() => {
    if (!isGoing || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => goOn.current(), BREATH);
    return () => clearTimeout(timer);
  }, [isGoing]);
  return (
    <Screen
      key="verified"
      art={<DoneBadge />}
      title={t(`${screen}.verifiedTitle`)}
      lead={t(returning ? 'verifyPhone.verifiedLead' : `${screen}.verifiedLead`)}
      back={back}
      primary={{ label: common('buttons.next'), onPress: next, busy }}
    >
      <Line onFocus={stay} onPointerEnter={stay}>
        <strong>
          <EmailText email={to} />
        </strong>
        <Button kind="link" onPress={change} disabled={busy}>
          {t(`${screen}.another`)}
        </Button>
      </Line>
    </Screen>
  );
}

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
