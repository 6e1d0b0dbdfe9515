import { brand } from '@tamarack/core/brand';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationView } from '../../api/types';
import { DoneBadge } from '../../components/done-badge';
import { Screen } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { Spinner } from '../../components/spinner';
import { Help } from '../../shell/help';
import { useShell } from '../../shell/shell-context';
import { useView } from '../../store/hooks/use-view';
import { PasskeyOffer } from './passkey-offer';
import { useCompletion } from './use-completion';

/** Milliseconds for which the thank-you text is shown before the redirect. */
export const THANKS_DURATION = 6000;

/** The same if a passkey is offered. */
const OFFER_DURATION = 15_000;

/** The same, once the customer looks at the offer or is in the browser's dialog. */
const READING_DURATION = 60_000;

const getNextText = (
  { emailMasked }: Pick<ApplicationView['contact'], 'emailMasked'>,
  { onShipment }: Pick<ApplicationView['settings'], 'onShipment'>,
) => {
  if (onShipment) return 'nextOnShipment';
  return emailMasked === null ? 'nextNoEmail' : 'next';
};

/** The merchant's page has heard of the purchase, and the session's token is ended: the screen needs no call any more. */
export function Final(): ReactElement {
  const { t } = useTranslation('final');
  const { contact, merchant, settings } = useView();
  const completion = useCompletion();
  const shell = useShell();
  const { done } = completion;
  const [isReading, setIsReading] = useState(false);
  const isOffered = contact.passkey === 'create';
  const noteReading = useCallback(() => setIsReading(true), []);
  useEffect(() => {
    if (!done) return;
    const unread = isOffered ? OFFER_DURATION : THANKS_DURATION;
    const timer = setTimeout(() => shell.requestClose(), isReading ? READING_DURATION : unread);
    return () => clearTimeout(timer);
  }, [done, isOffered, isReading, shell]);
  if (!done) {
    return (
      <Screen
        key={completion.failed ? 'failed' : 'working'}
        centred
        focusTitle={completion.failed}
        title={t(completion.failed ? 'failedTitle' : 'title')}
        primary={
          completion.failed
            ? { label: t('retry'), onPress: completion.retry, busy: completion.busy }
            : undefined
        }
      >
        {completion.failed ? (
          <>
            <Notice tone="warn" announce>
              {t('failed')}
            </Notice>
            <Help centred />
          </>
        ) : (
          <Spinner label={t('working')} />
        )}
      </Screen>
    );
  }
  const provider = brand.providerShort;
  return (
    <Screen
      key="done"
      centred
      art={<DoneBadge />}
      title={t('title')}
      lead={t('done')}
      primary={{
        label: t('button', { merchant: merchant.name }),
        onPress: () => shell.requestClose(),
      }}
    >
      <p>{t(getNextText(contact, settings), { provider, email: contact.emailMasked })}</p>
      <p role="status">{t('returning', { merchant: merchant.name })}</p>
      <PasskeyOffer onRead={noteReading} />
    </Screen>
  );
}
