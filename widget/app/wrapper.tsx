import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner';
import { useWidgetState } from '../store/context';
import { Flow, type FlowProps } from './flow';
import { LinkError } from './link-error';
import { MessageScreen } from './message-screen';
import { Messages } from './messages';

export interface WrapperProps extends FlowProps {
  /** Starts the session again. */
  readonly onRetry: () => void;
  /** The dialog's own skeleton still stands and says that it is loading. */
  readonly covered: () => boolean;
}

/** Exactly one of the outcomes of loading (specification, section 4), and the messages on top of it. */
export function Wrapper({ onRetry, covered, ...flow }: WrapperProps): ReactElement {
  return (
    <>
      <Messages />
      <Outcome onRetry={onRetry} covered={covered} {...flow} />
    </>
  );
}

function Outcome({ onRetry, covered, ...flow }: WrapperProps): ReactElement | null {
  const { t } = useTranslation('common');
  const loading = useWidgetState((state) => state.loading);
  switch (loading.kind) {
    case 'loading':
      return covered() ? null : <Spinner label={t('wrapper.loading')} />;
    case 'ready':
      return <Flow {...flow} />;
    case 'invoiceLink':
      return <LinkError code={loading.code} />;
    case 'errorGeneral': {
      const message = loading.message ?? t('wrapper.general');
      return (
        <MessageScreen key="general" message={message} onRetry={loading.retryable ? onRetry : undefined} />
      );
    }
    case 'errorRequest':
      return (
        <MessageScreen
          key="request"
          message={t('wrapper.request')}
          onRetry={loading.retryable ? onRetry : undefined}
        />
      );
    case 'expired':
      return <MessageScreen key="expired" message={t('wrapper.expired')} />;
  }
}
