import type { Step } from '@tamarack/core/flow/steps';
import { type ReactElement, Suspense, useEffect } from 'react';
import type { Analytics } from '../analytics/analytics';
import { useLanguage } from '../i18n/use-language';
import { routeTable, toRoute } from '../router/route-table';
import type { Screens } from '../router/screens';
import { useShell } from '../shell/shell-context';
import type { LazyComponents } from './engine';
import { ErrorBoundary } from './error-boundary';
import { NoEngine } from './outcomes/no-engine';
import { Progress } from './progress';
import { ScreenLoading } from './screen-loading';

export interface StepScreenProps {
  readonly step: Step;
  readonly screens: Screens;
  readonly analytics: Analytics;
  /** Undefined until the engine is loaded. */
  readonly lazy: LazyComponents | undefined;
}

/** One step: its progress bar and its screen. Errors do not propagate out of it. */
export function StepScreen({ step, screens, analytics, lazy }: StepScreenProps): ReactElement {
  const shell = useShell();
  const report = (): void => {
    analytics.track({ name: 'problem', type: 'screen' });
    shell.setScreenFailed(true);
  };
  const again = (retry: () => void) => (): void => {
    shell.setScreenFailed(false);
    retry();
  };
  return (
    <>
      <Progress step={step} />
      <ErrorBoundary
        onError={report}
        fallback={(retry) =>
          lazy ? <lazy.ScreenError onRetry={again(retry)} /> : <NoEngine onRetry={again(retry)} />
        }
      >
        <Suspense fallback={<ScreenLoading />}>
          <LazyScreen screens={screens} step={step} />
          <DialogUpdater step={step} screens={screens} analytics={analytics} />
        </Suspense>
      </ErrorBoundary>
      {lazy && <lazy.BankConnection step={step} />}
    </>
  );
}

/** Gets the screen on each render, so that a failed chunk is loaded again after "Try again". */
function LazyScreen({ screens, step }: Pick<StepScreenProps, 'screens' | 'step'>): ReactElement {
  const Content = screens.get(step);
  return <Content />;
}

/** Updates the dialog for the screen shown: name, scroll position, skeleton. */
function DialogUpdater({ step, screens, analytics }: Omit<StepScreenProps, 'lazy'>): null {
  const shell = useShell();
  const language = useLanguage();
  useEffect(() => {
    shell.scrollToTop();
    shell.ready();
    const route = toRoute(step);
    analytics.track({ name: 'step', step, route });
    for (const next of routeTable[route].next ?? []) screens.preload(next);
  }, [shell, step, screens, analytics]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading's text changes with step and language
  useEffect(() => {
    const heading = shell.slot.querySelector('h1')?.textContent;
    if (heading) shell.setTitle(heading);
  }, [shell, step, language]);
  return null;
}
