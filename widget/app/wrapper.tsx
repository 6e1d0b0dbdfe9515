import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../components/spinner';
import { useWidgetState } from '../store/hooks/store-context';
import { Flow, type FlowProps } from './flow';

export interface WrapperProps extends FlowProps {
  /** Starts the session again. */
  readonly onRetry: () => void;
  /** The dialog's own skeleton still stands and says that it is loading. */
  readonly covered: () => boolean;
}

/** Exactly one of the outcomes of loading (specification, section 4), and the messages on top of it. */
export function Wrapper(props: WrapperProps): ReactElement {
  const { seldom } = props;
  return (
    <>
      {seldom && <seldom.Messages />}
      <Outcome {...props} />
    </>
  );
}

function Outcome({ onRetry, covered, ...flow }: WrapperProps): ReactNode {
  const { t } = useTranslation();
  const loading = useWidgetState((state) => state.loading);
  const { seldom } = flow;
  if (loading.kind === 'ready') return <Flow {...flow} />;
  if (loading.kind !== 'loading') return seldom && <seldom.LoadOutcome loading={loading} onRetry={onRetry} />;
  return covered() ? null : <Spinner label={t('wrapper.loading')} />;
}
