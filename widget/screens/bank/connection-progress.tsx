import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/screen';
import { Spinner } from '../../components/spinner';
import { tokens } from '../../theme/tokens';

/** After the bank said yes: "Connected", then "Please wait" while the account is set up. */
export function ConnectionProgress({ at }: { at: 'connected' | 'creating' }): ReactElement {
  const { t } = useTranslation('bank');
  if (at === 'connected') {
    return (
      <Screen
        key="connected"
        centred
        art={
          <Badge>
            <Icon name="check" size={32} />
          </Badge>
        }
        title={t('bankingInfo.connected')}
        lead={t('bankingInfo.authenticated')}
      />
    );
  }
  return (
    <Screen key="creating" centred title={t('bankingInfo.pleaseWait')}>
      <Spinner label={t('bankingInfo.creating')} />
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
