import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../components/button';
import { useFacts } from '../../store/use-facts';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { tokens } from '../../theme/tokens';

/** Where the agreement of somebody who comes back goes, and the way to another address. */
export function AgreementEmail(): ReactElement | null {
  const { t } = useTranslation('offer');
  const { email } = useView().contact;
  const facts = useFacts();
  const send = useSend();
  const busy = usePending();
  if (email === null) return null;
  return (
    <Line>
      <dl>
        <dt>{t('qualification.agreementEmail')}</dt>
        <dd>{email}</dd>
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
