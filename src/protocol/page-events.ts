import type { Route } from '../flow/steps';

/** Window events of a merchant's page that the widget dispatches itself, with their `detail`. */
export interface WidgetPageEvents {
  /** The checkout is on screen. */
  readonly opened: null;
  /** A screen is shown: its route, as in `/verify-phone`. Again after each step, back and forth. */
  readonly step: { readonly route: Route };
}
