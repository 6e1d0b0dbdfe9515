import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loading } from '../../store/state/state';
import { LinkError } from './link-error';
import { MessageScreen } from './message-screen';
import { NoMerchant } from './no-merchant';
import { ReusedSession } from './reused-session';
import { SetupError } from './setup-error';

interface LoadOutcomeProps {
  readonly loading: Exclude<Loading, { kind: 'loading' | 'ready' }>;
  /** Requests the session again. */
  readonly onRetry: () => void;
}

/** Replaces the flow when loading failed. */
export function LoadOutcome({ loading, onRetry }: LoadOutcomeProps): ReactElement {
  const { t } = useTranslation('common');
  switch (loading.kind) {
    case 'invoiceLink':
      return <LinkError code={loading.code} />;
    case 'errorSetup':
      return <SetupError code={loading.code} message={loading.message} />;
    case 'errorGeneral':
      return (
        <MessageScreen
          key="general"
          message={t('wrapper.general')}
          onRetry={loading.retryable ? onRetry : undefined}
        />
      );
    case 'errorRequest': {
      const request = t('wrapper.request');
      return (
        <MessageScreen
          key="request"
          {...(loading.unreachable
            ? { title: request, message: t('wrapper.unreachable') }
            : { message: request })}
          onRetry={loading.retryable ? onRetry : undefined}
        />
      );
    }
    case 'expired':
      return <MessageScreen key="expired" message={t('wrapper.expired')} />;
    case 'reused':
      return <ReusedSession />;
    case 'noMerchant':
      return <NoMerchant />;
  }
}
