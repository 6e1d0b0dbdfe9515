import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneBadge } from '../../../components/done-badge';
import { Screen } from '../../../components/layout/screen';
import { useIsLate } from './use-is-late';

/** The bank accepted the login. `next` is set once the account is saved. */
export function Connected({ next }: { next?: () => void }): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  // The server verifies the login with the aggregator.
  const isLate = useIsLate(true);
  return (
    <Screen
      centred
      art={<DoneBadge />}
      title={t('bankingInfo.connected')}
      lead={
        <span role="status">{t(isLate ? 'bankingInfo.stillConfirming' : 'bankingInfo.authenticated')}</span>
      }
      primary={{ label: common('buttons.continue'), onPress: () => next?.(), busy: next === undefined }}
    />
  );
}
