import type { Route } from '../flow/steps';

/** Window events of a merchant's page that the widget dispatches itself, with their `detail`. */
export interface WidgetPageEvents {
  /** The checkout is on screen. */
  readonly opened: null;
  /** A screen is shown; its route, such as `/verify-phone`. Fires after each step, forward or back. */
  readonly step: { readonly route: Route };
}
