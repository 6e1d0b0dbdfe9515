import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner';
import { useWidgetState } from '../store/hooks/store-context';
import { Flow, type FlowProps } from './flow';

interface WrapperProps extends FlowProps {
  /** Requests the session again. */
  readonly onRetry: () => void;
  /** Whether the dialog's own skeleton still covers the content. */
  readonly covered: () => boolean;
}

/** Exactly one of the loading outcomes (specification, section 4), with messages on top. */
export function Wrapper(props: WrapperProps): ReactElement {
  const { lazy } = props;
  return (
    <>
      {lazy && <lazy.Messages />}
      <Outcome {...props} />
    </>
  );
}

function Outcome({ onRetry, covered, ...flow }: WrapperProps): ReactNode {
  const { t } = useTranslation();
  const loading = useWidgetState((state) => state.loading);
  const { lazy } = flow;
  if (loading.kind === 'ready') return <Flow {...flow} />;
  if (loading.kind !== 'loading') return lazy && <lazy.LoadOutcome loading={loading} onRetry={onRetry} />;
  return covered() ? null : <Spinner label={t('wrapper.loading')} />;
}
