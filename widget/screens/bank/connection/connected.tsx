import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/icon';
import { Screen } from '../../../components/layout/screen';
import { tokens } from '../../../theme/tokens';
import { useIsLate } from './use-is-late';

/** The bank accepted the login. `next` is there once the account is saved. */
export function Connected({ next }: { next?: () => void }): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  // The server verifies the login with the aggregator.
  const isLate = useIsLate(true);
  return (
    <Screen
      centred
      art={
        <Badge>
          <Icon name="check" size={32} />
        </Badge>
      }
      title={t('bankingInfo.connected')}
      lead={
        <span role="status">{t(isLate ? 'bankingInfo.stillConfirming' : 'bankingInfo.authenticated')}</span>
      }
      primary={{ label: common('buttons.continue'), onPress: () => next?.(), busy: next === undefined }}
    />
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
