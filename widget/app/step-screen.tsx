import type { Step } from '@tamarack/core/flow/steps';
import { type ReactElement, Suspense, useEffect } from 'react';
import type { Analytics } from '../analytics/analytics';
import { useLanguage } from '../i18n/use-language';
import type { Seldom } from './engine';
import { ErrorBoundary } from './error-boundary';
import type { Screens } from './lazy-screen';
import { nextSteps } from './next-steps';
import { NoEngine } from './no-engine';
import { Progress } from './progress';
import { useShell } from './shell';
import { Waiting } from './waiting';

export interface StepScreenProps {
  readonly step: Step;
  readonly screens: Screens;
  readonly analytics: Analytics;
  /** Once it is here. */
  readonly seldom: Seldom | undefined;
}

/** One step: its progress, and its screen once that is there. Whatever fails in it stays in it. */
export function StepScreen({ step, screens, analytics, seldom }: StepScreenProps): ReactElement {
  const report = (): void => analytics.track({ name: 'problem', type: 'screen' });
  return (
    <>
      <Progress step={step} />
      <ErrorBoundary
        onError={report}
        fallback={(retry) => (seldom ? <seldom.ScreenError onRetry={retry} /> : <NoEngine onRetry={retry} />)}
      >
        <Suspense fallback={<Waiting />}>
          <ScreenOf screens={screens} step={step} />
          <Shown step={step} screens={screens} analytics={analytics} />
        </Suspense>
      </ErrorBoundary>
      {seldom && <seldom.BankConnection step={step} />}
    </>
  );
}

/** Asks for the screen with each draw, so that one whose file failed is fetched anew after "Try again". */
function ScreenOf({ screens, step }: Pick<StepScreenProps, 'screens' | 'step'>): ReactElement {
  const Content = screens.of(step);
  return <Content />;
}

/** The dialog follows what is shown: its name, its scroll position, its skeleton taken away. */
function Shown({ step, screens, analytics }: Omit<StepScreenProps, 'seldom'>): null {
  const shell = useShell();
  const language = useLanguage();
  useEffect(() => {
    shell.body.scrollTop = 0;
    shell.ready();
    analytics.track({ name: 'step', step });
    for (const next of nextSteps[step] ?? []) screens.preload(next);
  }, [shell, step, screens, analytics]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading's text changes with step and language
  useEffect(() => {
    const heading = shell.slot.querySelector('h1')?.textContent;
    if (heading) shell.setTitle(heading);
  }, [shell, step, language]);
  return null;
}
