import type { Route } from '@tamarack/core/flow/steps';
import { type ReactElement, Suspense, useEffect } from 'react';
import type { Analytics } from '../analytics/analytics';
import { useLanguage } from '../i18n/use-language';
import { routeTable } from '../router/route-table';
import type { Screens } from '../router/screens';
import { useShell } from '../shell/shell-context';
import type { Seldom } from './engine';
import { ErrorBoundary } from './error-boundary';
import { NoEngine } from './outcomes/no-engine';
import { Progress } from './progress';
import { Waiting } from './waiting';

export interface StepScreenProps {
  readonly route: Route;
  readonly screens: Screens;
  readonly analytics: Analytics;
  /** Undefined until the engine is loaded. */
  readonly seldom: Seldom | undefined;
}

/** One step: its progress bar and its screen. Errors stay inside it. */
export function StepScreen({ route, screens, analytics, seldom }: StepScreenProps): ReactElement {
  const { step } = routeTable[route];
  const report = (): void => analytics.track({ name: 'problem', type: 'screen' });
  return (
    <>
      <Progress step={step} />
      <ErrorBoundary
        onError={report}
        fallback={(retry) => (seldom ? <seldom.ScreenError onRetry={retry} /> : <NoEngine onRetry={retry} />)}
      >
        <Suspense fallback={<Waiting />}>
          <ScreenOf screens={screens} route={route} />
          <Shown route={route} screens={screens} analytics={analytics} />
        </Suspense>
      </ErrorBoundary>
      {seldom && <seldom.BankConnection step={step} />}
    </>
  );
}

/** Gets the screen on each render, so that a failed chunk is loaded again after "Try again". */
function ScreenOf({ screens, route }: Pick<StepScreenProps, 'screens' | 'route'>): ReactElement {
  const Content = screens.get(routeTable[route]);
  return <Content />;
}

/** Updates the dialog for the screen shown: name, scroll position, skeleton. */
function Shown({ route, screens, analytics }: Omit<StepScreenProps, 'seldom'>): null {
  const shell = useShell();
  const language = useLanguage();
  useEffect(() => {
    shell.body.scrollTop = 0;
    shell.ready();
    const { step, next = [] } = routeTable[route];
    analytics.track({ name: 'step', step, route });
    for (const each of next) screens.preload(each);
  }, [shell, route, screens, analytics]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading's text changes with route and language
  useEffect(() => {
    const heading = shell.slot.querySelector('h1')?.textContent;
    if (heading) shell.setTitle(heading);
  }, [shell, route, language]);
  return null;
}
