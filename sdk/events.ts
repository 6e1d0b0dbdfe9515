import type { Tamarack, TamarackEvents } from './types';

/** All window events: those of `on()`, and the loader's. */
export interface TamarackEventMap extends TamarackEvents {
  readonly ready: Tamarack;
}

type TamarackWindowEvents = {
  [Type in keyof TamarackEventMap as `tamarack-${Type}`]: CustomEvent<TamarackEventMap[Type]>;
};

declare global {
  interface WindowEventMap extends TamarackWindowEvents {}
}
