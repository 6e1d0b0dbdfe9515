import type { Route } from '../flow/steps';
import type { EndingDetail, Failure } from './opening';
import type { Ending } from './standalone';

/** Window events of a merchant's page that the widget dispatches itself, with their `detail`. */
export interface WidgetPageEvents {
  /** The checkout is on screen. */
  readonly opened: null;
  /** A screen is shown; its route, such as `/verify-phone`. Fires after each step, forward or back. */
  readonly step: { readonly route: Route };
}

/** Events of a checkout that the loader opened, as it ends; `TamarackEvents` documents them. */
export type ClosingPageEvents = Readonly<Record<Ending['type'], EndingDetail>> & {
  readonly error: Failure;
  readonly closed: null;
};
