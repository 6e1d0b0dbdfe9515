import { routes, steps } from '@tamarack/core/flow/steps';
import { type ReactElement, useMemo } from 'react';
import { Route, Router, Switch } from 'wouter';
import type { Analytics } from '../analytics/analytics';
import { useSend } from '../store/use-send';
import type { Screens } from './lazy-screen';
import { createStepLocation } from './step-route';
import { StepScreen } from './step-screen';

export interface FlowProps {
  readonly screens: Screens;
  readonly analytics: Analytics;
}

/** The routed step. A path that is no route shows nothing; the flow never leads to one. */
export function Flow({ screens, analytics }: FlowProps): ReactElement {
  const send = useSend();
  const location = useMemo(() => createStepLocation(send), [send]);
  return (
    <Router hook={location}>
      <Switch>
        {steps.map((step) => (
          <Route key={step} path={routes[step]}>
            <StepScreen key={step} step={step} screens={screens} analytics={analytics} />
          </Route>
        ))}
      </Switch>
    </Router>
  );
}
