import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { EmailText } from '../../components/email-text';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { tokens } from '../../theme/tokens';

/** The address that a returning customer's agreement is sent to, and the option to change it. */
export function AgreementEmail(): ReactElement | null {
  const { t } = useTranslation('offer');
  const { emailMasked } = useView().contact;
  const facts = useFacts();
  const send = useSend();
  const busy = usePending();
  if (emailMasked === null) return null;
  return (
    <Line>
      <dl>
        <dt>{t('qualification.agreementEmail')}</dt>
        <dd>
          <EmailText email={emailMasked} />
        </dd>
      </dl>
      {isActionAllowed('changeEmail', facts) && (
        <Button kind="link" onPress={() => void send({ type: 'changeEmail' })} disabled={busy}>
          {t('qualification.changeEmail')}
        </Button>
      )}
    </Line>
  );
}

const { colour, space } = tokens;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xxs} ${space.m};
  padding: ${space.xs} ${space.m};
  border-radius: ${tokens.radius.medium};
  background: ${colour.sunken};

  > dl {
    min-width: 0;
  }
  dt {
    color: ${colour.muted};
    font-size: ${tokens.font.small};
  }
  dd {
    color: ${colour.navy};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
