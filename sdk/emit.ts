import { brand } from '@tamarack/core/brand';
import type { Ending } from '@tamarack/core/protocol/standalone';
import type { TamarackEvents } from './types';

/** Dispatches an event on the window, where `on()` listens too: an error of a listener is the page's own. */
export const emit = <Type extends keyof TamarackEvents>(type: Type, detail?: TamarackEvents[Type]): boolean =>
  dispatchEvent(new CustomEvent(`${brand.id}-${type}`, { detail }));

/** Emits an outcome. */
export const emitOutcome = (ending: Ending): boolean =>
  emit(ending.type, { sessionToken: ending.sessionToken, checkoutId: ending.checkoutId });
