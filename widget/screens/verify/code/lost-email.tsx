import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button';
import { Contact } from '../../../components/contact';
import { Disclosure } from '../../../components/layout/disclosure';
import { usePending } from '../../../store/hooks/use-pending';
import { useSend } from '../../../store/hooks/use-send';

/** For people without the account's mailbox: the number may have been somebody else's before. */
export function LostEmail({ canStartOver }: { canStartOver: boolean }): ReactElement {
  const { t } = useTranslation('verify');
  const send = useSend();
  const busy = usePending();
  return (
    <Disclosure summary={t('proof.lost')}>
      <p>{t('proof.lostText')}</p>
      <Contact email={brand.supportEmail} phone={brand.supportPhone} />
      {canStartOver && (
        <>
          <p>{t('proof.startOverText')}</p>
          <Button kind="secondary" onPress={() => void send({ type: 'startOver' })} disabled={busy}>
            {t('proof.startOver')}
          </Button>
        </>
      )}
    </Disclosure>
  );
}
