import type { WidgetPageEvents } from '@tamarack/core/protocol/page-events';
import type { OutcomeDetail, Tamarack, TamarackError } from './types';

/** Events of a checkout with their payloads. None contains anything that the customer typed. */
export interface TamarackEvents extends WidgetPageEvents {
  /** The agreement is signed; the dialog still shows the confirmation. Not proof of payment. */
  readonly approved: OutcomeDetail;
  /** Not financed; fires when the checkout closes. */
  readonly rejected: OutcomeDetail;
  /** The customer confirmed that they want to leave. */
  readonly abandoned: OutcomeDetail;
  /**
   * Something keeps the customer from going on, as the checkout shows it; they may still succeed with a retry. Where nothing
   * could be opened, only the promise rejects.
   */
  readonly error: TamarackError;
  /** The dialog or window is closed; the promise of `run()` has the outcome. */
  readonly closed: null;
}

/** All window events: those of `on()`, and the loader's. */
export interface TamarackEventMap extends TamarackEvents {
  readonly ready: Tamarack;
}

export type TamarackEventName = keyof TamarackEvents;

type TamarackWindowEvents = {
  [Type in keyof TamarackEventMap as `tamarack-${Type}`]: CustomEvent<TamarackEventMap[Type]>;
};

declare global {
  interface WindowEventMap extends TamarackWindowEvents {}
}
